/** Enough halvings to run out of digits from any start. */
const maxSteps = 2200;

/**
 * Value at which `isBelow` turns from true to false, to the last digit: doubles from `start` until it is false, then
 * bisects. null if it never turns.
 *
 * @example bisect((x) => x * x < 2, { low: 0, start: 1 }) // 1.4142135623730951
 */
export const bisect = (
  isBelow: (value: number) => boolean,
  { low: floor, start }: { readonly low: number; readonly start: number },
): number | null => {
  let low = floor;
  let high = start;
  while (isBelow(high)) {
    low = high;
    high *= 2;
    if (!Number.isFinite(high)) return null;
  }
  for (let step = 0; step < maxSteps; step++) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return low === floor ? null : high;
    if (isBelow(middle)) low = middle;
    else high = middle;
  }
  return high;
};
