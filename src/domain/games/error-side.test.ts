import { expect, it } from 'vitest';
import { errorSide } from './error-side';

it.each([
  [-1.3675, 'narrow'],
  [0.26, 'wide'],
  // Displayed as 0.1 and 0.0.
  [0.06, 'wide'],
  [0.04, 'exact'],
  [-0.04, 'exact'],
  [-0.06, 'narrow'],
])('an error of %d° is %s', (degrees, side) => {
  expect(errorSide(degrees)).toBe(side);
});

it('looks at as many decimals as are shown', () => {
  expect(errorSide(0.04, 2)).toBe('wide');
  expect(errorSide(0.4, 0)).toBe('exact');
});
