/** What a chart's upright axis spans, and where its lines are. */
export interface ValueRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const errorLimits = [6, 10, 20, 30, 60, 90, 120, 180] as const;
const scaleLimits = [2, 3, 4, 6, 10] as const;

/** The first of 1, 2, 5, 10, 20 … that is enough. */
const roundAbove = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((digit) => digit * power >= value) ?? 10) * power;
};

/**
 * Degrees, as far down as up. It widens in steps and never narrows below ±6°: an error too small to matter looks like
 * the straight line that it is for all purposes.
 *
 * @example errorRange(14.1) // { min: -20, max: 20, step: 10 }
 */
export const errorRange = (largestDegrees: number): ValueRange => {
  const max = errorLimits.find((limit) => limit >= largestDegrees) ?? roundAbove(largestDegrees);
  return { min: -max, max, step: max / 2 };
};

/**
 * Size, with life size in the middle: half as much to each side, or down to nothing and as far up as it takes.
 *
 * @example scaleRange(0.6, 1.1) // { min: 0.5, max: 1.5, step: 0.25 }
 */
export const scaleRange = (smallest: number, largest: number): ValueRange => {
  if (smallest >= 0.5 && largest <= 1.5) return { min: 0.5, max: 1.5, step: 0.25 };
  if (smallest >= 0.4 && largest <= 1.6) return { min: 0.4, max: 1.6, step: 0.2 };
  const max = scaleLimits.find((limit) => limit >= largest) ?? roundAbove(largest);
  return { min: 0, max, step: max === 2 ? 0.5 : max <= 4 ? 1 : max / 2 };
};

/** The values of a range's lines, from below. @example linesOf({ min: 0, max: 2, step: 1 }) // [0, 1, 2] */
export const linesOf = ({ min, max, step }: ValueRange): readonly number[] =>
  Array.from({ length: Math.round((max - min) / step) + 1 }, (_, i) =>
    // Without the dust of binary fractions: the line at 1 is the line of life size.
    Number((min + i * step).toFixed(6)),
  );
