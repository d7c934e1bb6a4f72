import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { measuredFields, type MeasuredField } from '../domain/rig/fields';
import { fieldError } from './field-errors';
import { fieldCheck } from './remarks';

/** 3 × 27in, curved by a metre, 60 cm away. */
const triple: RigEntry = { ...defaultEntry, screens: 'triple', curvedScreen: true, distance: '60' };
const flat: RigEntry = { ...triple, curvedScreen: false };

/** Errors by field. */
const errorsOf = (entry: RigEntry): Readonly<Record<string, string>> =>
  Object.fromEntries(
    measuredFields.flatMap((id) => {
      const error = fieldError(id, entry);
      return error === null ? [] : [[id, error]];
    }),
  );

const aboveZero = '1:1 needs a number above 0.';
const notNegative = '1:1 needs 0 or more.';
const noSideAngle = '1:1 needs 0° or more, and less than 180°.';
const tooSmall = 'Too small beside your other numbers for 1:1: check the unit.';
const tooLarge = 'Too large beside your other numbers for 1:1: check the unit.';

describe('a number that is wrong by itself says so at its field, and at no other', () => {
  test.each<[MeasuredField, readonly string[], string]>([
    ['screenSize', ['', '0', '-5', 'abc', '45 deg'], aboveZero],
    ['distance', ['', '0', '-5', 'abc', '45 deg'], aboveZero],
    ['radiusCurve', ['', '0', '-5', 'abc', '45 deg'], aboveZero],
    ['bezelThickness', ['-5', '-5 mm'], notNegative],
    ['litWidth', ['0', '-5'], aboveZero],
    ['litHeight', ['0', '-5'], aboveZero],
    ['sideAngle', ['-5', '180', '-5°'], noSideAngle],
    ['gap', ['-5'], notNegative],
    ['sideSize', ['0', '-5'], aboveZero],
  ])('%s: %j', (id, texts, error) => {
    const lit = { litWidth: '600', litHeight: '340' };
    for (const text of texts) {
      const entry = { ...triple, ...(id.startsWith('lit') && lit), [id]: text };
      expect(errorsOf(entry), text).toEqual({ [id]: error });
      expect(exactAnswer(entry).view.ok, text).toBe(false);
    }
  });

  test('several at once, each its own', () => {
    expect(errorsOf({ ...triple, gap: '-1', sideAngle: '-1', sideSize: '0', distance: '' })).toEqual({
      distance: aboveZero,
      sideAngle: noSideAngle,
      gap: notNegative,
      sideSize: aboveZero,
    });
  });

  test('a lit width says it before there is a height', () => {
    expect(errorsOf({ ...defaultEntry, litWidth: '-5' })).toEqual({ litWidth: aboveZero });
  });

  test('not what the rig does not have', () => {
    expect(
      errorsOf({ ...defaultEntry, radiusCurve: '0', bezelThickness: '-1', gap: '-1', sideSize: '0' }),
    ).toEqual({});
    expect(errorsOf({ ...defaultEntry, screenSize: '', litWidth: '600', litHeight: '340' })).toEqual({});
  });
});

describe('numbers that do not go together say so where one would look first', () => {
  test.each<[string, Partial<RigEntry>, Readonly<Record<string, string>>]>([
    // A circle of 5 cm is 31.4 cm round, a screen of 27in at 16:9 59.8 cm wide.
    ['a small radius', { radiusCurve: '50' }, { radiusCurve: 'Too small for a screen of this size in 1:1.' }],
    ['a huge screen on a usual curve', { screenSize: '1e6' }, { screenSize: tooLarge }],
    ['a huge bezel on a usual curve', { bezelThickness: '1e6' }, { bezelThickness: tooLarge }],
    ['three at 5 cm', { distance: '5' }, { distance: 'Too close for these screens in 1:1.' }],
    ['more than can be calculated with', { eyeOffset: '1e308' }, { eyeOffset: tooLarge }],
    ['less than can be calculated with', { eyeOffset: '-1e308' }, { eyeOffset: tooSmall }],
  ])('%s', (_, change, errors) => {
    expect(errorsOf({ ...triple, ...change })).toEqual(errors);
  });

  test('side screens that are turned too far, where the ideal angle would do', () => {
    // Seam at 29.89 cm to the side and 60 cm ahead: 59.77 cm at 170° end at −28.98 cm and 49.6 cm, in front of the
    // centre screen.
    expect(errorsOf({ ...flat, sideAngle: '170' })).toEqual({
      sideAngle: 'Not possible in 1:1: you wouldn’t see the front of the side screens.',
    });
    // At 30 cm and 125°, they end at 29.89 − 34.28 = −4.4 cm and 30 − 48.96 = −19 cm: past the middle, behind the eye.
    expect(errorsOf({ ...flat, distance: '30', sideAngle: '125' })).toEqual({
      sideAngle: 'Not possible in 1:1: the side screens would meet behind you.',
    });
  });
});

test('every impossible rig says so at one of its fields', () => {
  const number = fc.oneof(
    fc.constantFrom('', '0', '-5', 'abc', '1e6', '1e308', '1e-320', '-1e308', '5', '170', '90'),
    fc.double({ noNaN: true }).map(String),
    fc.integer({ min: 1, max: 300 }).map(String),
  );
  const shape = fc.constantFrom(
    '',
    '0x0',
    '16:9',
    '9:16',
    '999999:0.00001',
    '0.00001:999999',
    '1x999999',
    'tall',
  );
  const numbers = Object.fromEntries(measuredFields.map((id) => [id, number])) as Record<
    MeasuredField,
    typeof number
  >;
  const anyEntry = fc.record({
    ...numbers,
    screens: fc.constantFrom('single' as const, 'triple' as const),
    curvedScreen: fc.boolean(),
    resolution: shape,
    sideRatio: shape,
  });
  fc.assert(
    fc.property(anyEntry, (change) => {
      const entry: RigEntry = { ...defaultEntry, ...change };
      const { view } = exactAnswer(entry);
      if (!view.ok) expect(errorsOf(entry), view.reason).not.toEqual({});
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['abc', true],
  ['5 kg', true],
  ['', false],
  ['8 mm', false],
  ['-5', true],
])('a bezel of %j is an error: %s', (text, isWrong) => {
  expect(fieldCheck.isWrong('bezelThickness', { ...triple, bezelThickness: text })).toBe(isWrong);
});
