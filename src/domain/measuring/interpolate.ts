import { toDegrees, type Degrees, type Radians } from '../geometry/units';
import { verticalOfHalfTangent } from './meaning';
import type { MeasuredPicture } from './measured-pictures';

type Knot = Pick<MeasuredPicture, 'number' | 'lnT'>;

/** Share of the gap to the nearest measured number by which a curve may be continued. */
const reach = 0.5;

/** Curve through measured pictures, monotone like them. */
export interface PictureCurve {
  readonly knots: readonly Knot[];
  /** Slope of ln tan(V / 2) at each knot. */
  readonly slopes: readonly number[];
}

const slopesOf = (knots: readonly Knot[]): readonly number[] => {
  const gaps = knots.slice(1).map(({ number }, index) => number - (knots[index]?.number ?? NaN));
  const rises = knots
    .slice(1)
    .map(({ lnT }, index) => (lnT - (knots[index]?.lnT ?? NaN)) / (gaps[index] ?? NaN));
  return knots.map((_, index) => {
    const [before, after] = [rises[index - 1], rises[index]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    // Fritsch and Carlson: a weighted harmonic mean keeps the curve between its knots.
    const [left, right] = [gaps[index - 1] ?? 0, gaps[index] ?? 0];
    const [wider, narrower] = [2 * right + left, right + 2 * left];
    return (wider + narrower) / (wider / before + narrower / after);
  });
};

/**
 * Monotone curve through pictures in the order of their numbers; null if there are fewer than two, or the angle does not
 * keep growing or shrinking.
 */
export const curveThrough = (pictures: readonly Knot[]): PictureCurve | null => {
  const knots = pictures.map(({ number, lnT }) => ({ number, lnT }));
  const steps = knots.slice(1).map(({ number, lnT }, index) => ({
    gap: number - (knots[index]?.number ?? NaN),
    rise: lnT - (knots[index]?.lnT ?? NaN),
  }));
  const isMonotone =
    steps.length > 0 &&
    steps.every(({ gap }) => gap > 0) &&
    (steps.every(({ rise }) => rise > 0) || steps.every(({ rise }) => rise < 0));
  return isMonotone ? { knots, slopes: slopesOf(knots) } : null;
};

/** Numbers between which the curve holds: half a gap beyond the measured ones. */
const endsOf = ({ knots }: PictureCurve) => {
  const at = (index: number) => knots.at(index)?.number ?? NaN;
  return {
    least: at(0) - reach * (at(1) - at(0)),
    most: at(-1) + reach * (at(-1) - at(-2)),
  };
};

/** ln tan(V / 2) at a number; straight beyond the ends. */
const lnTAt = ({ knots, slopes }: PictureCurve, number: number): number => {
  const [first, last] = [knots[0], knots.at(-1)];
  if (!first || !last) return NaN;
  if (number <= first.number) return first.lnT + (slopes[0] ?? 0) * (number - first.number);
  if (number >= last.number) return last.lnT + (slopes.at(-1) ?? 0) * (number - last.number);
  const index = knots.findIndex((knot) => knot.number > number) - 1;
  const [left, right] = [knots[index], knots[index + 1]];
  if (!left || !right) return NaN;
  const gap = right.number - left.number;
  const u = (number - left.number) / gap;
  const [v, w] = [u * u * (3 - 2 * u), u * (1 - u)];
  return (
    left.lnT * (1 - v) +
    right.lnT * v +
    gap * w * ((1 - u) * (slopes[index] ?? 0) - u * (slopes[index + 1] ?? 0))
  );
};

/**
 * Vertical angle that a number gives; null farther than half a gap beyond the measured numbers.
 *
 * @example verticalAt(curve, 50) // 55, if that was measured
 */
export const verticalAt = (curve: PictureCurve, number: number): Degrees | null => {
  const { least, most } = endsOf(curve);
  if (!(number >= least && number <= most)) return null;
  return toDegrees(verticalOfHalfTangent(Math.exp(lnTAt(curve, number))));
};

/** The same of any number: as far as the curve holds. */
export const nearestVertical = (curve: PictureCurve, number: number): Radians => {
  const { least, most } = endsOf(curve);
  return verticalOfHalfTangent(Math.exp(lnTAt(curve, Math.min(Math.max(number, least), most))));
};

/** A number read from a curve. */
export interface NumberOnCurve {
  readonly number: number;
  /** Side on which it lies beyond the measured numbers: less certain. */
  readonly beyond: 'below' | 'above' | null;
}

/**
 * Number that gives a picture with this tan(V / 2); null if it lies farther than half a gap beyond the measured ones.
 *
 * @example numberOnCurve(curve, Math.tan(toRadians(27.5))) // { number: 50, beyond: null }, if 50 gave 55°
 */
export const numberOnCurve = (curve: PictureCurve, halfTangent: number): NumberOnCurve | null => {
  const wanted = Math.log(halfTangent);
  const { least, most } = endsOf(curve);
  const isGrowing = lnTAt(curve, most) > lnTAt(curve, least);
  const isBelow = (number: number) => lnTAt(curve, number) < wanted === isGrowing;
  if (!Number.isFinite(wanted)) return null;
  const range = [lnTAt(curve, least), lnTAt(curve, most)];
  if (wanted < Math.min(...range) || wanted > Math.max(...range)) return null;
  let [low, high] = [least, most];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (isBelow(middle)) low = middle;
    else high = middle;
  }
  const number = (low + high) / 2;
  const [first, last] = [curve.knots[0]?.number ?? NaN, curve.knots.at(-1)?.number ?? NaN];
  const slack = 1e-9 * (last - first);
  return { number, beyond: number < first - slack ? 'below' : number > last + slack ? 'above' : null };
};
