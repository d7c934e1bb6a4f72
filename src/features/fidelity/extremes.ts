import type { Fidelity } from '../../domain/geometry/fidelity';
import { toDegrees } from '../../domain/geometry/units';

/** How far off pictures are at most, and how small and large things look in them. */
export interface Extremes {
  readonly largestErrorDegrees: number;
  readonly smallestScale: number;
  readonly largestScale: number;
}

export const extremesOf = (answers: readonly Fidelity[]): Extremes => {
  let largestErrorDegrees = 0;
  let smallestScale = Infinity;
  let largestScale = -Infinity;
  for (const { screens, worst } of answers) {
    largestErrorDegrees = Math.max(largestErrorDegrees, Math.abs(toDegrees(worst.error)));
    for (const { samples } of screens) {
      for (const { scale } of samples) {
        if (scale < smallestScale) smallestScale = scale;
        if (scale > largestScale) largestScale = scale;
      }
    }
  }
  return { largestErrorDegrees, smallestScale, largestScale };
};
