import { halfArc } from './arc';
import { screensOf, type Projection, type Screen } from './cameras';
import { impossible, possibleIfFinite, type Outcome } from './outcome';
import type { Rig } from './rig';
import type { ViewedRig } from './compute-view';
import { radians, type Radians } from './units';

/**
 * Camera of one screen: tangents of the four edges of its picture, in the screen's own directions. It looks at right
 * angles to the picture, not necessarily towards its middle.
 */
export interface Frustum {
  readonly screen: 'left' | 'centre' | 'right';
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** Turn of the camera to the right; negative to the left. */
  readonly yaw: Radians;
}

/** In any unit, relative to the eye: x to the right, y ahead, z up. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A place in a picture of size 1 × 1, counted from its lower left corner. Both can be outside of 0 … 1. */
export interface PicturePoint {
  readonly across: number;
  readonly up: number;
}

/** Offset of the eye from its place straight in front of the centre screen's middle. */
export interface EyeShift {
  readonly rightMm: number;
  readonly upMm: number;
}

/**
 * Distance of the flat picture laid over the glass: the plane of the middle for the centre fit, that of the rims for
 * the edge fit, in between for balanced.
 */
const pictureDistanceMm = ({ glass: { panel, stance }, camera }: Screen): number => {
  const { halfChordMm, sagittaMm } = halfArc(panel.widthMm / 2, panel.curveRadiusMm);
  const inMiddle = panel.widthMm / 2 / stance.distanceMm;
  const atRims = halfChordMm / (stance.distanceMm - sagittaMm);
  const towardsRims = (camera.tanHalf - inMiddle) / (atRims - inMiddle);
  // Flat glass: 0/0 counts as 0.
  return stance.distanceMm - Math.min(1, Math.max(0, towardsRims || 0)) * sagittaMm;
};

const frustumOf = (screen: 'centre' | 'right', seen: Screen, { rightMm, upMm }: EyeShift): Frustum => {
  const { glass, camera } = seen;
  const { widthMm, heightMm } = glass.panel;
  // Pixels are square, so the height follows from the width; the horizon is as far above the middle as the eye.
  const tangentPerMm = camera.tanHalf / (widthMm / 2);
  const distanceMm = pictureDistanceMm(seen);
  const middle = camera.tanMiddle - (rightMm * Math.cos(camera.heading)) / distanceMm;
  // A nearer eye sees all of it larger.
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
 * Cameras of a game with this projection, from left to right, each looking straight at the horizon: no game asks for
 * the eye height. Only the centre one if the side views are unknown.
 *
 * @example drawnFrusta(rig, { kind: 'per-screen', tanHalfH: 1, sides: null })
 * // 27in 16:9: [{ screen: 'centre', left: −1, right: 1, bottom: −0.5625, top: 0.5625, yaw: 0 }]
 */
export const drawnFrusta = (rig: Rig, projection: Projection): Outcome<readonly Frustum[]> =>
  frustaFrom(rig, projection, inPlace);

/**
 * True cameras of a rig, from left to right: every screen a window, seen from the eye. Exact for flat glass; a curve
 * uses the rig's fit.
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
 * Place in a camera's picture of a point of the world; null if it is beside or behind the camera.
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
