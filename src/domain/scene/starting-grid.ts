import { carSize, tailOutline } from './car';
import { base, carMiddle, header, onBonnet, pillars, sill } from './cockpit';
import { moved, upright, type Face, type Point } from './faces';
import { carAhead, slots, type Slot } from './grid-slots';
import { eyeHeightM } from './track';

/** Kind of a part of the starting grid; the style sheet has its colours by day and at dusk. */
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
  | 'line'
  | 'rail'
  | 'trunk'
  | 'leaves'
  | 'shade'
  | 'gantry'
  | 'lamp'
  | 'lit'
  | 'rubber'
  | 'shadow'
  | 'gloss'
  | 'white'
  | 'blue'
  | 'blue-side'
  | 'orange'
  | 'orange-side'
  | 'dark'
  | 'tail-light'
  | 'bonnet'
  | 'dash'
  | 'dash-front';

/** A flat face, or a line if its outline is open, or an oval through its four points. */
export interface GridPart extends Face<GridPaint> {
  readonly isLine?: true;
  readonly isOval?: true;
}

type Outline = readonly (readonly [number, number])[];

const ground = -eyeHeightM;

const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

const piece = (points: readonly Point[], paint: GridPaint): GridPart => ({ points, paint });

const line = (points: readonly Point[]): GridPart => ({ points, paint: 'line', isLine: true });

const oval = (points: readonly [Point, Point, Point, Point], paint: GridPaint): GridPart => ({
  points,
  paint,
  isOval: true,
});

/** Flat on the ground, with points to the right and ahead. */
const onGround = (outline: Outline, paint: GridPaint): GridPart =>
  piece(
    outline.map(([x, y]): Point => [x, y, ground]),
    paint,
  );

/** Upright along the road, this far to the right, with points ahead and above the ground. */
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

/** Ends of things along the road: from beside the eye, so that side screens see them too. */
const [nearM, farM] = [0.9, 112];

/** Left and right edge of the road, and its bend to the right. */
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

/** Farthest distance in the scene. */
const skyM = 1000;

