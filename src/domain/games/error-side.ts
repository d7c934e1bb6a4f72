/** How what a number gives compares to the true angle. */
export type ErrorSide = 'exact' | 'narrow' | 'wide';

/** Below what is shown of it, an error is none. @example errorSide(-1.3675) // "narrow" */
export const errorSide = (errorDegrees: number, decimals = 1): ErrorSide => {
  if (Number(errorDegrees.toFixed(decimals)) === 0) return 'exact';
  return errorDegrees < 0 ? 'narrow' : 'wide';
};
