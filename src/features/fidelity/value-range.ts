/** Range of a chart's y axis, and the step of its grid lines. */
export interface ValueRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const errorLimits = [6, 10, 20, 30, 60, 90, 120, 180] as const;
const scaleLimits = [2, 3, 4, 6, 10] as const;

/** Rounds up to the next of 1, 2, 5, 10, 20 … */
const roundAbove = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((digit) => digit * power >= value) ?? 10) * power;
};

/**
 * Range of degrees, symmetric about 0. It widens in steps from ±6°, so that a negligible error looks like a straight
 * line.
 *
 * @example errorRange(14.1) // { min: -20, max: 20, step: 10 }
 */
export const errorRange = (largestDegrees: number): ValueRange => {
  const max = errorLimits.find((limit) => limit >= largestDegrees) ?? roundAbove(largestDegrees);
  return { min: -max, max, step: max / 2 };
};

/**
 * Range of sizes, with life size in the middle: ±0.5, or from 0 to as much as is needed.
 *
 * @example scaleRange(0.6, 1.1) // { min: 0.5, max: 1.5, step: 0.25 }
 */
export const scaleRange = (smallest: number, largest: number): ValueRange => {
  if (smallest >= 0.5 && largest <= 1.5) return { min: 0.5, max: 1.5, step: 0.25 };
  if (smallest >= 0.4 && largest <= 1.6) return { min: 0.4, max: 1.6, step: 0.2 };
  const max = scaleLimits.find((limit) => limit >= largest) ?? roundAbove(largest);
  return { min: 0, max, step: max === 2 ? 0.5 : max <= 4 ? 1 : max / 2 };
};

/** Values of a range's grid lines, ascending. @example linesOf({ min: 0, max: 2, step: 1 }) // [0, 1, 2] */
export const linesOf = ({ min, max, step }: ValueRange): readonly number[] =>
  Array.from({ length: Math.round((max - min) / step) + 1 }, (_, i) =>
    // Rounds off binary fractions: the line at 1 marks life size.
    Number((min + i * step).toFixed(6)),
  );
