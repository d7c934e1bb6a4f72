import { box, surface, type Face, type Point } from './faces';
import type { Paint } from './palette';

// A seated driver, the eye at the origin, some 0.78 m above the seat.

/** A horizontal cross-section: its height, its half width and half depth, and its distance behind the eye. */
type Cut = readonly [up: number, wide: number, deep: number, behind: number];

const turns = Array.from({ length: 33 }, (_, i) => (2 * Math.PI * i) / 32);

/** A solid through cross-sections from the top down, closed above. Roundness below 1 tends towards a box. */
const roundThrough = (cuts: readonly Cut[], paint: Paint, roundness = 1): readonly Face[] => {
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** roundness;
  const [top] = cuts;
  const closed = top ? [[top[0], 0, 0, top[3]] as const, ...cuts] : cuts;
  return surface(
    closed.map(([z, wide, deep, behind]) =>
      turns.map((turn): Point => [-wide * bent(Math.sin(turn)), deep * bent(Math.cos(turn)) - behind, z]),
    ),
    paint,
  ).map((face) => ({ ...face, isSolid: true }));
};

const head: readonly Cut[] = Array.from({ length: 11 }, (_, i): Cut => {
  const turn = (Math.PI * (i + 0.35)) / 12;
  const round = Math.sin(turn) ** 0.85;
  return [0.012 + 0.128 * Math.cos(turn), 0.076 * round, 0.097 * round, 0.096 + 0.006 * Math.cos(turn)];
});

const body: readonly Cut[] = [
  [-0.1, 0.052, 0.058, 0.1],
  [-0.155, 0.058, 0.06, 0.112],
  [-0.18, 0.095, 0.066, 0.118],
  [-0.2, 0.15, 0.076, 0.12],
  [-0.225, 0.195, 0.085, 0.12],
  [-0.27, 0.222, 0.094, 0.12],
  [-0.34, 0.226, 0.102, 0.12],
  [-0.5, 0.195, 0.11, 0.115],
  [-0.76, 0.185, 0.12, 0.11],
];

/** Head after neck: it covers the neck from every side. */
export const driverFaces = (): readonly Face[] => [
  ...roundThrough(body, 'driver'),
  ...roundThrough(head, 'driver'),
];

/** A seat with a back that leans, on a post. */
export const seatFaces = (floorUp: number): readonly Face[] => [
  ...box({ x: [-0.24, 0.24], y: [-0.34, 0.02], z: [floorUp, floorUp + 0.03] }, 'seat'),
  ...box({ x: [-0.035, 0.035], y: [-0.2, -0.13], z: [floorUp + 0.03, -0.86] }, 'seat'),
  ...roundThrough(
    [
      [-0.76, 0.2, 0.2, 0.03],
      [-0.775, 0.25, 0.24, 0.03],
      [-0.85, 0.25, 0.24, 0.03],
      [-0.865, 0.2, 0.2, 0.03],
    ],
    'seat',
    0.5,
  ),
  ...roundThrough(
    [
      [-0.17, 0.13, 0.012, 0.352],
      [-0.18, 0.165, 0.024, 0.351],
      [-0.21, 0.19, 0.034, 0.345],
      [-0.4, 0.225, 0.04, 0.315],
      [-0.6, 0.235, 0.04, 0.285],
      [-0.82, 0.21, 0.04, 0.255],
    ],
    'seat',
    0.6,
  ),
];
