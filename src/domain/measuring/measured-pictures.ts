import { radians, toDegrees } from '../geometry/units';
import { verticalOfHalfTangent } from './meaning';
import { ratioOfSize, type Measurements, type Row } from './measurements';
import { solveLinear } from './solve-linear';

/** The picture that one number gives, by the measurements alone. */
export interface MeasuredPicture {
  readonly number: number;
  /** ln tan(V / 2) */
  readonly lnT: number;
  readonly sdLn: number;
}

/** Standard deviation of a picture's vertical angle in degrees: dV = sin V · d ln tan(V / 2). */
export const verticalError = ({ lnT, sdLn }: MeasuredPicture): number =>
  toDegrees(radians(Math.sin(verticalOfHalfTangent(Math.exp(lnT))) * sdLn));

/** Numbers that are connected with these by zooms. */
const connected = (start: readonly number[], rows: readonly Row[]): ReadonlySet<number> => {
  const found = new Set(start);
  for (let size = -1; size < found.size;) {
    size = found.size;
    for (const { terms } of rows)
      if (terms.some(({ number }) => found.has(number))) for (const { number } of terms) found.add(number);
  }
  return found;
};

/** Least squares of the rows; numbers that hang on no turn count from the first of their group. */
const solve = (numbers: readonly number[], rows: readonly Row[]) => {
  const anchored = new Set<number>();
  const anchors: number[] = [];
  const turned = rows.filter(({ terms }) => terms.length === 1).flatMap(({ terms }) => terms);
  for (const start of [...turned.map(({ number }) => number), ...numbers]) {
    if (anchored.has(start)) continue;
    if (!turned.some(({ number }) => number === start)) anchors.push(start);
    for (const number of connected([start], rows)) anchored.add(number);
  }
  const matrix = numbers.map((number) =>
    numbers.map((other): number => (number === other && anchors.includes(number) ? 1 : 0)),
  );
  const right = numbers.map(() => 0);
  const factorOf = ({ terms }: Row) =>
    numbers.map((number) => terms.reduce((sum, term) => sum + (term.number === number ? term.sign : 0), 0));
  for (const row of rows) {
    const factors = factorOf(row);
    const weight = 1 / row.sd ** 2;
    for (const [index, factor] of factors.entries()) {
      right[index] = (right[index] ?? 0) + weight * factor * row.value;
      const line = matrix[index];
      if (line)
        for (const [each, other] of factors.entries())
          line[each] = (line[each] ?? 0) + weight * factor * other;
    }
  }
  const lnT = solveLinear(matrix, right);
  if (!lnT) return null;
  const chi2 = rows.reduce((sum, row) => {
    const model = factorOf(row).reduce((total, factor, index) => total + factor * (lnT[index] ?? 0), 0);
    return sum + ((row.value - model) / row.sd) ** 2;
  }, 0);
  const variances = numbers.map(
    (_, index) =>
      solveLinear(
        matrix,
        numbers.map((__, each) => (each === index ? 1 : 0)),
      )?.[index] ?? Infinity,
  );
  return { lnT, variances, chi2, freedom: rows.length + anchors.length - numbers.length };
};

/** Windows of other ratios say nothing about the picture's own. */
const rowsAtOwnRatio = ({ size }: Pick<Measurements, 'size'>, rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ terms }) => terms.every(({ ratio }) => ratio === ratioOfSize(size)));

const numbersOf = (rows: readonly Row[]): readonly number[] =>
  [...new Set(rows.flatMap(({ terms }) => terms.map(({ number }) => number)))].sort(
    (one, other) => one - other,
  );

/**
 * Pictures whose angle is known without any meaning of the number: those that zooms connect with a turned pair. In the
 * order of the numbers.
 */
export const measuredPictures = (
  measurements: Measurements,
  allRows: readonly Row[],
): readonly MeasuredPicture[] => {
  const rows = rowsAtOwnRatio(measurements, allRows);
  const absolute = connected(
    measurements.turns.map(({ number }) => number),
    rows,
  );
  const used = rows.filter(({ terms }) => terms.every(({ number }) => absolute.has(number)));
  const numbers = numbersOf(used);
  const solution = numbers.length > 0 ? solve(numbers, used) : null;
  if (!solution) return [];
  return numbers.map((number, index) => ({
    number,
    lnT: solution.lnT[index] ?? NaN,
    sdLn: Math.sqrt(solution.variances[index] ?? NaN),
  }));
};

/** Variances for each spare measurement above which pictures contradict each other. */
const maxContradiction = 9;

/** True if two ways from one number to another differ by more than their errors. */
export const contradictEachOther = (measurements: Measurements, allRows: readonly Row[]): boolean => {
  const rows = rowsAtOwnRatio(measurements, allRows);
  const solution = solve(numbersOf(rows), rows);
  return solution !== null && solution.freedom > 0 && solution.chi2 > maxContradiction * solution.freedom;
};
