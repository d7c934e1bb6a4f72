import { seated, type Orbit } from '../../domain/scene/room-camera';

/** Radians for each press of a key, and metres. */
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

/** Around the rig one goes to the left; in the seat one looks to the left, which turns the other way. */
const added = ({ yaw, pitch, distance }: Orbit, by: Partial<Orbit>): Orbit => {
  const sense = distance < seated ? -1 : 1;
  return {
    yaw: yaw + sense * (by.yaw ?? 0),
    pitch: pitch + sense * (by.pitch ?? 0),
    distance: distance + (by.distance ?? 0),
  };
};

/** Where a key wants to go; null where it wants nothing. @example orbitAfterKey('+', orbit) // 15 cm nearer */
export const orbitAfterKey = (key: string, orbit: Orbit): Orbit | null => {
  const by = byKey[key];
  return by ? added(orbit, by) : null;
};

/** Where a drag wants to go: what is dragged by the whole width has turned half round. */
export const orbitAfterDrag = (orbit: Orbit, across: number, down: number): Orbit =>
  added(orbit, { yaw: across * Math.PI, pitch: down * Math.PI });
