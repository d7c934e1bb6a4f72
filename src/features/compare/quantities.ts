import { words } from '#messages/compare';
import { words as exactWords } from '#messages/exact';
import { sharpness } from '../../domain/geometry/sharpness';
import { mmPer, toDegrees, type Radians, type Units } from '../../domain/geometry/units';
import { degreesFigure } from '../../text/angles';
import { bareFigure, unbrokenText, type FigureParts } from '../../text/figures';
import { lengthFigure, shortLengthFigure } from '../../text/lengths';
import { numberText } from '../../text/numbers';
import type { ExactAnswer } from '../../domain/rig/exact-answer';

export type QuantityId =
  'distance' | 'horizontal' | 'vertical' | 'sideAngle' | 'total' | 'width' | 'depth' | 'sharpness';

/** Compared quantities, in the shown order. */
export const quantityTerms: Readonly<Record<QuantityId, string>> = {
  distance: words.quantities.distance,
  horizontal: exactWords.angles.horizontal.term,
  vertical: exactWords.angles.vertical.term,
  sideAngle: exactWords.angles.sideAngle.term,
  total: words.quantities.total,
  width: words.quantities.width,
  depth: words.quantities.depth,
  sharpness: words.quantities.sharpness,
};

/** In degrees, the chosen unit of length, or pixels per degree; null = none. */
export type Quantities = Readonly<Record<QuantityId, number | null>>;

/** Rounded as shown, so that two values that look the same are the same. */
export const asShown = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;

const sharpnessOf = ({ setup, seen }: ExactAnswer): number | null => {
  if (setup.resolution === null || !seen.ok) return null;
  const { panel, eyeDistanceMm } = seen.value.rig;
  const { widthPx } = setup.resolution;
  const answer = sharpness({ widthPx, widthMm: panel.widthMm, eyeDistanceMm, gapMm: 0 });
  return answer.ok ? asShown(answer.value.pixelsPerDegree, 0) : null;
};

/** null = an impossible rig. */
export function quantitiesOf(answer: ExactAnswer, units: Units): Quantities | null {
  const { seen, plan } = answer;
  if (!seen.ok) return null;
  const { rig, view } = seen.value;
  const angle = (value: Radians | undefined) => (value === undefined ? null : asShown(toDegrees(value), 1));
  const length = (mm: number | undefined) => (mm === undefined ? null : asShown(mm / mmPer[units], 1));
  return {
    distance: length(rig.eyeDistanceMm),
    horizontal: angle(view.h),
    vertical: angle(view.v),
    sideAngle: angle(view.triple?.sideAngle),
    // For one screen, its angle from edge to edge.
    total: angle(view.triple?.total ?? view.coverage),
    width: length(plan?.footprint.widthMm),
    depth: length(plan?.footprint.depthMm),
    sharpness: sharpnessOf(answer),
  };
}

/** @example quantityFigure('total', 61.7, 'cm') // { number: '61.7', unit: '°' } */
export function quantityFigure(id: QuantityId, value: number, units: Units): FigureParts {
  if (id === 'sharpness') return bareFigure(numberText(value, 0));
  const lengthMm = value * mmPer[units];
  // A typed length, usually without tenths.
  if (id === 'distance') return shortLengthFigure(lengthMm, units);
  return isLength(id) ? lengthFigure(lengthMm, units) : degreesFigure(value);
}

const isLength = (id: QuantityId): boolean => id === 'distance' || id === 'width' || id === 'depth';

/** A length in a sentence has no tenth that is zero. @example quantityInSentence('width', 10, 'cm') // "10 cm" */
export const quantityInSentence = (id: QuantityId, value: number, units: Units): string =>
  unbrokenText(
    isLength(id) ? shortLengthFigure(value * mmPer[units], units) : quantityFigure(id, value, units),
  );
