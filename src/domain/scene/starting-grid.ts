import { carSize, tailOutline } from './car';
import { base, carMiddle, header, onBonnet, pillars, sill } from './cockpit';
import { box, isHidden, moved, upright, type Face, type Point } from './faces';
import { slots, type Slot } from './grid-slots';
import { eyeHeightM } from './track';

/** What a part of the starting grid is; the style sheet says which colours that has by day and at dusk. */
export type GridPaint =
  | 'sky'
  | 'hills'
  | 'ground'
  | 'road'
  | 'paint'
  | 'kerb'
  | 'building'
  | 'roof'
  | 'garage'
  | 'window'
  | 'wall'
  | 'seats'
  | 'fence'
  | 'rail'
  | 'trunk'
  | 'leaves'
  | 'shade'
  | 'gantry'
  | 'brace'
  | 'panel'
  | 'lamp'
  | 'shadow'
  | 'white'
  | 'blue'
  | 'blue-side'
  | 'orange'
  | 'orange-side'
  | 'dark'
  | 'tail-light'
  | 'bonnet'
  | 'crease'
  | 'dash'
  | 'dash-front'
  | 'pillar';

/** A flat piece, or a line where it has an open end. */
export interface GridPart extends Face<GridPaint> {
  readonly isLine?: true;
}

type Outline = readonly (readonly [number, number])[];

const ground = -eyeHeightM;

const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

const piece = (points: readonly Point[], paint: GridPaint): GridPart => ({ points, paint });

const line = (points: readonly Point[], paint: GridPaint): GridPart => ({ points, paint, isLine: true });

/** Flat on the ground, of points to the right and ahead. */
const onGround = (outline: Outline, paint: GridPaint): GridPart =>
  piece(
    outline.map(([x, y]): Point => [x, y, ground]),
    paint,
  );

/** Upright along the road, so far to the right, of points ahead and above the ground. */
const alongRoad = (x: number, outline: Outline, paint: GridPaint): GridPart =>
  piece(
    outline.map(([y, up]): Point => [x, y, ground + up]),
    paint,
  );

const block = (from: number, to: number, low: number, high: number): Outline => [
  [from, low],
  [to, low],
  [to, high],
  [from, high],
];

/** The far end of what runs along the road, and where it begins: beside the eye, so that side screens see it too. */
const [nearM, farM] = [0.9, 112];

/** The left and the right edge of the road, and how far to the right it has bent by then. */
const road = { left: -3.6, right: 9.9 } as const;
const bendFrom = 90;
const bent = (x: number, y: number): readonly [number, number] => [
  x + Math.max(0, y - bendFrom) ** 2 / 420,
  y,
];
const alongBend = [nearM, bendFrom, 115, 140, 170, 210] as const;

const ribbon = (left: number, right: number, paint: GridPaint): GridPart =>
  onGround(
    [...alongBend.map((y) => bent(left, y)), ...alongBend.toReversed().map((y) => bent(right, y))],
    paint,
  );

/** So far that nothing is behind it. */
const skyM = 1000;

/** The land as far as one sees. Hills, as high as the angle in which they are seen. */
const land = (): readonly GridPart[] => {
  const across = range(-4800, 4800, 160);
  const hillAt = (x: number): Point => [
    x,
    skyM,
    19 + 8 * Math.sin(x / 170) + 6 * Math.sin(x / 71 + 2) + 3 * Math.sin(x / 37),
  ];
  const wide = 9000;
  return [
    piece([[-wide, skyM, 0] as Point, [wide, skyM, 0], [wide, skyM, wide], [-wide, skyM, wide]], 'sky'),
    piece([[wide, skyM, 0], [-wide, skyM, 0], ...across.map(hillAt)], 'hills'),
    piece(
      [
        [-wide, skyM, 0],
        [wide, skyM, 0],
        [wide, skyM, -wide],
        [-wide, skyM, -wide],
      ],
      'ground',
    ),
  ];
};

/** Painted before each car's nose, and a little back along both of its sides; here from the tail on, where it is seen. */
const slotPaint = ({ x, aheadM }: Slot): GridPart => {
  const [half, back, wide] = [1.35, 0.9, 0.16];
  const [near, far] = [aheadM - 0.5 - back, aheadM - 0.5];
  return onGround(
    [
      [x - half, far - back],
      [x - half, far],
      [x + half, far],
      [x + half, near],
      [x + half - wide, near],
      [x + half - wide, far - wide],
      [x - half + wide, far - wide],
      [x - half + wide, near],
    ],
    'paint',
  );
};

