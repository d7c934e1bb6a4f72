import { words } from '#messages/compare';
import { words as exactWords } from '#messages/exact';
import { sharpness } from '../../domain/geometry/sharpness';
import { toDegrees, type Radians, type Units } from '../../domain/geometry/units';
import { degreesText } from '../../text/angles';
import { lengthText, shortLengthText } from '../../text/lengths';
import { numberText } from '../../text/numbers';
import type { ExactAnswer } from '../../domain/rig/exact-answer';
import { mmPer } from '../../domain/rig/read-quantity';

export type QuantityId =
  'distance' | 'horizontal' | 'vertical' | 'sideAngle' | 'total' | 'width' | 'depth' | 'sharpness';

/** What is compared of two rigs, in the order in which it is shown. */
export const quantityTerms: Readonly<Record<QuantityId, string>> = {
  distance: words.quantities.distance,
  horizontal: exactWords.angles.horizontal.term,
  vertical: exactWords.angles.vertical.term,
  sideAngle: exactWords.angles.sideAngle.term,
  total: exactWords.angles.total.term,
  width: words.quantities.width,
  depth: words.quantities.depth,
  sharpness: exactWords.sharpness.pixelsPerDegree.term,
};

/** As they are shown: degrees, the chosen unit of length, pixels per degree; null = there is none. */
export type Quantities = Readonly<Record<QuantityId, number | null>>;

/** What is left of a number in print: two that look the same are the same. */
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
    // Of one screen, what it covers from edge to edge.
    total: angle(view.triple?.total ?? view.coverage),
    width: length(plan?.footprint.widthMm),
    depth: length(plan?.footprint.depthMm),
    sharpness: sharpnessOf(answer),
  };
}

/** @example quantityText('total', 61.7, 'cm') // "61.7°" */
export function quantityText(id: QuantityId, value: number, units: Units): string {
  if (id === 'sharpness') return numberText(value, 0);
  const lengthMm = value * mmPer[units];
  // It was typed, and then most often without a tenth.
  if (id === 'distance') return shortLengthText(lengthMm, units);
  return isLength(id) ? lengthText(lengthMm, units) : degreesText(value);
}

const isLength = (id: QuantityId): boolean => id === 'distance' || id === 'width' || id === 'depth';

/** In a sentence, a whole length needs no tenth that is zero. @example quantityInSentence('width', 10, 'cm') // "10 cm" */
export const quantityInSentence = (id: QuantityId, value: number, units: Units): string =>
  isLength(id) ? shortLengthText(value * mmPer[units], units) : quantityText(id, value, units);
