import { expect, test } from 'vitest';
import { fovFromTangent, isAngled } from './fov';
import { radians, toDegrees } from './units';

test('V is not H divided by the ratio', () => {
  const { h, v } = fovFromTangent(1, { widthMm: 1600, heightMm: 900 });
  expect(toDegrees(h)).toBeCloseTo(90, 12);
  // By hand: 2·atan(9/16).
  expect(toDegrees(v)).toBeCloseTo(58.7155, 4);
});

test('an angle that ran out of digits is none', () => {
  expect(isAngled({ h: radians(1), v: radians(0) })).toBe(false);
  expect(isAngled({ h: radians(1), v: radians(5e-324) })).toBe(true);
});
