import { expect, it } from 'vitest';
import { defaultEntry } from './entry';
import { fields, measuredFields } from './fields';
import { isBentTooFar, unusualValue } from './plausible';
import { setupOf } from './setup';

it.each([
  ['screenSize', 27, null],
  ['screenSize', 4.9, { kind: 'below', limit: 5 }],
  ['screenSize', 151, { kind: 'above', limit: 150 }],
  ['screenSize', 0, null],
  ['screenSize', -27, null],
  ['distance', 7, { kind: 'below', limit: 15 }],
  ['distance', 15, null],
  ['distance', 500, null],
  ['distance', 700, { kind: 'above', limit: 500 }],
  ['bezelThickness', 0, null],
  ['bezelThickness', -1, null],
  ['bezelThickness', 80, { kind: 'above', limit: 60 }],
  ['eyeOffset', -3, null],
  ['eyeOffset', -120, { kind: 'below', limit: -100 }],
] as const)('%s %d: %j', (id, value, remark) => {
  expect(unusualValue(id, value)).toEqual(remark);
});

it('finds every default usual', () => {
  for (const id of measuredFields) expect(unusualValue(id, Number(fields[id].default)), id).toBeNull();
});

// A 49in screen is 1198 mm wide: half of it is 599 mm.
it('notices a curve tighter than half the width, on curved screens only', () => {
  const setup = setupOf({ ...defaultEntry, curvedScreen: true, radiusCurve: '580' });
  expect(isBentTooFar(setup, 1198)).toBe(true);
  expect(isBentTooFar({ ...setup, radiusCurve: 600 }, 1198)).toBe(false);
  expect(isBentTooFar({ ...setup, radiusCurve: 599 }, 1198)).toBe(false);
  // Impossible values have errors of their own.
  expect(isBentTooFar({ ...setup, radiusCurve: 0 }, 1198)).toBe(false);
  expect(isBentTooFar({ ...setup, curvedScreen: false }, 1198)).toBe(false);
});
