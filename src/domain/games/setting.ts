import { radians, toDegrees, toRadians, type Degrees } from '../geometry/units';
import type { Fov, ViewAngles } from '../geometry/view-angles';
import { angleGivenBy, axisOf, convert, fovOfVertical, ratioOf } from './convert';
import type { Axis } from './record-types';
import type { Game, Scale } from './types';

/** What the number spans: one screen's picture, or all three screens in one of two ways. */
export type Span = 'screen' | 'one-projection' | 'total';

/** What the player types, and what comes of it. */
export interface Setting {
  /** The number to type: on the game's step, within its range. */
  readonly value: number;
  /** The true number, neither rounded nor cut. */
  readonly exact: number;
  /**
   * Whether the true number lies outside what the game allows, and on which side. One that the game's step rounds to the
   * limit passes, as long as the limit's angle is no more than half a degree off.
   */
  readonly outOfRange: 'below' | 'above' | null;
  /** The value lies where sources disagree about the game's range. */
  readonly doubtful: boolean;
  /** With three screens the game may take measures instead; the number then does nothing. */
  readonly hasEffect: boolean;
  readonly span: Span;
  readonly axis: Axis;
  /** The angle along `axis` that `value` really gives. */
  readonly gives: Degrees;
  /** `gives` minus the true angle: below zero is narrow, above is wide. */
  readonly errorDegrees: Degrees;
}

/** The lowest and highest number the game allows; null = not known. */
export interface Limits {
  readonly min: number | null;
  readonly max: number | null;
}

const unknownLimits: Limits = { min: null, max: null };

/** Whole numbers of steps keep the dust of binary fractions out: 8 / 20 is 0.4, 8 · 0.05 need not be. */
const stepsPerUnit = ({ step, decimals }: Scale): number =>
  step === null ? 10 ** decimals : Math.round(1 / step);

/** What the number of a game spans where there are three screens. */
const spanOf = ({ triple: { takes } }: Game): Span =>
  takes === 'total' || takes === 'one-projection' ? takes : 'screen';

/** A picture and what the limits need to know of it. */
interface Picture {
  readonly fov: Fov;
  readonly ratio: number;
  readonly span: Span;
}

const pictureOf = (view: ViewAngles, span: Span): Picture => {
  if (span === 'screen' || view.triple === null) return { fov: view, ratio: view.aspect, span: 'screen' };
  const fov = { h: span === 'total' ? view.triple.total : view.triple.oneProjection, v: view.v };
  return { fov, ratio: ratioOf(fov), span };
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

/** Whether sources disagree that the game goes so far. */
export const isDoubtful = ({ range }: Scale, value: number): boolean =>
  range?.kind === 'fixed' && value > (range.doubtfulAbove ?? Infinity);

/** What the nearest whole degree may be off. A coarse slider's last position may be that far from the true angle, too. */
const roundingDegrees = 0.5;

/** The setting on one scale, for one screen unless told otherwise. */
export const settingOn = (scale: Scale, view: ViewAngles, span: Span = 'screen'): Setting => {
  const { conversion } = scale;
  const picture = pictureOf(view, span);
  const { fov, ratio } = picture;
  const exact = convert(conversion, fov);

  const perUnit = stepsPerUnit(scale);
  const { min, max } = limitsOf(scale, picture);
  const lowest = min === null ? -Infinity : Math.round(min * perUnit);
  const highest = max === null ? Infinity : Math.round(max * perUnit);
  const wanted = Math.round(exact * perUnit);
  // Adding 0 turns −0 into 0.
  const value = Math.min(Math.max(wanted, lowest), highest) / perUnit + 0;

  const axis = axisOf(conversion);
  const trueAngle = axis === 'horizontal' ? fov.h : fov.v;
  const gives = angleGivenBy(conversion, value, ratio);
  const errorDegrees = toDegrees(radians(gives - trueAngle));
  const isOff = Math.abs(errorDegrees) > roundingDegrees;
  const isBelow = wanted < lowest || (isOff && exact * perUnit < lowest);
  const isAbove = wanted > highest || (isOff && exact * perUnit > highest);
  return {
    value,
    exact,
    outOfRange: isBelow ? 'below' : isAbove ? 'above' : null,
    doubtful: isDoubtful(scale, value),
    hasEffect: true,
    span: picture.span,
    axis,
    gives: toDegrees(gives),
    errorDegrees,
  };
};

/**
 * What to type in a game; null where the game has no known number.
 *
 * @example settingFor(gameById('dirt-rally-2')!, view)
 * // 27in 16:9 at 50 cm: { value: -4, exact: -3.75…, outOfRange: null, gives: 35.8, errorDegrees: -1.37, … }
 */
export const settingFor = (game: Game, view: ViewAngles): Setting | null => {
  if (game.scale === null) return null;
  const setting = settingOn(game.scale, view, spanOf(game));
  return view.triple !== null && game.triple.takes === 'measures'
    ? { ...setting, hasEffect: false }
    : setting;
};

/** The numbers the game allows on this rig, on its own step; null = no number is known at all. */
export const limitsFor = (game: Game, view: ViewAngles): Limits | null => {
  if (game.scale === null) return null;
  const { min, max } = limitsOf(game.scale, pictureOf(view, spanOf(game)));
  const perUnit = stepsPerUnit(game.scale);
  const onStep = (limit: number | null) => (limit === null ? null : Math.round(limit * perUnit) / perUnit);
  return { min: onStep(min), max: onStep(max) };
};
