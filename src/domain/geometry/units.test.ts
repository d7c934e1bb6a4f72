import { expect, test } from 'vitest';
import { radians, toDegrees, toRadians } from './units';

test('half a turn is 180°', () => {
  expect(toDegrees(radians(Math.PI))).toBe(180);
  expect(toRadians(180)).toBe(Math.PI);
});
