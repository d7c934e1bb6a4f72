import { expect, test } from 'vitest';
import { errorRange, linesOf, scaleRange } from './value-range';

test.each([
  [0, 6],
  [0.13, 6],
  [6, 6],
  [6.1, 10],
  [14.1, 20],
  [99, 120],
  [250, 500],
])('an error of %d° is drawn on ±%d°', (largest, max) => {
  expect(errorRange(largest)).toEqual({ min: -max, max, step: max / 2 });
});

test.each([
  [1, 1, 0.5, 1.5],
  [0.6, 0.9, 0.5, 1.5],
  [0.8, 1.53, 0.4, 1.6],
  [0.3, 1, 0, 2],
  [1, 2.6, 0, 3],
  [1, 40, 0, 50],
])('sizes from %d to %d are drawn from %d to %d', (smallest, largest, min, max) => {
  expect(scaleRange(smallest, largest)).toMatchObject({ min, max });
});

test('every range has a line at the true value, and few lines in all', () => {
  for (const largest of [0, 8, 15, 40, 110, 170, 300]) expect(linesOf(errorRange(largest))).toContain(0);
  for (const largest of [1, 1.6, 2, 2.6, 4]) expect(linesOf(scaleRange(0.7, largest))).toContain(1);
  expect(linesOf({ min: 0.4, max: 1.6, step: 0.2 })).toEqual([0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6]);
});
