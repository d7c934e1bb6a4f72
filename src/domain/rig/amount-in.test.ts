import { expect, it } from 'vitest';
import { amountIn } from './amount-in';

// By hand: 15 / 2.54 = 5.906.
it.each([
  ['distance', 15, 'in', 5.91],
  ['distance', 15.123, 'cm', 15.123],
  ['eyeOffset', -100, 'in', -39.37],
  ['screenSize', 150, 'cm', 150],
  ['radiusCurve', 500, 'in', 500],
  ['sideAngle', 100, 'in', 100],
] as const)('%s of %d is %s: %d', (id, value, units, expected) => {
  expect(amountIn(id, value, units)).toBe(expected);
});