/** The road and what is painted on it. */
const roadParts = (): readonly GridPart[] => [
  ribbon(road.left, road.right, 'road'),
  ribbon(road.left + 0.15, road.left + 0.35, 'paint'),
  ribbon(road.right - 0.35, road.right - 0.15, 'paint'),
  onGround(
    [
      [road.right, 12],
      [road.right + 1.2, 12],
      [road.right + 1.2, 72],
      [road.right, 72],
    ],
    'paint',
  ),
  ...range(12, 68, 8).map((y) =>
    onGround(
      [
        [road.right, y],
        [road.right + 1.2, y],
        [road.right + 1.2, y + 4],
        [road.right, y + 4],
      ],
      'kerb',
    ),
  ),
];

const pitX = -14;
const wallX = -8;

/** Garages below, a floor with windows above, a roof that reaches out; before it the pit wall with its fence. */
const pits = (): readonly GridPart[] => {
  const bays = range(2, 98, 8);
  const posts = range(6, 102, 8);
  return [
    alongRoad(pitX, block(nearM, farM, 0, 7.4), 'building'),
    ...bays.map((y) => alongRoad(pitX, block(y + 0.8, y + 7.2, 0, 3.3), 'garage')),
    ...bays.map((y) => alongRoad(pitX, block(y + 0.3, y + 7.7, 4.3, 6.4), 'window')),
    piece(
      [
        [pitX, nearM, ground + 7.4],
        [pitX, farM, ground + 7.4],
        [pitX + 1.6, farM, ground + 7.8],
        [pitX + 1.6, nearM, ground + 7.8],
      ],
      'roof',
    ),
    alongRoad(pitX + 1.6, block(nearM, farM, 7.8, 8.4), 'roof'),
    alongRoad(wallX, block(nearM, farM, 0, 0.95), 'wall'),
    ...posts.map((y) =>
      line(
        [
          [wallX, y, ground + 0.95],
          [wallX, y, ground + 3.4],
        ],
        'fence',
      ),
    ),
    ...[2.2, 3.4].map((up) =>
      line(
        [
          [wallX, nearM, ground + up],
          [wallX, farM, ground + up],
        ],
        'fence',
      ),
    ),
  ];
};

/** Half the crown of a tree that is 1 high, from its lowest twig up. */
const crown: Outline = [
  [0, 0.24],
  [0.2, 0.28],
  [0.3, 0.48],
  [0.21, 0.78],
  [0, 1],
];

/** Where trees stand: to the right and ahead, and how high. */
const trees = [
  [62, 138, 13],
  [46, 120, 12],
  [38, 96, 10],
  [29, 78, 9],
  [34, 66, 11],
  [25, 54, 8],
  [30, 24, 11],
] as const;

const tree = ([x, y, height]: (typeof trees)[number]): readonly GridPart[] => {
  const at = ([across, up]: readonly [number, number]) =>
    [x + across * height, ground + up * height] as const;
  const left: Outline = crown.map(([across, up]) => [-across, up]);
  const outline = [...crown, ...left.slice(1, -1).toReversed()];
  return [
    upright(
      (
        [
          [-0.03, 0],
          [0.03, 0],
          [0.03, 0.3],
          [-0.03, 0.3],
        ] as const
      ).map(at),
      y,
      'trunk',
    ),
    upright(outline.map(at), y, 'leaves'),
    upright([...crown, [0.08, 0.55] as const].map(at), y, 'shade'),
  ];
};

/** Rows of seats under a roof. */
const stand = (): readonly GridPart[] => {
  const [near, far] = [3, 17];
  const across = (x: number, up: number): readonly Point[] => [
    [x, near, ground + up],
    [x, far, ground + up],
  ];
  const rows = [0, 0.25, 0.5, 0.75, 1].map((share) => across(22 + 8 * share, 1.4 + 4.2 * share));
  const [first = [], last = []] = [rows[0], rows.at(-1)];
  return [
    piece([...last, ...across(30, 9.4).toReversed()], 'building'),
    piece([...first, ...last.toReversed()], 'seats'),
    ...rows.slice(1, -1).map((row) => line(row, 'fence')),
    piece([...across(22, 0), ...first.toReversed()], 'wall'),
    piece([...across(30, 9.4), ...across(20, 8.4).toReversed()], 'roof'),
    piece([...across(20, 8.4), ...across(20, 9).toReversed()], 'wall'),
  ];
};

