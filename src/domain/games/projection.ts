import { builtSideCamera } from '../geometry/cameras';
import type { Projection, SideViews } from '../geometry/fidelity';
import type { ViewedRig } from '../geometry/compute-view';
import { seamGapMm } from '../geometry/triple-screen';
import { radians, toRadians, type Radians } from '../geometry/units';
import type { Fov, TripleView, ViewAngles } from '../geometry/view-angles';
import { fovGivenBy, fovOfVertical, ratioOf } from './convert';
import { answerFor } from './game-answer';
import type { OutOfTheBox, TripleRecord } from './record-types';
import { facingSides, withEqualScreens } from './triple';
import type { Game } from './types';

/** Part of a recipe that says what the game draws. */
type Drawing = Pick<TripleRecord, 'draws' | 'otherSizes'>;

/** Ratio of the widths of one flat picture over all screens and of the centre screen's picture. */
const widthsInAll = ({ h }: ViewAngles, { oneProjection }: TripleView): number =>
  Math.tan(oneProjection / 2) / Math.tan(h / 2);

/** Side angle of three equal flat screens that face the eye, as the game computes it. */
const turnOfEqualScreens = ({ rig, view }: ViewedRig): Radians => {
  const { widthMm, distanceMm } = view.flatEquivalent;
  const gapMm = rig.sides ? seamGapMm(rig.sides) : 0;
  return radians(2 * Math.atan2((widthMm + gapMm) / 2, distanceMm));
};

/** Side views of a game that turns each towards the eye, with an angle of its own if the game can. */
const turnedViews = (seen: ViewedRig, { otherSizes }: Drawing): SideViews => {
  const facing = otherSizes === 'own' && seen.rig.sides?.panel ? facingSides(seen) : null;
  return facing
    ? { turn: facing.sideAngle, tanHalf: Math.tan(facing.sideFov.h / 2) }
    : { turn: turnOfEqualScreens(seen) };
};

/** Side views of a game that draws each screen at its place; equal screens unless it knows other sizes. */
const viewsAsBuilt = (seen: ViewedRig, { otherSizes }: Drawing): SideViews => {
  const { triple } = seen.view;
  if (triple === null || !seen.rig.sides?.panel || otherSizes !== undefined) return 'as-built';
  const camera = builtSideCamera(withEqualScreens(seen.rig, triple));
  return camera && { turn: radians(camera.heading), tanHalf: camera.tanHalf, tanMiddle: camera.tanMiddle };
};

const sideViews = (recipe: Drawing, { h }: Pick<Fov, 'h'>, seen: ViewedRig): SideViews => {
  switch (recipe.draws) {
    case 'as-built':
      return viewsAsBuilt(seen, recipe);
    case 'turned-by-picture':
      return { turn: h };
    case 'turned-to-face':
      return turnedViews(seen, recipe);
    case 'turned-by-stand':
      return seen.view.triple && { turn: seen.view.triple.sideAngle };
    default:
      return null;
  }
};

/** A picture of the given horizontal angle per screen, with the side views as the game draws them. */
const pictureOf = (recipe: Drawing, { h }: Pick<Fov, 'h'>, seen: ViewedRig): Projection => {
  const { triple } = seen.view;
  const tanHalfH = Math.tan(h / 2);
  if (triple === null) return { kind: 'per-screen', tanHalfH, sides: null };
  if (recipe.draws === 'one-picture') {
    return { kind: 'one-projection', tanHalfHOfAll: tanHalfH * widthsInAll(seen.view, triple) };
  }
  return { kind: 'per-screen', tanHalfH, sides: sideViews(recipe, { h }, seen) };
};

/** The true picture of a rig: its own angle, and the side screens at their places. */
export const exactProjection = (seen: ViewedRig): Projection =>
  pictureOf({ draws: 'as-built', otherSizes: 'own' }, seen.view, seen);

/**
 * One wide angle for every screen, joined edge to edge: a setting chosen by taste.
 *
 * @example wideProjection(90, seen) // { kind: 'per-screen', tanHalfH: 1, sides: null }, on one screen
 */
export const wideProjection = (hDegrees: number, seen: ViewedRig): Projection =>
  pictureOf({ draws: 'turned-by-picture' }, { h: toRadians(hDegrees) }, seen);

/**
 * Picture that a game draws with the answer of `answerFor`; null if the game has no known number. Measures count as
 * entered exactly.
 *
 * @example projectionFor(gameById('dirt-rally-2')!, seen)
 * // 27in 16:9 at 50 cm: { kind: 'per-screen', tanHalfH: 0.574, sides: null }, 35.8° high
 */
export const projectionFor = (game: Game, seen: ViewedRig): Projection | null => {
  const { view } = seen;
  const answer = answerFor(game, seen);
  if (answer.kind === 'unknown' || answer.kind === 'fixed-view') return null;
  const { recipe } = answer;
  if (answer.kind !== 'number' || answer.setting.span === 'total') return pictureOf(recipe, view, seen);
  const { conversion } = answer.scale;
  const { span, value } = answer.setting;
  if (span === 'one-projection' && view.triple) {
    const ratio = ratioOf({ h: view.triple.oneProjection, v: view.v });
    const { h } = fovGivenBy(conversion, value, ratio);
    return { kind: 'one-projection', tanHalfHOfAll: Math.tan(h / 2) };
  }
  return pictureOf(recipe, fovGivenBy(conversion, value, view.aspect), seen);
};

/**
 * Height of the picture of a fresh installation; null if not known for this many screens.
 *
 * @example outOfTheBoxHeight({ degrees: 56, axis: 'vertical' }, view) // 56°, in radians
 */
export const outOfTheBoxHeight = (
  { degrees, axis, ratio, screens }: OutOfTheBox,
  { triple, aspect }: ViewedRig['view'],
): Radians | null => {
  const angle = toRadians(degrees);
  if (axis === 'vertical') return angle;
  // A width of one picture over three screens is known only with the ratio that it belongs to.
  const isKnown = screens === 3 ? triple !== null : ratio !== undefined || triple === null;
  return isKnown ? radians(2 * Math.atan(Math.tan(angle / 2) / (ratio ?? aspect))) : null;
};

/**
 * Picture of a fresh installation; null if not known for this many screens. A fresh installation draws one flat picture
 * over three screens, with the height it has on one.
 *
 * @example outOfTheBoxProjection({ degrees: 90, axis: 'horizontal' }, seen)
 * // { kind: 'per-screen', tanHalfH: 1, sides: null }, on one screen
 */
export const outOfTheBoxProjection = (shipped: OutOfTheBox, seen: ViewedRig): Projection | null => {
  const v = outOfTheBoxHeight(shipped, seen.view);
  const draws = shipped.screens === 3 ? 'turned-by-picture' : 'one-picture';
  return v && pictureOf({ draws }, fovOfVertical(v, seen.view.aspect), seen);
};
