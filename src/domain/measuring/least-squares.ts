import { solveLinear } from './solve-linear';

/** Residuals in units of their standard deviations; null where the model has none. */
export type Errors = (parameters: readonly number[]) => readonly number[] | null;

/** Parameters with the sum of their squared errors. */
export interface Solution {
  readonly parameters: readonly number[];
  readonly squared: number;
}

/** Step of the numeric derivative: parameters are logarithms, or angles in radians. */
const derivativeStep = 1e-6;

const sumOfSquares = (errors: readonly number[]): number =>
  errors.reduce((sum, error) => sum + error * error, 0);

interface Normal {
  readonly matrix: readonly (readonly number[])[];
  readonly right: readonly number[];
}

const normalOf = (
  parameters: readonly number[],
  errors: readonly number[],
  errorsAt: Errors,
): Normal | null => {
  const columns: (readonly number[])[] = [];
  for (const index of parameters.keys()) {
    const after = errorsAt(
      parameters.map((value, each) => (each === index ? value + derivativeStep : value)),
    );
    if (!after) return null;
    columns.push(after.map((error, each) => (error - (errors[each] ?? 0)) / derivativeStep));
  }
  const product = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, each) => sum + value * (other[each] ?? 0), 0);
  return {
    matrix: columns.map((one) => columns.map((other) => product(one, other))),
    right: columns.map((column) => -product(column, errors)),
  };
};

/**
 * Levenberg's method; null if the model has no errors at the start.
 *
 * @example leastSquares([1], ([x = 0]) => [x * x - 2]) // { parameters: [1.41421…], squared: 0 }
 */
export const leastSquares = (start: readonly number[], errorsAt: Errors): Solution | null => {
  let parameters = start;
  let errors = errorsAt(parameters);
  if (!errors) return null;
  let damping = 1e-3;
  for (let step = 0; step < 60 && damping < 1e9; step++) {
    const normal = normalOf(parameters, errors, errorsAt);
    if (!normal) break;
    const damped = normal.matrix.map((row, index) =>
      row.map((value, each) => (index === each ? value * (1 + damping) + 1e-9 : value)),
    );
    const change = solveLinear(damped, normal.right);
    if (!change) break;
    const next = parameters.map((value, index) => value + (change[index] ?? 0));
    const after = errorsAt(next);
    const [was, is] = [sumOfSquares(errors), after ? sumOfSquares(after) : Infinity];
    if (after && is <= was) {
      parameters = next;
      errors = after;
      damping = Math.max(damping / 8, 1e-9);
      if (was - is <= 1e-12 * (was + 1e-12)) break;
    } else damping *= 8;
  }
  return { parameters, squared: sumOfSquares(errors) };
};

/** Covariance of the parameters for errors of 1; null if the data leave one of them open. */
export const covarianceAt = (
  parameters: readonly number[],
  errorsAt: Errors,
): readonly (readonly number[])[] | null => {
  const errors = errorsAt(parameters);
  const normal = errors && normalOf(parameters, errors, errorsAt);
  if (!normal) return null;
  const columns = parameters.map((_, index) =>
    solveLinear(
      normal.matrix,
      parameters.map((__, each) => (each === index ? 1 : 0)),
    ),
  );
  return columns.every((column) => column !== null) ? columns : null;
};
