import type { Projection, SideViews } from '../geometry/fidelity';
import type { ViewedRig } from '../geometry/compute-view';
import { seamGapMm } from '../geometry/triple-screen';
import { radians, toRadians, type Radians } from '../geometry/units';
import type { Fov, TripleView, ViewAngles } from '../geometry/view-angles';
import { fovGivenBy, fovOfVertical, ratioOf } from './convert';
import type { OutOfTheBox, SideDrawing } from './record-types';
import { settingFor } from './setting';
import type { Game } from './types';

/** How many times as wide as the centre screen's picture one flat picture over all three is. */
const widthsInAll = ({ h }: ViewAngles, { oneProjection }: TripleView): number =>
  Math.tan(oneProjection / 2) / Math.tan(h / 2);

/** The side angle of a stand whose screens all face the eye, as the game works it out: from flat screens. */
const turnToFace = ({ rig, view }: ViewedRig): Radians => {
  const { widthMm, distanceMm } = view.flatEquivalent;
  const gapMm = rig.sides ? seamGapMm(rig.sides) : 0;
  return radians(2 * Math.atan2((widthMm + gapMm) / 2, distanceMm));
};

const sideViews = (
  draws: Exclude<SideDrawing, 'one-picture'> | undefined,
  { h }: Pick<Fov, 'h'>,
  { seen, triple }: { readonly seen: ViewedRig; readonly triple: TripleView },
): SideViews => {
  switch (draws) {
    case undefined:
      return null;
    case 'as-built':
      return 'as-built';
    case 'turned-by-picture':
      return { turn: h };
    case 'turned-to-face':
      return { turn: turnToFace(seen) };
    case 'turned-by-stand':
      return { turn: triple.sideAngle };
  }
};

/** One screen's picture of so many radians across, the side views as the game draws them. */
const pictureOf = (draws: SideDrawing | undefined, { h }: Pick<Fov, 'h'>, seen: ViewedRig): Projection => {
  const { triple } = seen.view;
  const tanHalfH = Math.tan(h / 2);
  if (triple === null) return { kind: 'per-screen', tanHalfH, sides: null };
  if (draws === 'one-picture') {
    return { kind: 'one-projection', tanHalfHOfAll: tanHalfH * widthsInAll(seen.view, triple) };
  }
  return { kind: 'per-screen', tanHalfH, sides: sideViews(draws, { h }, { seen, triple }) };
};

/** The true picture of a rig, if a game drew it: its own angle, and the side screens where they stand. */
export const exactProjection = (seen: ViewedRig): Projection => pictureOf('as-built', seen.view, seen);

/**
 * Every screen's picture so wide, joined edge to edge: what a game draws that was set by taste.
 *
 * @example wideProjection(90, seen) // { kind: 'per-screen', tanHalfH: 1, sides: null }, on one screen
 */
export const wideProjection = (hDegrees: number, seen: ViewedRig): Projection =>
  pictureOf('turned-by-picture', { h: toRadians(hDegrees) }, seen);

/**
 * What a game draws with the number that `settingFor` says to type; null where the game has no known number.
 * Where it takes measures instead of the number, it is taken to have got the true ones.
 *
 * @example projectionFor(gameById('dirt-rally-2')!, seen)
 * // 27in 16:9 at 50 cm: { kind: 'per-screen', tanHalfH: 0.574, sides: null }, 35.8° high
 */
export const projectionFor = (game: Game, seen: ViewedRig): Projection | null => {
  const { view } = seen;
  const setting = settingFor(game, view);
  if (game.scale === null || setting === null) return null;
  const { draws } = game.triple;
  const { conversion } = game.scale;
  if (!setting.hasEffect || setting.span === 'total') return pictureOf(draws, view, seen);
  if (setting.span === 'one-projection' && view.triple) {
    const ratio = ratioOf({ h: view.triple.oneProjection, v: view.v });
    const { h } = fovGivenBy(conversion, setting.value, ratio);
    return { kind: 'one-projection', tanHalfHOfAll: Math.tan(h / 2) };
  }
  return pictureOf(draws, fovGivenBy(conversion, setting.value, view.aspect), seen);
};

/**
 * What a fresh installation draws; null where that is not known for this many screens.
 * It has not been told of three screens, so it lays one flat picture over them, as high as it is on one.
 *
 * @example outOfTheBoxProjection({ degrees: 90, axis: 'horizontal' }, seen)
 * // { kind: 'per-screen', tanHalfH: 1, sides: null }, on one screen
 */
export const outOfTheBoxProjection = (
  { degrees, axis, ratio, screens }: OutOfTheBox,
  seen: ViewedRig,
): Projection | null => {
  const { triple, aspect } = seen.view;
  if (screens === 3) return triple && wideProjection(degrees, seen);
  const angle = toRadians(degrees);
  // A width that goes with one ratio stands for the height it has there.
  const v = axis === 'vertical' ? angle : ratio && 2 * Math.atan(Math.tan(angle / 2) / ratio);
  if (v !== undefined) return pictureOf('one-picture', fovOfVertical(radians(v), aspect), seen);
  return triple ? null : wideProjection(degrees, seen);
};
