import { expect, test } from 'vitest';
import { bisect } from './bisection';

test('finds a root below and above the start', () => {
  expect(bisect((x) => x * x < 2, { low: 0, start: 1 })).toBeCloseTo(Math.SQRT2, 15);
  expect(bisect((x) => x * x < 1e12, { low: 0, start: 1 })).toBeCloseTo(1e6, 6);
  expect(bisect((x) => x * x < 1e-12, { low: 0, start: 1 })).toBeCloseTo(1e-6, 15);
});

test('null where nothing turns', () => {
  expect(bisect(() => true, { low: 0, start: 1 })).toBeNull();
  expect(bisect(() => false, { low: 0, start: 1 })).toBeNull();
});

// Bisection ends at two neighbours and rounds their middle to the one whose last bit is 0: above 1, then above the
// next.
test.each([1, 1 + Number.EPSILON])('null where it turns right above the floor of %d', (low) => {
  expect(bisect((x) => x <= low, { low, start: 2 })).toBeNull();
});
