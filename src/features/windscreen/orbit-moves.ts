import { seated, type Orbit } from '../../domain/scene/room-camera';

/** Radians and metres per key press. */
const turn = Math.PI / 36;
const step = 0.15;

const byKey: Readonly<Record<string, Partial<Orbit>>> = {
  ArrowLeft: { yaw: turn },
  ArrowRight: { yaw: -turn },
  ArrowUp: { pitch: turn },
  ArrowDown: { pitch: -turn },
  '+': { distance: -step },
  '=': { distance: -step },
  PageUp: { distance: -step },
  '-': { distance: step },
  PageDown: { distance: step },
};

export const nearer = '+';
export const farther = '-';

/** In orbit, left moves the camera to the left; at the seat, it turns the view to the left: the opposite direction. */
const added = ({ yaw, pitch, distance }: Orbit, by: Partial<Orbit>): Orbit => {
  const sense = distance < seated ? -1 : 1;
  return {
    yaw: yaw + sense * (by.yaw ?? 0),
    pitch: pitch + sense * (by.pitch ?? 0),
    distance: distance + (by.distance ?? 0),
  };
};

/** Point of view after a key; null for any other key. @example orbitAfterKey('+', orbit) // 15 cm nearer */
export const orbitAfterKey = (key: string, orbit: Orbit): Orbit | null => {
  const by = byKey[key];
  return by ? added(orbit, by) : null;
};

/** Point of view after a drag: the whole width is half a turn. */
export const orbitAfterDrag = (orbit: Orbit, across: number, down: number): Orbit =>
  added(orbit, { yaw: across * Math.PI, pitch: down * Math.PI });
