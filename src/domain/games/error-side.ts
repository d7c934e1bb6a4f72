/** Comparison of the angle a number gives to the true angle. */
export type ErrorSide = 'exact' | 'narrow' | 'wide';

/** An error that is displayed as 0 is exact. @example errorSide(-1.3675) // "narrow" */
export const errorSide = (errorDegrees: number, decimals = 1): ErrorSide => {
  if (Number(errorDegrees.toFixed(decimals)) === 0) return 'exact';
  return errorDegrees < 0 ? 'narrow' : 'wide';
};
