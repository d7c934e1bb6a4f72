import type { Monitor } from './types';

/** Browsers round the size of a scaled display. */
const tolerancePx = 2;

/**
 * Monitors with the pixels of a display, in the order of the list.
 *
 * @example likeDisplay(list, [5120, 1440])[0]?.model // "AGON AG493UCX"
 */
export const likeDisplay = (
  list: readonly Monitor[],
  [width, height]: readonly [number, number],
): readonly Monitor[] =>
  list.filter(
    ({ resolution }) =>
      Math.abs(resolution[0] - width) <= tolerancePx && Math.abs(resolution[1] - height) <= tolerancePx,
  );
