import { expect, test } from 'vitest';
import { stepFrom } from './handle';

test.each([
  [50, 1, 51],
  [50, -10, 40],
  [54.7, 1, 55],
  [54.7, -1, 54],
  [54.7, 10, 64],
  [54.7, -10, 45],
  [55.00000000001, 1, 56],
])('from %d by %d to %d: whole values, and never past the next one', (value, steps, next) => {
  expect(stepFrom(value, steps)).toBe(next);
});
