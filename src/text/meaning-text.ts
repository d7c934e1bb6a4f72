import { words } from '#messages/own-games';
import type { Counting, Meaning } from '../domain/measuring/meaning';
import { radians, toDegrees } from '../domain/geometry/units';
import { exactNumberText } from './numbers';
import { degreesText } from './angles';

/** Rules with a name of their own, by their degrees for each 1. */
const namedLines: readonly (readonly [number, string])[] = [
  [1, words.counting.degrees],
  [0.5, words.counting.double],
  [2, words.counting.half],
  [toDegrees(radians(1)), words.counting.radians],
];

const shortDegrees = (degrees: number): string =>
  degreesText(degrees, Number.isInteger(Math.round(degrees * 10) / 10) ? 0 : 1);

/** @example countingText({ kind: 'vertical' }) // "the angle in degrees" */
export function countingText(counting: Counting): string {
  switch (counting.kind) {
    case 'vertical':
      return words.counting.degrees;
    case 'vertical-linear': {
      const { zeroAt, degreesPerUnit } = counting;
      const named = namedLines.find(([step]) => zeroAt === 0 && Math.abs(step - degreesPerUnit) < 1e-9);
      if (named) return named[1];
      return zeroAt === 0
        ? words.counting.times(shortDegrees(degreesPerUnit))
        : words.counting.line(shortDegrees(zeroAt), shortDegrees(degreesPerUnit));
    }
    case 'vertical-parabola':
      return words.counting.parabola;
    case 'vertical-halved-below':
      return words.counting.halved(exactNumberText(counting.base));
  }
}

/** @example meaningText({ counting: degrees, axis: 'vertical' }) // "the angle in degrees, from bottom to top" */
export const meaningText = ({ counting, axis }: Meaning): string =>
  words.meaning(countingText(counting), words.axes[axis]);
