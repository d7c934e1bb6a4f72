import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal } from './read-decimal';

describe('readDecimal', () => {
  it.each([
    ['27', 27],
    [' 27 ', 27],
    ['50.5', 50.5],
    ['50,5', 50.5],
    ['50.25', 50.25],
    ['.5', 0.5],
    ['.25', 0.25],
    ['5.', 5],
    ['+3', 3],
    ['-12', -12],
    ['−12', -12],
    ['1e3', 1000],
    ['2.5E-10', 0.00000000025],
    ['007', 7],
    ['-0', 0],
    ['999999999999', 999999999999],
  ])('reads %j as %d', (text, value) => {
    expect(readDecimal(text)).toBe(value);
  });

  it.each([
    ['1,000', 1000],
    ['-1,000', -1000],
    ['12,345', 12345],
    ['1,234,567.25', 1234567.25],
    ['0,125', 0.125],
    ['12,34', 12.34],
  ])('tells a thousands comma from a decimal comma: %j is %d', (text, value) => {
    expect(readDecimal(text)).toBe(value);
  });

  it.each([
    ['1.000,5', 1000.5],
    ['1.234.567', 1234567],
    ['-1.234.567,25', -1234567.25],
    ['1.000', 1], // a point alone is a decimal sign
    ['12.34,5', null],
  ])('knows points that group thousands: %j is %s', (text, value) => {
    expect(readDecimal(text)).toBe(value);
  });

  // ISO 80000-1, 7.3.1: groups of three by a small space. Switzerland groups by an apostrophe.
  it.each([
    ['1 000', 1000],
    ['1\u00a0000', 1000],
    ['1\u202f000', 1000],
    ['12 345 678', 12345678],
    ['1 000.5', 1000.5],
    ['-1 000,5', -1000.5],
    ['1 234,567', 1234.567], // a space groups, so the comma is a decimal sign
    ["1'000", 1000],
    ['1’000', 1000],
    ['1’234’567.25', 1234567.25],
    ['1 00', null],
    ['0 500', null],
    ['1  000', null],
    ["1'00", null],
    ['1 000 00', null],
    ["1 000'000", null],
  ])('knows spaces and apostrophes that group thousands: %j is %s', (text, value) => {
    expect(readDecimal(text)).toBe(value);
  });

  // Readings of a tape measure in inches: 3/8 is 0.375, 1/2 is 0.5, 5/16 is 0.3125.
  it.each([
    ['39 3/8', 39.375],
    ['39-3/8', 39.375],
    ['39  -  3/8', 39.375],
    ['5/16', 0.3125],
    ['-1 1/4', -1.25],
    ['−1-1/4', -1.25],
    ['+12 15/16', 12.9375],
    ['0/8', 0],
    ['-0/8', 0],
  ])('knows fractions: %j is %d', (text, value) => {
    expect(readDecimal(text)).toBe(value);
  });

  it('reads every fraction of a tape measure', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.nat({ max: 63 }),
        fc.constantFrom(2, 4, 8, 16, 32, 64),
        fc.constantFrom(' ', '-', '  '),
        (whole, upper, lower, join) => {
          expect(readDecimal(`${whole}${join}${upper}/${lower}`)).toBe(whole + upper / lower);
        },
      ),
    );
  });

  // Fractions with a Unicode sign: 1/7 to 7/8, and 0/3.
  it.each([
    ['½', 1 / 2],
    ['27½', 27.5],
    ['27 ½', 27.5],
    ['27-½', 27.5],
    ['-27¾', -27.75],
    ['⅜', 3 / 8],
    ['39⅞', 39.875],
    ['⅐', 1 / 7],
    ['1⅒', 1.1],
    ['2↉', 2],
    ['3⁄8', 3 / 8],
    ['39 3∕8', 39.375],
    ['⅟8', 1 / 8],
  ])('knows fractions in one sign: %j is %d', (text, value) => {
    expect(readDecimal(text)).toBe(value);
  });

  it('reads a fraction alike in one sign and in three', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', '-', '−', '+'),
        fc.option(fc.nat(500), { nil: null }),
        fc.constantFrom('', ' ', '-'),
        fc.constantFrom(...Array.from('¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞')),
        (sign, whole, join, fraction) => {
          const before = whole === null ? sign : `${sign}${whole}${join}`;
          const spelled = `${whole === null ? sign : `${sign}${whole} `}${fraction.normalize('NFKC').replace('⁄', '/')}`;
          expect(readDecimal(`${before}${fraction}`)).toBe(readDecimal(spelled));
          expect(readDecimal(spelled)).not.toBeNull();
        },
      ),
    );
  });

  it.each([
    ...['', '   ', 'abc', '27in', '1.2.3', '--1', '0x10', 'Infinity', 'NaN', '1e999', '-', '.'],
    ...['1/0', '0/0', '3/', '/8', '1/2/3', '1.5 1/2', '1 1.5/2', '39 3 1/8', '3/-8', '1 /2', 'x1/2', '1/2x'],
    ...['½27', '½½', '1.5½', '5½/3', '½e3'],
    ...['1,2,3', '12,34,567', '1,000,00'], // neither one decimal comma nor groups of three digits
  ])('takes %j for no number', (text) => {
    expect(readDecimal(text)).toBeNull();
  });

  it('reads back every finite number that JavaScript prints', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(readDecimal(String(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  // Linear time: a backtracking pattern would need minutes.
  it.each(['9', ' ', '1,', '0.', '-', '9/'])('answers at once for a hundred thousand times %j', (part) => {
    const started = performance.now();
    expect(readDecimal(`1${part.repeat(100_000)}x`)).toBeNull();
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('answers with a finite number or null for any text', () => {
    // Any UTF-16 code units, unpaired surrogates included; fast-check's own 'binary' strings take two seconds to set
    // up.
    const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));
    fc.assert(
      fc.property(anyText, (text) => {
        const value = readDecimal(text);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
