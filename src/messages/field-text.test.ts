import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultEntry } from '../domain/rig/entry';
import { hintFor } from '../domain/rig/hints';
import { readDecimal } from '../domain/rig/read-decimal';
import { fromField, toField } from './field-text';

/** Number behind a text typed on a page with this decimal sign. */
const read = (typed: string, decimalSign: string) => readDecimal(fromField(typed, decimalSign));

describe('a number that is typed', () => {
  // Thousands and decimals as both kinds of languages write them; a single sign not before three digits is a decimal
  // sign in both.
  it.each([
    ['1.000', 1000, 1],
    ['1,000', 1, 1000],
    ['1.800', 1800, 1.8],
    ['12.345', 12345, 12.345],
    ['-1.000', -1000, -1],
    ['1.000,5', 1000.5, 1000.5],
    ['1,000.5', 1000.5, 1000.5],
    ['1.234.567', 1234567, 1234567],
    ['27,5', 27.5, 27.5],
    ['27.5', 27.5, 27.5],
    ['0.125', 0.125, 0.125],
    ['0,125', 0.125, 0.125],
    [',5', 0.5, 0.5],
    ['27,', 27, 27],
    ['1 000', 1000, 1000],
    ['1\u202f000,5', 1000.5, 1000.5],
    ['1’000', 1000, 1000],
    ['27½', 27.5, 27.5],
    ['1 1/2', 1.5, 1.5],
  ])('%j is %d where the comma is the decimal sign, and %d where the point is', (typed, byComma, byPoint) => {
    expect(read(typed, ',')).toBe(byComma);
    expect(read(typed, '.')).toBe(byPoint);
  });

  it('is kept as all languages read it', () => {
    expect(fromField('50,5', ',')).toBe('50.5');
    expect(fromField('1.000 mm', ',')).toBe('1,000 mm');
    expect(fromField('2,39:1', ',')).toBe('2.39:1');
    expect(fromField('50,5', '.')).toBe('50,5');
  });

  it('keeps the point after a word', () => {
    expect(fromField('3 ft. 4,5 in.', ',')).toBe('3 ft. 4.5 in.');
    expect(fromField('3 ft.4 in', ',')).toBe('3 ft.4 in');
  });

  it('stands in the field to the letter as it was typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,-+ /\'":xfti')) });
    fc.assert(
      fc.property(typed, fc.constantFrom('.', ','), (text, sign) => {
        expect(toField(fromField(text, sign), sign)).toBe(text);
      }),
    );
  });
});

it('shows what the page has worked out with its own decimal sign', () => {
  expect(toField('61.7', ',')).toBe('61,7');
  expect(toField('1193.25', ',')).toBe('1193,25');
  expect(toField('61.7', '.')).toBe('61.7');
});

it('says what it has read of the other sign, and not of the page’s own', () => {
  const hint = (typed: string) => hintFor('distance', { ...defaultEntry, distance: fromField(typed, ',') });
  expect(hint('50,5')).toBeNull();
  expect(hint('50.5')).toEqual({ kind: 'read-as', value: 50.5 });
  expect(hint('1.000')).toEqual({ kind: 'read-as', value: 1000 });
});

it('takes the sign of the page’s own language, here English', () => {
  expect(toField('61.7')).toBe('61.7');
  expect(fromField('1.000')).toBe('1.000');
});
