import { expect, test } from 'vitest';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { heightInView, horizon } from './eye-height';
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

// By hand: 27in of 16:9 are 336.22 mm high. 2 atan(168.11/500) = 37.17°; atan(68.11/500) + atan(268.11/500) = 7.76° + 28.20°.
test.each([
  [0, 37.17],
  [100, 35.96],
  [-100, 35.96],
])('from rim to rim, with the eye %d mm above the middle: %d°', (eyeOffsetMm, degrees) => {
  const rig = { ...exampleRigs.flat27, eyeOffsetMm };
  expect(toDegrees(heightInView(rig))).toBeCloseTo(degrees, 2);
});

test.each([
  [NaN, 500, 400, 'not-finite'],
  [0, 0, 400, 'distance-not-positive'],
  [0, 500, 0, 'size-not-positive'],
  [1e308, 500, 1e-10, 'not-finite'],
] as const)('eye %d, distance %d, height %d: %s', (eyeOffsetMm, eyeDistanceMm, heightMm, reason) => {
  expect(horizon(eyeOffsetMm, { eyeDistanceMm, heightMm })).toEqual({ ok: false, reason });
});
