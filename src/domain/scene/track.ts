import { box, bar, surface, upright, type Face, type Point } from './faces';
import type { Paint } from './palette';

/** Height of the driver's eye above the road, as in a low closed car. */
export const eyeHeightM = 1.1;
const ground = -eyeHeightM;

/** Centre line of the road: length of each stretch, and the radius of its bend to the right (negative: to the left). */
const stretches = [
  { length: 120, radius: Infinity },
  { length: 140, radius: -420 },
  { length: 62, radius: 40 },
  { length: 120, radius: Infinity },
] as const;

/** Start of the road, behind the car, for the side screens. */
const beginsAt = -60;
/** Start of the corner that the boards count down to. */
const cornerAt = 200;
const endsAt = 380;

interface Place {
  readonly x: number;
  readonly y: number;
  /** Radians to the right of straight ahead. */
  readonly heading: number;
}

/** Point of the centre line, this many metres along it from beside the car. */
const placeAt = (s: number): Place => {
  let [x, y, heading, left] = [0.8, beginsAt, 0, s - beginsAt];
  for (const { length, radius } of stretches) {
    const part = Math.min(left, length);
    // A chord is as long as its arc times sinc of half the turn, and runs in the middle direction.
    const half = part / radius / 2;
    const chord = half === 0 ? part : (part * Math.sin(half)) / half;
    x += chord * Math.sin(heading + half);
    y += chord * Math.cos(heading + half);
    heading += 2 * half;
    left -= part;
  }
  return { x, y, heading };
};

/** A point beside the centre line, to the right, and above the ground. */
const beside = (s: number, right: number, up = 0): Point => {
  const { x, y, heading } = placeAt(s);
  return [x + right * Math.cos(heading), y - right * Math.sin(heading), ground + up];
};

