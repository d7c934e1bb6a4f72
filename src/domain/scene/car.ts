import { box, mirrored, upright, type Face, type Point } from './faces';
import type { Paint } from './palette';

/** A closed racing car, its tail at y = 0 and its wheels on z = 0. In metres. */
export const carSize = { width: 1.9, height: 1.3, length: 4.5 } as const;

/**
 * A cross-section of the body: its distance ahead, and half its outline from below the sill to the middle of the top.
 */
interface Station {
  readonly y: number;
  readonly outline: readonly (readonly [x: number, z: number])[];
}

const lower: readonly Station[] = [
  {
    y: 0,
    outline: [
      [0.86, 0.3],
      [0.93, 0.62],
      [0.86, 0.9],
      [0.6, 0.95],
      [0, 0.96],
    ],
  },
  {
    y: 0.5,
    outline: [
      [0.95, 0.25],
      [0.95, 0.62],
      [0.88, 0.94],
      [0.62, 0.98],
      [0, 0.99],
    ],
  },
  {
    y: 2.4,
    outline: [
      [0.93, 0.22],
      [0.93, 0.58],
      [0.88, 0.86],
      [0.62, 0.9],
      [0, 0.91],
    ],
  },
  {
    y: 3.7,
    outline: [
      [0.94, 0.22],
      [0.94, 0.58],
      [0.86, 0.78],
      [0.6, 0.78],
      [0, 0.78],
    ],
  },
  {
    y: 4.5,
    outline: [
      [0.8, 0.24],
      [0.84, 0.42],
      [0.7, 0.58],
      [0.5, 0.6],
      [0, 0.6],
    ],
  },
];

/** Right half of the rear view, from below the sill to the middle of the top. */
export const tailOutline = lower[0]?.outline ?? [];

const upper: readonly Station[] = [
  {
    y: 0.45,
    outline: [
      [0.72, 0.96],
      [0.62, 0.98],
      [0, 0.99],
    ],
  },
  {
    y: 1.35,
    outline: [
      [0.76, 0.94],
      [0.56, 1.25],
      [0, 1.28],
    ],
  },
  {
    y: 2.15,
    outline: [
      [0.77, 0.9],
      [0.58, 1.27],
      [0, 1.3],
    ],
  },
  {
    y: 3.15,
    outline: [
      [0.72, 0.84],
      [0.66, 0.84],
      [0, 0.85],
    ],
  },
];

/** The right half between the stations; the place in the outline decides the paint. */
const between = (
  stations: readonly Station[],
  paintOf: (part: number, stretch: number) => Paint,
): readonly Face[] =>
  stations.slice(1).flatMap(({ y: far, outline: farOutline }, stretch) => {
    const { y: near = 0, outline: nearOutline = [] } = stations[stretch] ?? {};
    return farOutline.slice(1).flatMap((farUp, part) => {
      const [nearLow, nearUp, farLow] = [nearOutline[part], nearOutline[part + 1], farOutline[part]];
      if (!nearLow || !nearUp || !farLow) return [];
      const at = ([x, z]: readonly [number, number], y: number): Point => [x, y, z];
      return [
        {
          points: [at(nearLow, near), at(farLow, far), at(farUp, far), at(nearUp, near)],
          paint: paintOf(part, stretch),
        },
      ];
    });
  });

const wheel = (y: number): readonly Face[] => {
  const [radius, inner, outer] = [0.34, 0.62, 0.945];
  const turns = Array.from({ length: 13 }, (_, i) => (2 * Math.PI * i) / 12);
  const at = (x: number, turn: number): Point => [
    x,
    y + radius * Math.sin(turn),
    radius - radius * Math.cos(turn),
  ];
  return turns.slice(1).flatMap((turn, i) => {
    const before = turns[i] ?? 0;
    return [
      {
        points: [at(outer, before), at(inner, before), at(inner, turn), at(outer, turn)],
        paint: 'tyres' as const,
      },
      {
        points: [[outer, y, radius], at(outer, before), at(outer, turn)] as readonly Point[],
        paint: 'tyres' as const,
      },
    ];
  });
};

/** The right half; the left one mirrors it. */
const rightHalf = (body: Paint): readonly Face[] => [
  ...wheel(0.95),
  ...wheel(3.62),
  ...between(lower, () => body),
  // Windows behind, at the side and in front; the roof between them is body.
  ...between(upper, (part, stretch) => (part === 0 || stretch !== 1 ? 'carGlass' : body)),
  upright([[0, 0.3], ...tailOutline], 0, body),
  upright(
    [
      [0, 0.3],
      [0.86, 0.3],
      [0.9, 0.48],
      [0, 0.48],
    ],
    -0.012,
    'trim',
  ),
  upright(
    [
      [0.42, 0.7],
      [0.86, 0.7],
      [0.84, 0.8],
      [0.42, 0.8],
    ],
    -0.014,
    'tailLight',
  ),
  upright(
    [
      [0, 0.56],
      [0.26, 0.56],
      [0.26, 0.68],
      [0, 0.68],
    ],
    -0.012,
    'board',
  ),
  ...box({ x: [0.5, 0.54], y: [0.1, 0.3], z: [0.95, 1.2] }, 'trim'),
  ...box({ x: [0, 0.9], y: [-0.04, 0.3], z: [1.2, 1.24] }, body),
  ...box({ x: [0.88, 0.92], y: [-0.06, 0.34], z: [1.1, 1.3] }, 'trim'),
];

/** @example carFaces('farCar') // about 200 faces */
export const carFaces = (body: Paint): readonly Face[] => {
  const half = rightHalf(body);
  return [...half, ...mirrored(half)];
};