/** Land up to the horizon. Heights of the hills are visual angles. */
const land = (): readonly GridPart[] => {
  const across = [-4800, ...range(-1500, 2100, 600), 4800];
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

/** Lines around a car's place, from its tail on: the part that is visible. */
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

/** Left by the wheels of those who got away before. */
const rubber = (): readonly GridPart[] =>
  [-0.8, 0.8].flatMap((side) =>
    [3, 13.5].map((y) => {
      const [left, right] = [carAhead.x + side - 0.13, carAhead.x + side + 0.13];
      return onGround(
        [
          [left, y],
          [right, y],
          [right, y + 8],
          [left, y + 8],
        ],
        'rubber',
      );
    }),
  );

/** The road and the lines on it. */
const roadParts = (): readonly GridPart[] => [
  ribbon(road.left, road.right, 'road'),
  ...rubber(),
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

/** Garages below, a floor with windows above, an overhanging roof; in front the pit wall with its fence. */
const pits = (): readonly GridPart[] => {
  const bays = range(2, 92, 10);
  const posts = range(7, 67, 15);
  return [
    alongRoad(pitX, block(nearM, farM, 0, 7.4), 'building'),
    ...bays.map((y) => alongRoad(pitX, block(y + 0.9, y + 9.1, 0, 3.3), 'garage')),
    ...bays.map((y) => alongRoad(pitX, block(y + 0.3, y + 9.7, 4.3, 6.4), 'window')),
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
      line([
        [wallX, y, ground + 0.95],
        [wallX, y, ground + 3.4],
      ]),
    ),
    ...[2.2, 3.4].map((up) =>
      line([
        [wallX, nearM, ground + up],
        [wallX, farM, ground + up],
      ]),
    ),
  ];
};

/** Places to the right and ahead, and heights. */
const trees = [
  [62, 138, 13],
  [46, 120, 12],
  [38, 96, 10],
  [29, 78, 9],
  [34, 66, 11],
  [25, 54, 8],
  [30, 24, 11],
] as const;

/** All trunks first: one path. */
const woods = (): readonly GridPart[] => {
  const placesOf = ([x, y, height]: (typeof trees)[number]) => {
    return (across: number, up: number): Point => [x + across * height, y, ground + up * height];
  };
  const trunks = trees.map((tree) => {
    const at = placesOf(tree);
    return piece([at(-0.03, 0), at(0.03, 0), at(0.03, 0.3), at(-0.03, 0.3)], 'trunk');
  });
  const crowns = trees.flatMap((tree) => {
    const at = placesOf(tree);
    /** Half its width, and its lowest, widest and highest place, as shares of the tree's height. */
    const egg = (middle: number, half: number, [low, wide, high]: readonly [number, number, number]) =>
      [at(middle - half, wide), at(middle, high), at(middle + half, wide), at(middle, low)] as const;
    return [
      oval(egg(0, 0.29, [0.22, 0.46, 1]), 'leaves'),
      oval(egg(0.11, 0.18, [0.26, 0.46, 0.92]), 'shade'),
    ];
  });
  return [...trunks, ...crowns];
};

/** Rows of seats under a roof. */
const stand = (): readonly GridPart[] => {
  const [near, far] = [3, 17];
  const across = (x: number, up: number): readonly Point[] => [
    [x, near, ground + up],
    [x, far, ground + up],
  ];
  const rows = [0, 0.5, 1].map((share) => across(22 + 8 * share, 1.4 + 4.2 * share));
  const [first = [], last = []] = [rows[0], rows.at(-1)];
  return [
    piece([...last, ...across(30, 9.4).toReversed()], 'building'),
    piece([...first, ...last.toReversed()], 'window'),
    ...rows.slice(1, -1).map((row) => line(row)),
    piece([...across(22, 0), ...first.toReversed()], 'wall'),
    piece([...across(30, 9.4), ...across(20, 8.4).toReversed()], 'roof'),
    piece([...across(20, 8.4), ...across(20, 9).toReversed()], 'wall'),
  ];
};

/** A rail on the right; behind it trees, and a stand. */
const rightSide = (): readonly GridPart[] => [
  ...woods(),
  ...stand(),
  alongRoad(17, block(nearM, farM, 0.35, 0.85), 'rail'),
];

/** Above the road, with the five lights of the start. */
const gantry = (): readonly GridPart[] => {
  const [left, right, y, low, high] = [-7.4, 16.2, 24, 4, 5] as const;
  const front = (fromX: number, toX: number, [from, to]: readonly [number, number], paint: GridPaint) =>
    upright(
      [
        [fromX, from],
        [toX, from],
        [toX, to],
        [fromX, to],
      ],
      y,
      paint,
    );
  const steps = range(left, right, (right - left) / 18);
  const lamp = (x: number, radius: number, paint: GridPaint) => {
    const at = (across: number, up: number): Point => [x + across * radius, y, 3.2 + up * radius];
    return oval([at(-1, 0), at(0, 1), at(1, 0), at(0, -1)], paint);
  };
  const lamps = range(0.6, 5, 1.1);
  return [
    ...[left, right].map((x) => front(x - 0.2, x + 0.2, [ground, low], 'gantry')),
    front(left - 0.2, right + 0.2, [low, high], 'gantry'),
    line(steps.map((x, i): Point => [x, y, i % 2 === 0 ? low : high])),
    front(0, 5.6, [2.6, 3.8], 'dark'),
    ...lamps.map((x) => lamp(x, 0.4, 'lamp')),
    ...lamps.map((x) => lamp(x, 0.24, 'lit')),
  ];
};

const mirror = (outline: Outline): Outline => outline.map(([x, z]) => [-x, z]);

/** Full outline from its right half, which runs from below the middle to above it. */
const both = (half: Outline): Outline => [...half, ...mirror(half).toReversed()];

/** Left flank of a car: distance ahead of its tail, and up. Its fenders rise over the wheels. */
const flank: Outline = [
  [0, 0.36],
  [0.35, 0.2],
  [4.2, 0.16],
  [4.5, 0.3],
  [4.46, 0.56],
  [4.1, 0.74],
  [3.6, 0.88],
  [2.9, 0.88],
  [1.5, 0.91],
  [0.7, 1],
  [0.1, 0.97],
  [0, 0.8],
];
/** Lower edge of the light on it. */
const lit: Outline = [
  [0.05, 0.84],
  [0.7, 0.87],
  [1.5, 0.79],
  [2.9, 0.76],
  [3.6, 0.76],
  [4.2, 0.6],
];

/** Left side, bonnet and wheels, for cars to the right. */
const leftSide = (paint: 'white' | 'blue' | 'orange'): readonly GridPart[] => {
  const wide = 0.97;
  const onFlank = (outline: Outline) => outline.map(([y, up]): Point => [-wide, y, up]);
  const wheels = [0.85, 3.65];
  /** In the middle of a wheel, with its radius; the arch above it is larger. */
  const wheel = (y: number, radius: number, up: number, paint: GridPaint) => {
    const [left, top, right, low] = onFlank([
      [y - radius, 0.34],
      [y, 0.34 + up],
      [y + radius, 0.34],
      [y, 0.34 - Math.min(radius, 0.34)],
    ]) as [Point, Point, Point, Point];
    return oval([left, top, right, low], paint);
  };
  const side = paint === 'white' ? paint : (`${paint}-side` as const);
  return [
    piece(
      [
        [-0.9, 3.3, 0.87],
        [0, 3.2, 0.95],
        [0, 4.4, 0.62],
        [-0.8, 4.4, 0.58],
      ],
      paint,
    ),
    piece(
      [
        [-0.75, 0.3, 0.97],
        [-0.78, 3.3, 0.88],
        [-0.59, 2.35, 1.28],
        [-0.57, 1.5, 1.28],
      ],
      side,
    ),
    piece(
      [
        [-0.76, 1.1, 0.98],
        [-0.78, 3, 0.93],
        [-0.61, 2.3, 1.23],
        [-0.6, 1.6, 1.23],
      ],
      'dark',
    ),
    piece(onFlank(flank), side),
    piece(onFlank([...lit, ...flank.slice(5, -1)]), 'gloss'),
    ...wheels.map((y) => wheel(y, 0.37, 0.4, 'dark')),
    ...wheels.map((y) => wheel(y, 0.23, 0.23, 'rail')),
    ...wheels.map((y) => wheel(y, 0.11, 0.11, 'dark')),
  ];
};

/** Farther away, the small parts of a car are specks. */
const detailedM = 30;
const details: ReadonlySet<GridPaint> = new Set(['gloss', 'shadow', 'rail', 'tail-light']);

/** The car of `car.ts`, reduced to its visible back and side. */
const car = ({ x, aheadM, paint }: Slot): readonly GridPart[] => {
  const pair = (half: Outline, y: number, paint: GridPaint) => [
    upright(half, y, paint),
    upright(mirror(half), y, paint),
  ];
  const acrossTail = (half: Outline, y: number, paint: GridPaint) => upright(both(half), y, paint);
  const glass: readonly Point[] = [
    [0.7, 0.5, 1],
    [0.52, 1.5, 1.26],
  ];
  const parts = [
    ...(x > carSize.width ? leftSide(paint) : []),
    ...pair(
      [
        [0.64, 0.46],
        [0.98, 0.46],
        [0.98, 0.06],
        [0.94, 0],
        [0.68, 0],
        [0.64, 0.06],
      ],
      0.5,
      'dark',
    ),
    // Fenders and roof.
    acrossTail(
      [
        [0.78, 0.3],
        [0.97, 0.45],
        [1, 0.72],
        [0.93, 0.95],
        [0.74, 1],
      ],
      0.3,
      paint,
    ),
    acrossTail(
      [
        [0.76, 0.95],
        [0.58, 1.26],
        [0.46, 1.31],
      ],
      1.5,
      paint,
    ),
    acrossTail(tailOutline.slice(0, -1), 0, paint),
    piece([...glass, ...glass.map(([across, y, up]): Point => [-across, y, up]).toReversed()], 'dark'),
    acrossTail(
      [
        [0.92, 0.7],
        [0.9, 0.86],
      ],
      -0.01,
      'dark',
    ),
    acrossTail(
      [
        [0.56, 0.2],
        [0.68, 0.52],
      ],
      -0.01,
      'dark',
    ),
    // Wing with its struts.
    ...pair(
      [
        [0.34, 0.95],
        [0.4, 0.95],
        [0.4, 1.31],
        [0.34, 1.31],
      ],
      0,
      'dark',
    ),
    acrossTail(
      [
        [0.92, 1.31],
        [0.92, 1.2],
        [0.95, 1.2],
        [0.95, 1.38],
      ],
      -0.1,
      'dark',
    ),
    acrossTail(
      [
        [0.88, 0.3],
        [0.92, 0.62],
      ],
      -0.01,
      'shadow',
    ),
    ...pair(
      [
        [0.9, 0.72],
        [0.88, 0.84],
        [0.42, 0.82],
        [0.42, 0.76],
      ],
      -0.02,
      'tail-light',
    ),
  ];
  return aheadM < detailedM ? parts : parts.filter((part) => !details.has(part.paint));
};

/** Shadow on the ground. */
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

/** Lower than in the windscreen, by an angle: half of it is in sight. */
const bonnetAt = (across: number, along: number): Point => {
  const [x, y, z] = onBonnet(across, along);
  return [x, y, z - 0.062 * y];
};

/** Highest point of the bonnet along its length, for the eye, at a place across: it hides the part behind. */
const topAlong = (across: number): number => {
  const heightAt = (along: number) => {
    const [, y, z] = bonnetAt(across, along);
    return z / y;
  };
  return range(0, 1, 0.05).reduce((best, along) => (heightAt(along) > heightAt(best) ? along : best));
};
const bonnetTop = (across: number): Point => bonnetAt(across, topAlong(across));

/** Nearest parts: bonnet, dash, windscreen pillars and doors. */
const cockpit = (): readonly GridPart[] => {
  const across = range(0, 1, 0.05);
  const edge = (x: number) => ((x - carMiddle) / 1.02) ** 2;
  const xs = range(pillars.left.base, pillars.right.base, (pillars.right.base - pillars.left.base) / 6);
  const far = xs.map((x): Point => [x, base.y - 0.06 * edge(x), base.z - 0.035]);
  const dashEdge = 0.68;
  const nearAt = (x: number) => dashEdge - 0.05 * (1 - edge(x));
  const near = xs.map((x): Point => [x, nearAt(x), base.z - 0.03]);
  const foot = xs.map((x): Point => [x, nearAt(x), -1.1]);
  const sides = range(0, topAlong(0), 0.15);
  const leftEdge = sides.map((along) => bonnetAt(0, along));
  const rightEdge = sides.toReversed().map((along) => bonnetAt(1, along));
  const bodyFoot = [0, 0.5, 1].map((at) => bonnetAt(at, 0)).map(([x, y]): Point => [x, y, base.z - 0.3]);
  const pillar = ({ base: low, header: high }: (typeof pillars)['left' | 'right']) => {
    const inwards = low < 0 ? 0.07 : -0.07;
    return piece(
      [
        [low, base.y, base.z - 0.05],
        [low + inwards, base.y, base.z - 0.05],
        [high + inwards, header.y, header.z + 0.04],
        [high, header.y, header.z + 0.04],
      ],
      'dash-front',
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
    piece([...far, ...near.toReversed()], 'dash'),
    piece([...near, ...foot.toReversed()], 'dash-front'),
    pillar(pillars.left),
    pillar(pillars.right),
    door(pillars.left.base),
    door(pillars.right.base),
  ];
};

/** Without the cars that the one ahead hides. */
const inSight = slots.filter(
  ({ x, aheadM }) => aheadM < 50 && (x !== carAhead.x || aheadM <= carAhead.aheadM),
);

/**
 * The last minute before a start, seen from a place on the grid, to scale. Far to near.
 *
 * @example startingGrid()[0] // the sky
 */
export const startingGrid = (): readonly GridPart[] => [
  ...land(),
  ...roadParts(),
  ...inSight.map(slotPaint),
  ...inSight.map(shadow),
  ...pits(),
  ...rightSide(),
  ...inSight.filter(({ aheadM }) => aheadM > 24).flatMap((slot) => placed(slot)),
  ...gantry(),
  ...inSight.filter(({ aheadM }) => aheadM <= 24).flatMap((slot) => placed(slot)),
  ...cockpit(),
];

const placed = (slot: Slot): readonly GridPart[] => moved(car(slot), [slot.x, slot.aheadM, ground]);
