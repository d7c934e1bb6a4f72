import { expect, test } from 'vitest';
import { stepFrom, stepsOf } from './handle';

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

test('the page keys go ten times as far as the arrows up and down, the same way', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Enter'];
  expect(keys.map((key) => stepsOf(key, 1))).toEqual([-1, 1, -1, 1, -10, 10, undefined]);
  expect(keys.map((key) => stepsOf(key, -1))).toEqual([-1, 1, 1, -1, -10, 10, undefined]);
});