/** A rail on the right; behind it trees, and a stand. */
const rightSide = (): readonly GridPart[] => [
  ...trees.flatMap(tree),
  ...stand(),
  alongRoad(17, block(nearM, farM, 0.35, 0.85), 'rail'),
];

/** Over the road, with the five lights of the start. */
const gantry = (): readonly GridPart[] => {
  const [left, right, y, low, high] = [-7.4, 16.2, 24, 4, 5] as const;
  const leg = (x: number) => box({ x: [x - 0.2, x + 0.2], y: [y, y + 0.4], z: [ground, high] }, 'gantry');
  const steps = range(left, right, (right - left) / 18);
  const lamp = (x: number): Outline =>
    range(0, 11, 1).map((i) => {
      const turn = (i / 6) * Math.PI;
      return [x + 0.4 * Math.cos(turn), 3.2 + 0.4 * Math.sin(turn)];
    });
  return [
    ...leg(left),
    ...leg(right),
    ...box({ x: [left - 0.2, right + 0.2], y: [y, y + 0.4], z: [low, high] }, 'gantry'),
    line(
      steps.map((x, i): Point => [x, y, i % 2 === 0 ? low : high]),
      'brace',
    ),
    ...box({ x: [0, 5.6], y: [y - 0.2, y], z: [2.6, 3.8] }, 'panel'),
    ...range(0.5, 4.9, 1.1).map((x) => upright(lamp(x + 0.1), y - 0.2, 'lamp')),
  ];
};

const mirror = (outline: Outline): Outline => outline.map(([x, z]) => [-x, z]);

/** A whole outline of its right half, which runs from below the middle to above it. */
const both = (half: Outline): Outline => [...half, ...mirror(half).toReversed()];

/** Of a car from the side: ahead of its tail, and up. */
const bodySide: Outline = [
  [0, 0.3],
  [carSize.length, 0.28],
  [carSize.length, 0.55],
  [3.4, 0.82],
  [0, 0.93],
];
const cabin: Outline = [
  [0.2, 0.88],
  [3.2, 0.82],
  [2.2, 1.3],
  [1.3, 1.29],
];
const sideWindow: Outline = [
  [0.8, 0.96],
  [2.9, 0.9],
  [2.1, 1.25],
  [1.4, 1.24],
];
const wheelAt = (y: number): Outline =>
  range(0, 7, 1).map((i) => [
    y + 0.34 * Math.sin((i * Math.PI) / 4),
    0.34 + 0.34 * Math.cos((i * Math.PI) / 4),
  ]);

/** The same car as `car.ts` has, as far as it is seen from behind and a little aside. */
const car = ({ x, paint }: Slot): readonly GridPart[] => {
  // Cars to the right show their left side.
  const side = x > carSize.width ? -1 : 0;
  const sideOf = (outline: Outline, at: number, of: GridPaint) =>
    piece(
      outline.map(([y, up]): Point => [side * at, y, up]),
      of,
    );
  const tyre = (at: number) =>
    upright(
      [
        [at - 0.17, 0],
        [at + 0.17, 0],
        [at + 0.17, 0.5],
        [at - 0.17, 0.5],
      ],
      0.6,
      'dark',
    );
  const light = (sign: number) =>
    upright(
      (
        [
          [0.42, 0.68],
          [0.88, 0.68],
          [0.86, 0.8],
          [0.42, 0.8],
        ] as const
      ).map(([at, up]) => [sign * at, up]),
      -0.01,
      'tail-light',
    );
  return [
    tyre(-0.76),
    tyre(0.76),
    ...(side !== 0 && paint !== 'white'
      ? [
          sideOf(cabin, 0.66, `${paint}-side`),
          sideOf(sideWindow, 0.66, 'dark'),
          sideOf(bodySide, 0.93, `${paint}-side`),
          ...[0.95, 3.62].map((y) => sideOf(wheelAt(y), 0.94, 'dark')),
        ]
      : []),
    upright(
      both([
        [0.7, 0.94],
        [0.56, 1.27],
      ]),
      0.6,
      'dark',
    ),
    upright(
      both([
        [0.6, 1.24],
        [0.54, 1.3],
      ]),
      0.6,
      paint,
    ),
    upright(both([...tailOutline.slice(0, -1)]), 0, paint),
    upright(
      both([
        [0.72, 0.26],
        [0.88, 0.48],
      ]),
      -0.01,
      'dark',
    ),
    light(-1),
    light(1),
    upright(
      both([
        [0.92, 1.16],
        [0.92, 1.24],
      ]),
      -0.04,
      'dark',
    ),
  ];
};

