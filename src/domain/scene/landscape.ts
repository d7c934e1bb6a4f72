import { add, type Face, type Point } from './faces';
import type { Paint } from './palette';
import { sun } from './light';
import { eyeHeightM } from './track';

const ground = -eyeHeightM;

const onCircle = (radius: number, turn: number, z: number): Point => [
  radius * Math.sin(turn),
  radius * Math.cos(turn),
  z,
];

const turns = (count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, i) => (2 * Math.PI * i) / count);

/** A full circle between a lower and an upper line. */
const ring = (
  count: number,
  lower: (turn: number) => Point,
  upper: (turn: number) => Point,
  paint: Paint,
): readonly Face[] =>
  turns(count)
    .slice(1)
    .map((turn, i) => {
      const before = (2 * Math.PI * i) / count;
      return { points: [lower(before), lower(turn), upper(turn), upper(before)], paint };
    });

const skyRadius = 4000;

/** Denser towards the horizon, where the colour changes most. */
const skyHeights = [-1, 0, 1.5, 3, 4.5, 6, 8, 10, 12, 14, 16, 18, 20, 23, 26, 30, 35, 42, 52, 65, 85];

const sky = (): readonly Face[] =>
  skyHeights.slice(1).flatMap((to, i) => {
    const at = (degrees: number) => (turn: number) => {
      const height = (degrees * Math.PI) / 180;
      return onCircle(skyRadius * Math.cos(height), turn, skyRadius * Math.sin(height));
    };
    return ring(24, at(skyHeights[i] ?? 0), at(to), 'sky');
  });

/** Rolling hills; deterministic. */
const hills = (radius: number, height: number, paint: Paint): readonly Face[] =>
  ring(
    120,
    (turn) => onCircle(radius, turn, ground),
    (turn) =>
      onCircle(
        radius,
        turn,
        height *
          (1 + 0.45 * Math.sin(turn * 3 + 1) + 0.3 * Math.sin(turn * 7 + 2.3) + 0.14 * Math.sin(turn * 17)),
      ),
    paint,
  );

const meadowRings = [0.5, 8, 30, 80, 160, 320, 640, 1300, 2400];

const meadow = (): readonly Face[] =>
  meadowRings.slice(1).flatMap((to, i) => {
    const from = meadowRings[i] ?? 0;
    return ring(
      24,
      (turn) => onCircle(from, turn, ground),
      (turn) => onCircle(to, turn, ground),
      'grass',
    );
  });

/** Land up to the horizon, far to near. The horizon is at eye height: only hills and trees rise above it. */
export const landscapeFaces = (): readonly Face[] => [
  ...sky(),
  ...hills(2900, 95, 'farHills'),
  ...hills(2400, 42, 'nearHills'),
  ...meadow(),
];

/** A tree: a trunk, and a crown like an egg, in fewer faces where it is far away. */
const tree = (foot: Point, height: number): readonly Face[] => {
  const isNear = foot[1] < 110;
  const at =
    ([up, radius]: readonly [number, number]) =>
    (turn: number) =>
      add(foot, onCircle(height * radius, turn, height * up));
  // Half a turn from the lowest place over the widest to the tip.
  const levels = turns(isNear ? 14 : 8)
    .slice(0, isNear ? 8 : 5)
    .map((turn): readonly [number, number] => [
      0.46 - Math.cos(turn) * (Math.cos(turn) > 0 ? 0.24 : 0.54),
      0.28 * Math.sin(turn),
    ]);
  return [
    ...ring(5, at([0, 0.03]), at([0.32, 0.03]), 'trunk'),
    ...levels
      .slice(1)
      .flatMap((upper, i) => ring(isNear ? 12 : 7, at(levels[i] ?? upper), at(upper), 'leaves')),
  ];
};

/** Places to the right and ahead, and heights. Behind the rails, so that they never hide the road. */
const trees = [
  [-22, 34, 8],
  [-27, 58, 10],
  [-24, 71, 7],
  [-38, 96, 11],
  [-52, 120, 12],
  [-61, 138, 9],
  [-34, 12, 9],
  [-30, -6, 10],
  [21, 42, 8],
  [25, 55, 9],
  [22, 66, 7],
  [27, 84, 10],
  [19, 104, 8],
  [24, 118, 9],
  [33, 8, 10],
  [28, -14, 9],
  [48, 170, 11],
  [58, 210, 12],
  [-90, 250, 13],
  [-110, 270, 12],
  [-78, 300, 14],
  [-48, 310, 12],
  [-30, 322, 13],
  [-12, 318, 11],
  [12, 330, 13],
  [30, 322, 12],
] as const;

/** The crown's shadow on the ground, away from the sun. */
const treeShadow = (x: number, y: number, height: number): Face => {
  const reach = (0.6 * height) / sun[2];
  const [middleX, middleY] = [x - sun[0] * reach, y - sun[1] * reach];
  return {
    points: turns(12)
      .slice(1)
      .map((turn) => {
        // Half as long again as the crown is wide, away from the sun.
        const along = 0.26 * height * Math.cos(turn) * 1.5;
        const aside = 0.26 * height * Math.sin(turn);
        const flat = Math.hypot(sun[0], sun[1]);
        const [awayX, awayY] = [-sun[0] / flat, -sun[1] / flat];
        return [middleX + along * awayX - aside * awayY, middleY + along * awayY + aside * awayX, ground];
      }),
    paint: 'treeShade',
  };
};

export const treeShadows = (): readonly Face[] => trees.map(([x, y, height]) => treeShadow(x, y, height));

export const treeThings = (): readonly (readonly Face[])[] =>
  trees.map(([x, y, height]) => tree([x, y, ground], height));
