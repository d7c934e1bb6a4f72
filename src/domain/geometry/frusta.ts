import { halfArc } from './arc';
import { screensOf, type Projection, type Screen } from './cameras';
import { impossible, possibleIfFinite, type Outcome } from './outcome';
import type { Rig } from './rig';
import type { ViewedRig } from './compute-view';
import { radians, type Radians } from './units';

/**
 * A camera for one screen: tangents at distance 1, in the screen's own directions, of the four edges of its picture. The camera
 * looks at right angles to the picture, which need not be towards its middle.
 */
export interface Frustum {
  readonly screen: 'left' | 'centre' | 'right';
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** How far the camera is turned to the right; to the left below zero. */
  readonly yaw: Radians;
}

/** In any unit, seen from the eye: x to the right, y ahead, z up. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A place in a picture that is 1 wide and 1 high: across from its left edge, up from its lower one. Outside it may be beyond both. */
export interface PicturePoint {
  readonly across: number;
  readonly up: number;
}

/** How far the eye is from where it belongs: straight before the middle of the centre screen. */
export interface EyeShift {
  readonly rightMm: number;
  readonly upMm: number;
}

/**
 * How far away the flat picture stands that is laid over the glass: in the plane of its middle where it fits there, in that
 * of its rims where it fits those, and for what is between, between.
 */
const pictureDistanceMm = ({ glass: { panel, stance }, camera }: Screen): number => {
  const { halfChordMm, sagittaMm } = halfArc(panel.widthMm / 2, panel.curveRadiusMm);
  const inMiddle = panel.widthMm / 2 / stance.distanceMm;
  const atRims = halfChordMm / (stance.distanceMm - sagittaMm);
  const towardsRims = (camera.tanHalf - inMiddle) / (atRims - inMiddle);
  // Flat glass has one plane only: nothing is divided by nothing.
  return stance.distanceMm - Math.min(1, Math.max(0, towardsRims || 0)) * sagittaMm;
};

const frustumOf = (screen: 'centre' | 'right', seen: Screen, { rightMm, upMm }: EyeShift): Frustum => {
  const { glass, camera } = seen;
  const { widthMm, heightMm } = glass.panel;
  // Pixels are square, so the height follows from the width; and what is level with the eye is as far from the middle as the eye.
  const tangentPerMm = camera.tanHalf / (widthMm / 2);
  const distanceMm = pictureDistanceMm(seen);
  const middle = camera.tanMiddle - (rightMm * Math.cos(camera.heading)) / distanceMm;
  // An eye that comes nearer sees all of it larger.
  const nearer = distanceMm / (distanceMm - rightMm * Math.sin(camera.heading));
  return {
    screen,
    left: (middle - camera.tanHalf) * nearer,
    right: (middle + camera.tanHalf) * nearer,
    bottom: (-heightMm / 2 - upMm) * tangentPerMm * nearer,
    top: (heightMm / 2 - upMm) * tangentPerMm * nearer,
    yaw: radians(camera.heading),
  };
};

const opposite = (angle: number): Radians => radians(-angle);

const mirrored = ({ left, right, bottom, top, yaw }: Frustum): Frustum => ({
  screen: 'left',
  left: -right,
  right: -left,
  bottom,
  top,
  yaw: opposite(yaw),
});

const frustaFrom = (rig: Rig, projection: Projection, eye: EyeShift): Outcome<readonly Frustum[]> => {
  const screens = screensOf(rig, projection);
  if (!screens.ok) return screens;
  const centre = frustumOf('centre', screens.value.centre, eye);
  const side = screens.value.right;
  if (!side) return possibleIfFinite([centre]);
  const right = frustumOf('right', side, eye);
  const left = mirrored(frustumOf('right', side, { ...eye, rightMm: -eye.rightMm }));
  const isBefore = ({ bottom, top }: Frustum) => bottom < top;
  return isBefore(left) && isBefore(right)
    ? possibleIfFinite([left, centre, right])
    : impossible('side-screen-out-of-reach');
};

const inPlace: EyeShift = { rightMm: 0, upMm: 0 };

/**
 * The cameras of a game that draws this projection, from left to right, each looking straight at the horizon: no game
 * asks how high the eye is. Only the centre one where nothing is known of the sides.
 *
 * @example drawnFrusta(rig, { kind: 'per-screen', tanHalfH: 1, sides: null })
 * // 27in 16:9: [{ screen: 'centre', left: −1, right: 1, bottom: −0.5625, top: 0.5625, yaw: 0 }]
 */
export const drawnFrusta = (rig: Rig, projection: Projection): Outcome<readonly Frustum[]> =>
  frustaFrom(rig, projection, inPlace);

/**
 * The true cameras of a rig, from left to right: every screen a window, seen from where the eye is. Exact where the glass is
 * flat; on curved glass what a flat picture makes of it, by the rig's fit.
 *
 * @param moved The head, from where it was entered.
 * @example trueFrusta(seen) // 27in 16:9 at 500 mm: [{ screen: 'centre', left: −0.5977, right: 0.5977, … }]
 * @example trueFrusta(seen, { rightMm: 40, upMm: 0 }) // the same: [{ screen: 'centre', left: −0.6777, right: 0.5177, … }]
 */
export const trueFrusta = ({ rig, view }: ViewedRig, moved = inPlace): Outcome<readonly Frustum[]> =>
  frustaFrom(
    rig,
    { kind: 'per-screen', tanHalfH: Math.tan(view.h / 2), sides: 'as-built' },
    { ...moved, upMm: rig.eyeOffsetMm + moved.upMm },
  );

/**
 * Where a camera draws a point of the world; null where that is beside or behind it.
 *
 * @example picturePoint({ x: 0, y: 50, z: 0 }, frustum) // straight ahead and level with the eye: { across: 0.5, up: 0.5 }
 */
export const picturePoint = (
  { x, y, z }: WorldPoint,
  { left, right, bottom, top, yaw }: Frustum,
): PicturePoint | null => {
  const ahead = x * Math.sin(yaw) + y * Math.cos(yaw);
  if (!(ahead > 0)) return null;
  const aside = x * Math.cos(yaw) - y * Math.sin(yaw);
  return {
    across: (aside / ahead - left) / (right - left),
    up: (z / ahead - bottom) / (top - bottom),
  };
};
