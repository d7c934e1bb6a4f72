import type { Frustum } from '../geometry/frusta';
import { glassTurn } from '../geometry/standing-screens';
import { radians } from '../geometry/units';
import { add, dot, times, type Point } from './faces';
import { onGlass, stepsAcross } from './glass';
import type { Room } from './room';

/** Where one looks from: turned to the right and down by so many radians, and so many metres from what one turns around. */
export interface Orbit {
  readonly yaw: number;
  readonly pitch: number;
  readonly distance: number;
}

/** At the driver's eye: turning is looking around. */
export const fromSeat: Orbit = { yaw: 0, pitch: 0, distance: 0 };
/** So near the eye one sits. */
export const seated = 0.2;

/** How wide the camera sees, half of it as a tangent: much from the seat, and calmer from farther away. */
const lens = { atEye: 0.85, far: 0.52, farFrom: 1.3 };

export interface RoomCamera {
  readonly at: Point;
  readonly tanHalf: number;
  readonly right: Point;
  readonly ahead: Point;
  readonly up: Point;
}

/** One turns around the eye when at it, and from farther away around what is between it and the screens. */
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

/** As a 4 × 4 matrix, column by column, for a picture that is so many times as wide as high. */
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

/** The same camera for a drawing: what it looks at is ahead, and these are the edges of its picture. */
export const cameraFrustum = ({ tanHalf }: RoomCamera, aspect: number): Frustum => ({
  screen: 'centre',
  left: -tanHalf,
  right: tanHalf,
  bottom: -tanHalf / aspect,
  top: tanHalf / aspect,
  yaw: radians(0),
});

/** In the directions of the camera: aside, ahead, up. */
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

/** Behind the driver and somewhat above, so far that all screens are in the picture. */
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
/** So far one stays before the glass and above the desk. */
const clearance = 0.1;

/** Above the desk, so never under the floor, and before every strip of glass, so never beyond a screen. */
const isFree = (room: Room, orbit: Orbit): boolean => {
  const { at } = cameraAt(room, orbit);
  return (
    at[2] >= room.deskUp + clearance &&
    room.screens.every((screen) =>
      stepsAcross(screen).every((across) => {
        const turn = glassTurn(screen, across);
        const away: Point = [Math.sin(turn), Math.cos(turn), 0];
        // The eye itself may be nearer than that.
        const glass = dot(onGlass(screen, across, 0), away);
        return glass - dot(at, away) >= Math.min(clearance, glass / 2);
      }),
    )
  );
};

const clamp = (value: number, [min, max]: readonly [number, number]) => Math.min(max, Math.max(min, value));

/** From one place to another, each way as far as it is free. */
export const moved = (room: Room, from: Orbit, to: Orbit): Orbit => {
  // The eye always is.
  let now = isFree(room, from) ? from : fromSeat;
  for (const part of ['distance', 'pitch', 'yaw'] as const) {
    const [start, end] = [now[part], clamp(to[part], limits[part])];
    const after = (share: number): Orbit => ({ ...now, [part]: start + (end - start) * share });
    let [free, blocked] = isFree(room, after(1)) ? [1, 1] : [0, 1];
    // Halved 12 times: to a millimetre of four metres.
    for (let i = 0; i < 12; i++) {
      const share = (free + blocked) / 2;
      if (isFree(room, after(share))) free = share;
      else blocked = share;
    }
    now = after(free);
  }
  return now;
};
