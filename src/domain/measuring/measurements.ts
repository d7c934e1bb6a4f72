import { measured, refused, type Measured, type MeasurementRefusal } from './refusal';

/** Size of a picture. */
export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Two numbers, seen from the same place. */
export interface ZoomMeasurement {
  readonly from: number;
  readonly to: number;
  /** Enlargement of the second picture over the first. */
  readonly m: number;
  /** Standard deviation of ln m. */
  readonly sdLn: number;
  /** True if no click was needed. */
  readonly isAutomatic?: boolean;
}

/** One number, the view turned. */
export interface TurnMeasurement {
  readonly number: number;
  readonly focalPx: number;
  readonly sdLn: number;
}

/** One number, the picture in windows of two sizes. */
export interface WindowMeasurement {
  readonly number: number;
  readonly from: Size;
  readonly to: Size;
  /** Enlargement of the second window's picture, in pixels, over the first's. */
  readonly m: number;
  readonly sdLn: number;
}

/** All that was measured in one game. */
export interface Measurements {
  readonly size: Size;
  readonly zooms: readonly ZoomMeasurement[];
  readonly turns: readonly TurnMeasurement[];
  readonly windows: readonly WindowMeasurement[];
}

/** Standard deviations that no measurement is believed to beat. */
const leastSdLn = { zoom: 0.0015, automaticZoom: 0.005, turn: 0.01 } as const;

/** Error of a turned pair's tan(V / 2) for each unit of unevenness, as simulated. */
const errorOfBend = 6;

/**
 * A turned pair with the error that a slightly bent picture may give it: its own points cannot tell.
 *
 * @example widenedBy({ number: 60, focalPx: 935, sdLn: 0.01 }, 0.005) // sdLn: 0.0316
 */
export const widenedBy = (turn: TurnMeasurement, unevenness: number): TurnMeasurement => ({
  ...turn,
  sdLn: Math.hypot(turn.sdLn, errorOfBend * Math.abs(unevenness)),
});

/** One picture in a row: +1 or −1 times ln tan(V / 2). */
interface Term {
  readonly number: number;
  readonly ratio: number;
  readonly sign: 1 | -1;
}

/** One measurement as an equation: the sum of the terms is `value`. */
export interface Row {
  readonly terms: readonly Term[];
  readonly value: number;
  readonly sd: number;
}

/** @example ratioOfSize({ widthPx: 1920, heightPx: 1080 }) // 1.7778 */
export const ratioOfSize = ({ widthPx, heightPx }: Size): number => widthPx / heightPx;

const isSize = ({ widthPx, heightPx }: Size): boolean =>
  widthPx > 0 && heightPx > 0 && widthPx <= 100_000 && heightPx <= 100_000;

const isPositive = (...values: readonly number[]): boolean =>
  values.every((value) => value > 0 && Number.isFinite(value));

/** Numbers of the pictures, ascending, each once. */
export const numbersIn = ({ zooms, turns, windows }: Omit<Measurements, 'size'>): readonly number[] =>
  [
    ...new Set([
      ...zooms.flatMap(({ from, to }) => [from, to]),
      ...turns.map(({ number }) => number),
      ...windows.map(({ number }) => number),
    ]),
  ].sort((one, other) => one - other);

/** Largest number that a game is believed to take. */
const maxNumber = 1e6;

/** Every measurement as an equation in ln tan(V / 2). */
export const rowsOf = (measurements: Measurements): Measured<readonly Row[], MeasurementRefusal> => {
  const { size, zooms, turns, windows } = measurements;
  const areValues =
    isSize(size) &&
    numbersIn(measurements).every((number) => Math.abs(number) <= maxNumber) &&
    zooms.every(({ m, sdLn }) => isPositive(m, sdLn)) &&
    turns.every(({ focalPx, sdLn }) => isPositive(focalPx, sdLn)) &&
    windows.every(({ from, to, m, sdLn }) => isSize(from) && isSize(to) && isPositive(m, sdLn));
  if (!areValues) return refused({ kind: 'not-finite' });
  const same = zooms.find(({ from, to }) => from === to);
  if (same) return refused({ kind: 'numbers-equal', number: same.from });

  const ratio = ratioOfSize(size);
  const rows: readonly Row[] = [
    ...zooms.map(({ from, to, m, sdLn, isAutomatic = false }): Row => {
      const least = isAutomatic ? leastSdLn.automaticZoom : leastSdLn.zoom;
      const terms: readonly Term[] = [
        { number: from, ratio, sign: 1 },
        { number: to, ratio, sign: -1 },
      ];
      return { terms, value: Math.log(m), sd: Math.max(sdLn, least) };
    }),
    ...turns.map(({ number, focalPx, sdLn }): Row => ({
      terms: [{ number, ratio, sign: 1 }],
      value: Math.log(size.heightPx / 2 / focalPx),
      sd: Math.max(sdLn, leastSdLn.turn),
    })),
    ...windows.map(({ number, from, to, m, sdLn }): Row => ({
      terms: [
        { number, ratio: ratioOfSize(from), sign: 1 },
        { number, ratio: ratioOfSize(to), sign: -1 },
      ],
      value: Math.log((m * from.heightPx) / to.heightPx),
      sd: Math.max(sdLn, leastSdLn.zoom),
    })),
  ];
  return rows.length === 0 ? refused({ kind: 'nothing-measured' }) : measured(rows);
};
