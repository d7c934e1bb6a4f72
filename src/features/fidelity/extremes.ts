import type { Fidelity } from '../../domain/geometry/fidelity';
import { toDegrees } from '../../domain/geometry/units';

/** Largest error of the bearing, and smallest and largest size of things, over several pictures. */
export interface Extremes {
  readonly largestErrorDegrees: number;
  readonly smallestScale: number;
  readonly largestScale: number;
}

export const extremesOf = (answers: readonly Pick<Fidelity, 'screens'>[]): Extremes => {
  let largestErrorDegrees = 0;
  let smallestScale = Infinity;
  let largestScale = -Infinity;
  for (const { screens } of answers) {
    for (const { samples } of screens) {
      for (const { error, scale } of samples) {
        largestErrorDegrees = Math.max(largestErrorDegrees, Math.abs(toDegrees(error)));
        if (scale < smallestScale) smallestScale = scale;
        if (scale > largestScale) largestScale = scale;
      }
    }
  }
  return { largestErrorDegrees, smallestScale, largestScale };
};
