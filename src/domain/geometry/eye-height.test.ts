import { expect, test } from 'vitest';
import { valueOf } from '../../testing/example-rigs';
import { horizon } from './eye-height';
import { toDegrees } from './units';

const screen = { eyeDistanceMm: 500, heightMm: 400 };

// By hand: atan(50/500) = 5.7106°, 50/400 = 0.125.
test('an eye 5 cm above the middle', () => {
  const { pitch, lensShift } = valueOf(horizon(50, screen));
  expect(toDegrees(pitch)).toBeCloseTo(5.7106, 4);
  expect(lensShift).toBe(0.125);
});

test('below is the mirror image of above, and level is nothing', () => {
  const above = valueOf(horizon(30, screen));
  const below = valueOf(horizon(-30, screen));
  expect(below.pitch + above.pitch).toBe(0);
  expect(below.lensShift + above.lensShift).toBe(0);
  expect(valueOf(horizon(0, screen))).toEqual({ pitch: 0, lensShift: 0 });
});

test.each([
  [NaN, 500, 400, 'not-finite'],
  [0, 0, 400, 'distance-not-positive'],
  [0, 500, 0, 'size-not-positive'],
  [1e308, 500, 1e-10, 'not-finite'],
] as const)('eye %d, distance %d, height %d: %s', (eyeOffsetMm, eyeDistanceMm, heightMm, reason) => {
  expect(horizon(eyeOffsetMm, { eyeDistanceMm, heightMm })).toEqual({ ok: false, reason });
});