const stepsBetween = (from: number, to: number, step: number): readonly number[] => {
  const count = Math.max(1, Math.round((to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
};

interface Ribbon {
  readonly from?: number;
  readonly to?: number;
  readonly left: number;
  readonly right: number;
  readonly step?: number;
}

/** A flat strip on the ground along the road. */
const ribbon = (
  { from = beginsAt, to = endsAt, left, right, step = 4 }: Ribbon,
  paint: Paint,
): readonly Face[] => {
  const along = stepsBetween(from, to, step);
  return surface([along.map((s) => beside(s, left)), along.map((s) => beside(s, right))], paint);
};

const halfWidth = 6;

/** Blocks of 2 m, alternately red and white. */
const kerb = (from: number, to: number, side: 'left' | 'right'): readonly Face[] =>
  stepsBetween(from, to, 2)
    .slice(0, -1)
    .flatMap((s, i) =>
      ribbon(
        {
          from: s,
          to: s + 2,
          step: 2,
          ...(side === 'left'
            ? { left: -halfWidth - 1.1, right: -halfWidth }
            : { left: halfWidth, right: halfWidth + 1.1 }),
        },
        i % 2 === 0 ? 'kerbRed' : 'kerbWhite',
      ),
    );

/** The road and its markings, bottom to top. */
export const roadFaces = (): readonly Face[] => [
  ...ribbon({ left: -9.5, right: 9.5 }, 'verge'),
  ...ribbon({ from: 205, to: 330, left: -24, right: -7.5 }, 'gravel'),
  ...ribbon({ left: -halfWidth, right: halfWidth }, 'asphalt'),
  ...ribbon({ left: -1.6, right: 2.2 }, 'rubber'),
  ...ribbon({ left: -halfWidth + 0.1, right: -halfWidth + 0.3 }, 'line'),
  ...ribbon({ left: halfWidth - 0.3, right: halfWidth - 0.1 }, 'line'),
  ...kerb(-30, 26, 'right'),
  ...kerb(6, 44, 'left'),
  ...kerb(62, 130, 'left'),
  ...kerb(160, 198, 'left'),
  ...kerb(204, 252, 'right'),
];

/** Objects along the road, each separate. */
type Things = readonly (readonly Face[])[];

/** Two rails on posts. */
const railing = (from: number, to: number, right: number): Things => {
  const towardsRoad = -Math.sign(right);
  return stepsBetween(from, to, 4)
    .slice(0, -1)
    .map((s) => {
      const rails = [0.32, 0.72].flatMap((up) =>
        bar(beside(s, right, up), beside(s + 4, right, up), {
          across: [0.08, 0, 0],
          up: [0, 0, 0.28],
          paint: 'rail',
        }),
      );
      const [x, y] = beside(s + 2, right - 0.1 * towardsRoad);
      const post = box(
        { x: [x - 0.06, x + 0.06], y: [y - 0.06, y + 0.06], z: [ground, ground + 0.9] },
        'post',
      );
      return [...post, ...rails];
    });
};

/** A wall of tyres round the outside of the corner, with a light band. */
const tyreWall = (): Things =>
  stepsBetween(212, 300, 4)
    .slice(0, -1)
    .map((s) =>
      (
        [
          [0.45, 0.9, 'tyres'],
          [1.05, 0.3, 'board'],
        ] as const
      ).flatMap(([up, height, paint]) =>
        bar(beside(s, -25, up), beside(s + 4, -25, up), { across: [0.6, 0, 0], up: [0, 0, height], paint }),
      ),
    );

type Outline = readonly (readonly [x: number, z: number])[];

const block = (x: number, z: number, width: number, height: number): Outline => [
  [x, z],
  [x + width, z],
  [x + width, z + height],
  [x, z + height],
];

/** Strokes of the digits in a field of 4 × 7. */
const strokes: Readonly<Record<string, readonly Outline[]>> = {
  '0': [block(0, 0, 4, 1.2), block(0, 5.8, 4, 1.2), block(0, 1.2, 1.2, 4.6), block(2.8, 1.2, 1.2, 4.6)],
  '1': [block(1.4, 0, 1.3, 7), block(0.4, 5.4, 1, 1)],
  '5': [
    block(0, 0, 4, 1.2),
    block(2.8, 1.2, 1.2, 2),
    block(0, 3.2, 4, 1.1),
    block(0, 4.3, 1.2, 1.5),
    block(0, 5.8, 4, 1.2),
  ],
};

/** Distance of the boards ahead, and their text: the distance left to the corner. */
export const boards = [
  { aheadM: 50, text: '150' },
  { aheadM: 100, text: '100' },
  { aheadM: 150, text: '50' },
] as const;

const boardSize = { width: 1.3, height: 0.9, bottom: 0.9, beside: 8.6 } as const;

/** Converts a distance ahead to one along the road. */
const alongTo = (aheadM: number): number => {
  let [low, high] = [0, cornerAt];
  for (let i = 0; i < 40; i++) {
    const s = (low + high) / 2;
    if (placeAt(s).y < aheadM) low = s;
    else high = s;
  }
  return low;
};

/** The middle of a board's face, left and right of the road. */
export const boardPlaces = (aheadM: number): readonly Point[] => {
  const { x } = placeAt(alongTo(aheadM));
  const z = ground + boardSize.bottom + boardSize.height / 2;
  return [-1, 1].map((side) => [x + side * boardSize.beside, aheadM, z]);
};

const board = ([x, y, z]: Point, text: string): readonly Face[] => {
  const { width, height } = boardSize;
  const scale = height / 10.5;
  const startX = x - ((text.length * 5 - 1) * scale) / 2;
  const digits = Array.from(text).flatMap((digit, i) =>
    (strokes[digit] ?? []).map((outline) =>
      upright(
        outline.map(([across, up]) => [startX + (i * 5 + across) * scale, z + (up - 3.5) * scale] as const),
        // Offset from the board, against z-fighting.
        y - 0.06,
        'digits',
      ),
    ),
  );
  const posts = [-0.45, 0.45].flatMap((at) =>
    box({ x: [x + at - 0.04, x + at + 0.04], y: [y + 0.05, y + 0.12], z: [ground, z - height / 2] }, 'post'),
  );
  return [
    ...posts,
    ...box(
      { x: [x - width / 2, x + width / 2], y: [y, y + 0.06], z: [z - height / 2, z + height / 2] },
      'board',
    ),
    ...digits,
  ];
};

export const roadsideThings = (): Things => [
  ...railing(beginsAt, 212, -12.5),
  ...railing(beginsAt, 196, 12.5),
  ...railing(260, endsAt, 12.5),
  ...tyreWall(),
  ...boards.flatMap(({ aheadM, text }) => boardPlaces(aheadM).map((place) => board(place, text))),
];

/** Shadow on the ground under a car. */
export const shadowOn = (x: number, y: number, width: number, length: number): Face => ({
  points: [
    [x - width / 2, y, ground],
    [x + width / 2, y, ground],
    [x + width / 2, y + length, ground],
    [x - width / 2, y + length, ground],
  ],
  paint: 'shadow',
});
