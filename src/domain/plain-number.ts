/**
 * A number for games and files: plain ASCII in every language. Never "-0".
 *
 * @example plainNumber(-7.64, 1) // "-7.6"
 */
export const plainNumber = (value: number, decimals: number): string => {
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace('-', '') : text;
};
