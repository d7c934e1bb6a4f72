import { words } from '#messages/measure';
import type { Counting, Meaning } from '../../domain/measuring/meaning';
import { radians, toDegrees } from '../../domain/geometry/units';
import { exactNumberText } from '../../text/numbers';
import { degreesText } from '../../text/angles';

const texts = words.result;

/** Rules with a name of their own, by their degrees for each 1. */
const namedLines: readonly (readonly [number, string])[] = [
  [1, texts.counting.degrees],
  [0.5, texts.counting.double],
  [2, texts.counting.half],
  [toDegrees(radians(1)), texts.counting.radians],
];

const shortDegrees = (degrees: number): string =>
  degreesText(degrees, Number.isInteger(Math.round(degrees * 10) / 10) ? 0 : 1);

/** @example countingText({ kind: 'vertical' }) // "the angle in degrees" */
export function countingText(counting: Counting): string {
  switch (counting.kind) {
    case 'vertical':
      return texts.counting.degrees;
    case 'vertical-linear': {
      const { zeroAt, degreesPerUnit } = counting;
      const named = namedLines.find(([step]) => zeroAt === 0 && Math.abs(step - degreesPerUnit) < 1e-9);
      if (named) return named[1];
      return zeroAt === 0
        ? texts.counting.times(shortDegrees(degreesPerUnit))
        : texts.counting.line(shortDegrees(zeroAt), shortDegrees(degreesPerUnit));
    }
    case 'vertical-parabola':
      return texts.counting.parabola;
    case 'vertical-halved-below':
      return texts.counting.halved(exactNumberText(counting.base));
  }
}

/** @example meaningText({ counting: degrees, axis: 'vertical' }) // "the angle in degrees, from bottom to top" */
export const meaningText = ({ counting, axis }: Meaning): string =>
  texts.meaning(countingText(counting), texts.axes[axis]);
