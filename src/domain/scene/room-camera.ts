import type { Frustum } from '../geometry/frusta';
import { glassTurn } from '../geometry/standing-screens';
import { radians } from '../geometry/units';
import { add, dot, times, type Point } from './faces';
import { onGlass, stepsAcross } from './glass';
import type { Room } from './room';

/** View of the room: turned to the right and down in radians, at a distance in metres from the pivot. */
export interface Orbit {
  readonly yaw: number;
  readonly pitch: number;
  readonly distance: number;
}

/** View from the driver's eye: turning looks around. */
export const fromSeat: Orbit = { yaw: 0, pitch: 0, distance: 0 };
/** Distance up to which the view counts as from the seat. */
export const seated = 0.2;

/** Half the angle of view as a tangent: wide at the seat, narrower from farther away. */
const lens = { atEye: 0.85, far: 0.52, farFrom: 1.3 };

export interface RoomCamera {
  readonly at: Point;
  readonly tanHalf: number;
  readonly right: Point;
  readonly ahead: Point;
  readonly up: Point;
}

/**
 * Camera of a view. The pivot is the eye at the seat, and from farther away a point between the eye and the screens.
 */
export const cameraAt = (room: Room, { yaw, pitch, distance }: Orbit): RoomCamera => {
  const [sin, cos, down, level] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  const ahead: Point = [sin * level, cos * level, -down];
  const pivot = Math.min(0.4 * distance, reachOf(room));
  return {
    at: [-distance * ahead[0], pivot - distance * ahead[1], -0.25 * pivot - distance * ahead[2]],
    tanHalf: lens.far + (lens.atEye - lens.far) * Math.max(0, 1 - distance / lens.farFrom),
    right: [cos, -sin, 0],
    ahead,
    up: [sin * down, cos * down, level],
  };
};

const near = 0.03;
const far = 40;

/** A 4 × 4 matrix in column order; `aspect` is width by height. */
export const cameraMatrix = (
  { at, tanHalf, right, ahead, up }: RoomCamera,
  aspect: number,
): Float32Array<ArrayBuffer> => {
  const rows = [
    { along: times(right, 1 / tanHalf), more: 0 },
    { along: times(up, aspect / tanHalf), more: 0 },
    { along: times(ahead, (far + near) / (far - near)), more: (-2 * far * near) / (far - near) },
    { along: ahead, more: 0 },
  ];
  return new Float32Array([
    ...([0, 1, 2] as const).flatMap((axis) => rows.map(({ along }) => along[axis])),
    ...rows.map(({ along, more }) => more - dot(along, at)),
  ]);
};

/** The same camera for a drawing, as the edges of its picture. */
export const cameraFrustum = ({ tanHalf }: RoomCamera, aspect: number): Frustum => ({
  screen: 'centre',
  left: -tanHalf,
  right: tanHalf,
  bottom: -tanHalf / aspect,
  top: tanHalf / aspect,
  yaw: radians(0),
});

/** Coordinates of the camera: aside, ahead, up. */
export const seenFrom =
  ({ at, right, ahead, up }: RoomCamera) =>
  (point: Point): Point => {
    const from = add(point, times(at, -1));
    return [dot(from, right), dot(from, ahead), dot(from, up)];
  };

const centreOf = ({ screens }: Room) => screens.find(({ screen }) => screen === 'centre') ?? screens[0];

const reachOf = (room: Room): number => {
  const centre = centreOf(room);
  return centre ? 0.75 * onGlass(centre, 0.5, 0.5)[1] : 0;
};

/** View from behind and above the driver, far enough to show all screens. */
export const behindDriver = (room: Room): Orbit => {
  const edges = room.screens.flatMap((screen) => [0, 1].map((at) => onGlass(screen, at, 0)[0]));
  const distance = Math.max(1.42, 0.7 + Math.max(...edges) * 1.75);
  return moved(room, fromSeat, { yaw: 0.46, pitch: 0.24, distance });
};

export const fromAbove = (room: Room): Orbit => {
  const { distance } = behindDriver(room);
  return moved(room, fromSeat, { yaw: 0, pitch: limits.pitch[1], distance: distance * 1.4 });
};

const limits = { yaw: [-1.4, 1.4], pitch: [-0.5, 1.35], distance: [0, 6] } as const;
/** Distance to keep from glass and desk. */
const clearance = 0.1;

/**
 * Whether a view is above the desk, and so above the floor, and in front of every strip of glass, and so of every
 * screen.
 */
const isFree = (room: Room, orbit: Orbit): boolean => {
  const { at } = cameraAt(room, orbit);
  return (
    at[2] >= room.deskUp + clearance &&
    room.screens.every((screen) =>
      stepsAcross(screen).every((across) => {
        const turn = glassTurn(screen, across);
        const away: Point = [Math.sin(turn), Math.cos(turn), 0];
        // Exception: the driver's eye may itself be nearer.
        const glass = dot(onGlass(screen, across, 0), away);
        return glass - dot(at, away) >= Math.min(clearance, glass / 2);
      }),
    )
  );
};

const clamp = (value: number, [min, max]: readonly [number, number]) => Math.min(max, Math.max(min, value));

/** Moves the view, each coordinate as far as it stays free. */
export const moved = (room: Room, from: Orbit, to: Orbit): Orbit => {
  // The seat is always free.
  let now = isFree(room, from) ? from : fromSeat;
  for (const part of ['distance', 'pitch', 'yaw'] as const) {
    const [start, end] = [now[part], clamp(to[part], limits[part])];
    const after = (share: number): Orbit => ({ ...now, [part]: start + (end - start) * share });
    let [free, blocked] = isFree(room, after(1)) ? [1, 1] : [0, 1];
    // Bisection to a millimetre in four metres.
    for (let i = 0; i < 12; i++) {
      const share = (free + blocked) / 2;
      if (isFree(room, after(share))) free = share;
      else blocked = share;
    }
    now = after(free);
  }
  return now;
};
