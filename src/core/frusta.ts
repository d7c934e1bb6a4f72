import { screensOf, type Projection, type Screen } from './cameras';
import { possibleIfFinite, type Outcome } from './outcome';
import type { Rig } from './rig';
import type { SeenRig } from './see-rig';
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

const frustumOf = (
  screen: 'centre' | 'right',
  { glass, camera }: Screen,
  { eyeOffsetMm }: Pick<Rig, 'eyeOffsetMm'>,
): Frustum => {
  const { widthMm, heightMm } = glass.panel;
  // Pixels are square, so the height follows from the width; and what is level with the eye is as far from the middle as the eye.
  const tangentPerMm = camera.tanHalf / (widthMm / 2);
  return {
    screen,
    left: camera.tanMiddle - camera.tanHalf,
    right: camera.tanMiddle + camera.tanHalf,
    bottom: (-heightMm / 2 - eyeOffsetMm) * tangentPerMm,
    top: (heightMm / 2 - eyeOffsetMm) * tangentPerMm,
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

const frustaFrom = (rig: Rig, projection: Projection): Outcome<readonly Frustum[]> => {
  const screens = screensOf(rig, projection);
  if (!screens.ok) return screens;
  const centre = frustumOf('centre', screens.value.centre, rig);
  if (!screens.value.right) return possibleIfFinite([centre]);
  const right = frustumOf('right', screens.value.right, rig);
  return possibleIfFinite([mirrored(right), centre, right]);
};

/**
 * The cameras of a game that draws this projection, from left to right, each looking straight at the horizon: no game
 * asks how high the eye is. Only the centre one where nothing is known of the sides.
 *
 * @example drawnFrusta(rig, { kind: 'per-screen', tanHalfH: 1, sides: null })
 * // 27in 16:9: [{ screen: 'centre', left: −1, right: 1, bottom: −0.5625, top: 0.5625, yaw: 0 }]
 */
export const drawnFrusta = (rig: Rig, projection: Projection): Outcome<readonly Frustum[]> =>
  frustaFrom({ ...rig, eyeOffsetMm: 0 }, projection);

/**
 * The true cameras of a rig, from left to right: every screen a window, seen from where the eye is. Exact where the glass is
 * flat; on curved glass what a flat picture makes of it, by the rig's fit.
 *
 * @example trueFrusta(seen) // 27in 16:9 at 500 mm: [{ screen: 'centre', left: −0.5977, right: 0.5977, … }]
 */
export const trueFrusta = ({ rig, view }: SeenRig): Outcome<readonly Frustum[]> =>
  frustaFrom(rig, { kind: 'per-screen', tanHalfH: Math.tan(view.h / 2), sides: 'as-built' });

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
