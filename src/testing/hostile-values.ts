import type { Outcome } from '../domain/geometry/outcome';

/** Numbers that break formulas: NaN, too large, too small, at the limits. */
export const extremes: readonly number[] = [
  NaN,
  Infinity,
  -Infinity,
  0,
  -0,
  -1,
  1,
  5e-324,
  1e-308,
  1e-160,
  1e160,
  1e308,
  Number.MAX_VALUE,
];

/** All numbers in an answer, at any depth. */
export const numbersIn = (value: unknown): readonly number[] => {
  const numbers: number[] = [];
  const collect = (part: unknown): void => {
    if (typeof part === 'number') numbers.push(part);
    else if (typeof part === 'object' && part !== null) {
      for (const key in part) collect(part[key as keyof typeof part]);
    }
  };
  collect(value);
  return numbers;
};

/** Requirement for every function of the geometry, for any numbers. */
export const isFiniteOrReason = (outcome: Outcome<unknown>): boolean => {
  if (!outcome.ok) return outcome.reason.length > 0;
  const numbers = numbersIn(outcome.value);
  return numbers.length > 0 && numbers.every(Number.isFinite);
};
