import { expect, test } from 'vitest';
import { gaussLegendre } from './quadrature';

// Abramowitz & Stegun, table 25.4, n = 3: ±0.774596669241483 with 5/9, 0 with 8/9; moved from −1 … 1 to 0 … 1.
test('three nodes', () => {
  const [left, middle, right] = gaussLegendre(3);
  expect(left?.at).toBeCloseTo((1 - 0.774596669241483) / 2, 14);
  expect(middle?.at).toBeCloseTo(0.5, 14);
  expect(right?.at).toBeCloseTo((1 + 0.774596669241483) / 2, 14);
  expect(left?.weight).toBeCloseTo(5 / 18, 14);
  expect(middle?.weight).toBeCloseTo(8 / 18, 14);
});

test('n nodes integrate every power up to 2n − 1: the integral of x^k is 1/(k + 1)', () => {
  for (const count of [2, 5, 24]) {
    const nodes = gaussLegendre(count);
    for (let power = 0; power < 2 * count; power++) {
      const sum = nodes.reduce((total, { at, weight }) => total + weight * at ** power, 0);
      expect(sum).toBeCloseTo(1 / (power + 1), 13);
    }
  }
});
