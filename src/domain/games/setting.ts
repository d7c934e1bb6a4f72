import { radians, toDegrees, toRadians, type Degrees, type Radians } from '../geometry/units';
import type { Fov, ViewAngles } from '../geometry/view-angles';
import { angleGivenBy, axisOf, convert, fovOfVertical, ratioOf } from './convert';
import { doubtfulAbove } from './doubtful-above';
import type { Axis } from './record-types';
import type { Scale } from './types';

/** Extent of the number: one screen's picture, or all three screens in one of two ways. */
export type Span = 'screen' | 'one-projection' | 'total';

/** A game's number and its error. */
export interface Setting {
  /** The number to type: on the game's step, within its range. */
  readonly value: number;
  /** The true number, neither rounded nor clamped. */
  readonly exact: number;
  /**
   * Side on which the true number lies outside of the game's range. A number that the game's step rounds to the limit
   * passes if the limit's angle is at most half a degree off.
   */
  readonly outOfRange: 'below' | 'above' | null;
  /** The value is in a part of the range about which sources disagree. */
  readonly doubtful: boolean;
  /** Limits of the game on this rig, on its own step. */
  readonly limits: Limits;
  readonly span: Span;
  readonly axis: Axis;
  /** Angle along `axis` that `value` really gives. */
  readonly gives: Degrees;
  /** `gives` minus the true angle: negative is narrow, positive is wide. */
  readonly errorDegrees: Degrees;
}

/** Lowest and highest number of the game; null = not known. */
export interface Limits {
  readonly min: number | null;
  readonly max: number | null;
}

const unknownLimits: Limits = { min: null, max: null };

/** Whole numbers of steps avoid errors of binary fractions: 8 / 20 is 0.4, 8 · 0.05 need not be. */
const stepsPerUnit = ({ step, decimals }: Scale): number =>
  step === null ? 10 ** decimals : Math.round(1 / step);

/** Extent of the number, and the span that the game draws if that is not the true one. */
interface SpanOptions {
  readonly span?: Span;
  readonly drawnTotal?: Radians;
}

/** A picture, and what the limits depend on. */
interface Picture {
  readonly fov: Fov;
  /** Angles that the eye sees; a game may be unable to draw them. */
  readonly seen: Fov;
  readonly ratio: number;
  readonly span: Span;
}

const pictureOf = (view: ViewAngles, { span = 'screen', drawnTotal }: SpanOptions): Picture => {
  if (span === 'screen' || view.triple === null)
    return { fov: view, seen: view, ratio: view.aspect, span: 'screen' };
  const seen = { h: span === 'total' ? view.triple.total : view.triple.oneProjection, v: view.v };
  const fov = span === 'total' && drawnTotal !== undefined ? { ...seen, h: drawnTotal } : seen;
  return { fov, seen, ratio: ratioOf(fov), span };
};

const limitsOf = ({ range, conversion }: Scale, { ratio, span }: Picture): Limits => {
  if (range === null) return unknownLimits;
  if (range.kind === 'fixed') {
    return span === 'total' && range.maxOverThreeScreens !== undefined
      ? { min: range.min, max: range.maxOverThreeScreens }
      : range;
  }
  return {
    min: convert(conversion, fovOfVertical(toRadians(range.min), ratio)),
    max: convert(conversion, fovOfVertical(toRadians(range.max), ratio)),
  };
};

/** Rounding error of whole degrees. A coarse slider's last position may be off by as much. */
const roundingDegrees = 0.5;

/**
 * The number on one scale, for one screen by default.
 *
 * @example settingOn(gameById('dirt-rally-2')!.scale!, view)
 * // 27in 16:9 at 50 cm: { value: -4, exact: -3.75…, outOfRange: null, gives: 35.8, errorDegrees: -1.37, … }
 */
export const settingOn = (scale: Scale, view: ViewAngles, options: SpanOptions = {}): Setting => {
  const { conversion } = scale;
  const picture = pictureOf(view, options);
  const { fov, seen, ratio } = picture;
  const exact = convert(conversion, fov);

  const perUnit = stepsPerUnit(scale);
  const { min, max } = limitsOf(scale, picture);
  const lowest = min === null ? -Infinity : Math.round(min * perUnit);
  const highest = max === null ? Infinity : Math.round(max * perUnit);
  const nearest = Math.round(exact * perUnit);
  // Adding 0 turns −0 into 0.
  const value = Math.min(Math.max(nearest, lowest), highest) / perUnit + 0;

  const axis = axisOf(conversion);
  const along = ({ h, v }: Fov) => (axis === 'horizontal' ? h : v);
  const gives = angleGivenBy(conversion, value, ratio);
  const isOff = Math.abs(toDegrees(radians(gives - along(fov)))) > roundingDegrees;
  const isBelow = nearest < lowest || (isOff && exact * perUnit < lowest);
  const isAbove = nearest > highest || (isOff && exact * perUnit > highest);
  return {
    value,
    exact,
    outOfRange: isBelow ? 'below' : isAbove ? 'above' : null,
    doubtful: value > doubtfulAbove(scale),
    limits: { min: min === null ? null : lowest / perUnit, max: max === null ? null : highest / perUnit },
    span: picture.span,
    axis,
    gives: toDegrees(gives),
    errorDegrees: toDegrees(radians(gives - along(seen))),
  };
};
