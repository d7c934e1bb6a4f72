import { toDegrees, radians, toRadians } from '../geometry/units';
import { covarianceAt, leastSquares, type Errors, type Solution } from './least-squares';
import { countingLine, halfTangent, type Meaning, type MeaningAxis } from './meaning';
import type { Row } from './measurements';

/** A straight line from the number to an angle, with what the measurements leave of it. */
export interface LineFit {
  readonly meaning: Meaning;
  /** Angle = zeroAt + degreesPerUnit · number */
  readonly zeroAt: number;
  readonly degreesPerUnit: number;
  readonly chi2: number;
  /** Measurements beyond the two that any line fits. */
  readonly freedom: number;
  /** Standard deviation of the counted angle in the middle of the measured numbers. */
  readonly sdDegrees: number;
}

/** Angles of the first search. */
const searchedDegrees = Array.from({ length: 18 }, (_, index) => 10 * index + 5);

/**
 * Sum of the terms that a meaning gives for a row; null if it gives no such picture.
 *
 * @example modelOf({ counting: degrees, axis: 'vertical' }, zoomRow) // ln m
 */
const modelOf = (meaning: Meaning, { terms }: Row): number | null => {
  let sum = 0;
  for (const { number, ratio, sign } of terms) {
    const t = halfTangent(meaning, number, ratio);
    if (t === null) return null;
    sum += sign * Math.log(t);
  }
  return sum;
};

/** Errors of all rows in their standard deviations; null if a picture is none. */
export const errorsUnder = (meaning: Meaning, rows: readonly Row[]): readonly number[] | null => {
  const errors: number[] = [];
  for (const row of rows) {
    const model = modelOf(meaning, row);
    if (model === null) return null;
    errors.push((row.value - model) / row.sd);
  }
  return errors;
};

/** The line through two angles, in radians, at two numbers. */
const lineThrough = (
  [low, high]: readonly [number, number],
  parameters: readonly number[],
): { readonly zeroAt: number; readonly degreesPerUnit: number } => {
  const [atLow = 0, atHigh = 0] = parameters.map((angle) => toDegrees(radians(angle)));
  const degreesPerUnit = (atHigh - atLow) / (high - low);
  return { zeroAt: atLow - degreesPerUnit * low, degreesPerUnit };
};

/**
 * Best straight line along one axis; null if the measurements have fewer than two equations or numbers.
 *
 * @example fitLine(rows, 'vertical') // exact zooms 20>60 and 60>100 of EA WRC: { zeroAt: 18, degreesPerUnit: 0.5, … }
 */
export const fitLine = (rows: readonly Row[], axis: MeaningAxis): LineFit | null => {
  const numbers = rows.flatMap(({ terms }) => terms.map(({ number }) => number));
  const ends = [Math.min(...numbers), Math.max(...numbers)] as const;
  if (rows.length < 2 || !(ends[1] > ends[0])) return null;
  const meaningFor = (parameters: readonly number[]): Meaning => {
    const { zeroAt, degreesPerUnit } = lineThrough(ends, parameters);
    return { counting: countingLine(zeroAt, degreesPerUnit), axis };
  };
  const errorsAt: Errors = (parameters) => errorsUnder(meaningFor(parameters), rows);

  const starts = searchedDegrees
    .flatMap((low) =>
      searchedDegrees.flatMap((high): Solution | [] => {
        const parameters = [toRadians(low), toRadians(high)];
        const errors = low === high ? null : errorsAt(parameters);
        return errors ? { parameters, squared: errors.reduce((sum, error) => sum + error ** 2, 0) } : [];
      }),
    )
    .sort((one, other) => one.squared - other.squared)
    .slice(0, 5);
  const best = starts
    .flatMap(({ parameters }) => leastSquares(parameters, errorsAt) ?? [])
    .reduce<Solution | null>((found, each) => (found && found.squared <= each.squared ? found : each), null);
  const covariance = best && covarianceAt(best.parameters, errorsAt);
  if (!best || !covariance) return null;
  const [[first = 0, mixed = 0] = [], [, second = 0] = []] = covariance;
  const line = lineThrough(ends, best.parameters);
  if (line.degreesPerUnit === 0) return null;
  return {
    meaning: meaningFor(best.parameters),
    ...line,
    chi2: best.squared,
    freedom: rows.length - 2,
    sdDegrees: toDegrees(radians(Math.sqrt(Math.max(first + second + 2 * mixed, 0)) / 2)),
  };
};
