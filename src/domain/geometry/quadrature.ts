/** A point to evaluate a function at, and its weight. */
export interface WeightedPoint {
  readonly at: number;
  readonly weight: number;
}

/** The Legendre polynomial of a degree and its slope, by the three-term recurrence. */
const legendre = (degree: number, x: number): { readonly value: number; readonly slope: number } => {
  let previous = 1;
  let value = x;
  for (let n = 2; n <= degree; n++) {
    [previous, value] = [value, ((2 * n - 1) * x * value - (n - 1) * previous) / n];
  }
  return { value, slope: (degree * (x * value - previous)) / (x * x - 1) };
};

/**
 * Gauss–Legendre nodes on 0 … 1: `Σ weight·f(at)` is the integral of f, exact for polynomials up to degree 2n − 1. n
 * must be 2 or more.
 *
 * @example gaussLegendre(2) // at 0.2113 and 0.7887, weight 0.5 each
 */
export const gaussLegendre = (count: number): readonly WeightedPoint[] =>
  Array.from({ length: count }, (_, index) => {
    // Tricomi's estimate of the root, good enough for Newton to reach it in a few steps.
    let x = -Math.cos((Math.PI * (index + 0.75)) / (count + 0.5));
    for (let step = 0; step < 6; step++) {
      const { value, slope } = legendre(count, x);
      x -= value / slope;
    }
    const { slope } = legendre(count, x);
    return { at: (1 + x) / 2, weight: 1 / ((1 - x * x) * slope * slope) };
  });