/** On the ground, where the sun does not reach. */
const shadow = ({ x, aheadM }: Slot): GridPart => {
  const [half, length] = [carSize.width / 2, carSize.length];
  return onGround(
    [
      [x - half - 0.5, aheadM - 0.1],
      [x + half, aheadM - 0.1],
      [x + half, aheadM + length],
      [x - half - 0.5, aheadM + length],
    ],
    'shadow',
  );
};

/** How far along the bonnet is highest for the eye, at a place across: behind that it hides itself. */
const topAlong = (across: number): number => {
  const heightAt = (along: number) => {
    const [, y, z] = onBonnet(across, along);
    return z / y;
  };
  return range(0, 1, 0.05).reduce((best, along) => (heightAt(along) > heightAt(best) ? along : best));
};
const bonnetTop = (across: number): Point => onBonnet(across, topAlong(across));

/** What is nearest: bonnet, dash, windscreen pillars and doors. */
const cockpit = (): readonly GridPart[] => {
  const across = range(0, 1, 0.03125);
  const creases = [0.3, 0.7];
  const edge = (x: number) => ((x - carMiddle) / 1.02) ** 2;
  const xs = range(pillars.left.base, pillars.right.base, (pillars.right.base - pillars.left.base) / 8);
  const far = xs.map((x): Point => [x, base.y - 0.06 * edge(x), base.z - 0.035]);
  const dashEdge = 0.68;
  const nearAt = (x: number) => dashEdge - 0.05 * (1 - edge(x));
  const near = xs.map((x): Point => [x, nearAt(x), base.z - 0.03]);
  const foot = xs.map((x): Point => [x, nearAt(x), -1.1]);
  const sides = range(0, topAlong(0), 0.15);
  const leftEdge = sides.map((along) => onBonnet(0, along));
  const rightEdge = sides.toReversed().map((along) => onBonnet(1, along));
  const bodyFoot = [0, 0.5, 1].map((at) => onBonnet(at, 0)).map(([x, y]): Point => [x, y, base.z - 0.3]);
  const pillar = ({ base: low, header: high }: (typeof pillars)['left' | 'right']) => {
    const inwards = low < 0 ? 0.07 : -0.07;
    return piece(
      [
        [low, base.y, base.z - 0.05],
        [low + inwards, base.y, base.z - 0.05],
        [high + inwards, header.y, header.z + 0.04],
        [high, header.y, header.z + 0.04],
      ],
      'pillar',
    );
  };
  const door = (x: number) =>
    piece(
      [
        [x, dashEdge, sill.z],
        [x, 0.05, sill.z],
        [x, 0.05, -1],
        [x, dashEdge, -1],
      ],
      'dash-front',
    );
  return [
    piece([...leftEdge, ...across.map(bonnetTop), ...rightEdge, ...bodyFoot.toReversed()], 'bonnet'),
    ...creases.map((at) => line([bonnetTop(at), onBonnet(at + (0.5 - at) / 3, 0)], 'crease')),
    piece([...far, ...near.toReversed()], 'dash'),
    piece([...near, ...foot.toReversed()], 'dash-front'),
    pillar(pillars.left),
    pillar(pillars.right),
    door(pillars.left.base),
    door(pillars.right.base),
  ];
};

/**
 * The last minute before a start, seen from a place on the grid, to scale. Each part is covered by those after it.
 *
 * @example startingGrid()[0] // the sky
 */
export const startingGrid = (): readonly GridPart[] =>
  [
    ...land(),
    ...roadParts(),
    ...slots.map(slotPaint),
    ...slots.map(shadow),
    ...pits(),
    ...rightSide(),
    ...slots.filter(({ aheadM }) => aheadM > 24).flatMap((slot) => placed(slot)),
    ...gantry(),
    ...slots.filter(({ aheadM }) => aheadM <= 24).flatMap((slot) => placed(slot)),
    ...cockpit(),
  ].filter((part) => !isHidden(part));

const placed = (slot: Slot): readonly GridPart[] => moved(car(slot), [slot.x, slot.aheadM, ground]);
