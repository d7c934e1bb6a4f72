import { expect, test } from 'vitest';
import { swayAt } from './sway';

// A lying eight: 40 mm · sin(90° · t), 10 mm · sin(180° · t).
test.each([
  [0, 0, 0],
  [0.5, 28.284, 10],
  [1, 40, 0],
  [1.5, 28.284, -10],
  [3, -40, 0],
  [4, 0, 0],
])('after %d s the head is %d mm to the right and %d mm up', (seconds, rightMm, upMm) => {
  expect(swayAt(seconds).rightMm).toBeCloseTo(rightMm, 3);
  expect(swayAt(seconds).upMm).toBeCloseTo(upMm, 3);
});
