import { picturePoint, type Frustum, type WorldPoint } from './frusta';
import { glassPoint, type StandingScreen } from './standing-screens';
import { radians, type Radians } from './units';

/** Break in a straight line that crosses the seam, seen from the eye. */
export interface SeamBreak {
  /** Angle between its two ends. */
  readonly jump: Radians;
  /** Change of its direction. */
  readonly kink: Radians;
}

type Vector = readonly [number, number, number];

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => times(a, 1 / Math.hypot(...a));
const angleBetween = (a: Vector, b: Vector): number => Math.atan2(Math.hypot(...cross(a, b)), dot(a, b));

/** Height in the centre picture, and the length of line on either side that gives the direction. */
const height = 0.25;
const stretch = 1e-6;

/** Bearing at which the eye sees a point of the world: that of the glass it is drawn on. */
const seenAt = (
  { x, y, z }: WorldPoint,
  { screen, frustum }: { readonly screen: StandingScreen; readonly frustum: Frustum },
): Vector | null => {
  const drawn = picturePoint({ x, y, z }, frustum);
  if (!drawn) return null;
  const at = glassPoint(screen, drawn);
  return unit([at.x, at.y, at.z]);
};

/**
 * Break at the edge of a road that runs straight ahead, at the seam between the centre and the right screen; the left
 * seam mirrors it. null for one screen, for unknown side views, or if the road never crosses the seam.
 *
 * @example seamBreak(screens, trueFrusta) // three flat screens at 1:1: { jump: 0, kink: 0 }
 */
export const seamBreak = (
  screens: readonly StandingScreen[],
  frusta: readonly Frustum[],
): SeamBreak | null => {
  const [centre, right] = (['centre', 'right'] as const).map((name) => {
    const screen = screens.find((each) => each.screen === name);
    const frustum = frusta.find((each) => each.screen === name);
    return screen && frustum ? { screen, frustum } : null;
  });
  if (!centre || !right) return null;
  const { frustum } = centre;
  // Bearing shown by the last column of the centre screen, at distance 1; the road runs along y.
  const x = frustum.right;
  const z = frustum.bottom + height * (frustum.top - frustum.bottom);
  const [end, start, before, after] = [
    seenAt({ x, y: 1, z }, centre),
    seenAt({ x, y: 1, z }, right),
    seenAt({ x, y: 1 + stretch, z }, centre),
    seenAt({ x, y: 1 - stretch, z }, right),
  ];
  if (!end || !start || !before || !after) return null;
  return {
    jump: radians(angleBetween(end, start)),
    kink: radians(angleBetween(minus(end, before), minus(after, start))),
  };
};
