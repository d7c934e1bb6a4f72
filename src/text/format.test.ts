import { language } from '#messages/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { radians } from '../domain/geometry/units';
import { angleText, degreesText } from './angles';
import { gameValuePlain, gameValueText } from './game-values';
import { lengthNumber, lengthText, seemingMetres, shortLengthText } from './lengths';
import { plainNumber } from '../domain/plain-number';
import { numberText } from './numbers';
import { percentText } from './percent';

it('has the signs that Intl has for the language', () => {
  const { tag, decimalSign, percent } = language;
  const parts = new Intl.NumberFormat(tag).formatToParts(1.5);
  expect(decimalSign).toBe(parts.find(({ type }) => type === 'decimal')?.value);
  expect(percent('89')).toBe(new Intl.NumberFormat(tag, { style: 'percent' }).format(0.89));
});

describe('degreesText', () => {
  it.each([
    [35.84, '35.8°'],
    [-5.25, '−5.3°'],
    [-0.04, '0.0°'],
  ])('%d is %s', (degrees, text) => {
    expect(degreesText(degrees)).toBe(text);
  });

  it('takes another number of decimals', () => {
    expect(degreesText(61.7358, 0)).toBe('62°');
  });

  it('has a twin for radians', () => {
    expect(angleText(radians(Math.PI / 2))).toBe('90.0°');
  });
});

it('writes each unit of a game’s number', () => {
  expect(gameValueText(1.0472, { decimals: 3, unit: 'radians' })).toBe('1.047 rad');
  // Same sign as the Classic row beside it.
  expect(gameValueText(0.64, { decimals: 1, unit: 'times' })).toBe('0.6x');
  expect(gameValueText(-4, { decimals: 0, unit: 'none' })).toBe('−4');
  expect(gameValueText(37.2, { decimals: 0, unit: 'degrees' })).toBe('37°');
  expect(gameValueText(0.7084, { decimals: 3, unit: 'm' })).toBe('0.708 m');
  expect(gameValueText(708.4, { decimals: 0, unit: 'mm' })).toBe('708 mm');
  expect(gameValueText(2, { decimals: 0, unit: 'none' })).toBe('2');
  expect(gameValuePlain(-4, { decimals: 0 })).toBe('-4');
});

it('writes lengths in centimetres, without a tenth that is zero where it is to be short', () => {
  expect(lengthText(597.73)).toBe('59.8 cm');
  expect(shortLengthText(500)).toBe('50 cm');
  expect(shortLengthText(505)).toBe('50.5 cm');
  expect(shortLengthText(499.6)).toBe('50 cm');
});

// By hand: 597.73 / 25.4 = 23.53; 1016 / 25.4 = 40; 500 / 25.4 = 19.69.
it('writes the same lengths in inches', () => {
  expect(lengthText(597.73, 'in')).toBe('23.5″');
  expect(lengthNumber(597.73, 'in')).toBe('23.5');
  expect(shortLengthText(1016, 'in')).toBe('40″');
  expect(shortLengthText(500, 'in')).toBe('19.7″');
});

it.each([
  [9.93, '9.9'],
  [9.96, '10'],
  [14.2, '14'],
  [45.04, '45'],
  [48.34, '48.3'],
  [50.04, '50'],
  [83.65, '84'],
])('writes %d m, where a car 50 m ahead seems to be, as %s', (metres, text) => {
  expect(seemingMetres(metres)).toBe(text);
});

it.each([
  [18.04, '18'],
  [19.34, '19.3'],
  [20.04, '20'],
  [30.32, '30'],
])('writes %d m, where a car 20 m ahead seems to be, as %s', (metres, text) => {
  expect(seemingMetres(metres, 20)).toBe(text);
});

it('writes shares as this language does', () => {
  expect(percentText(0.894)).toBe('89%');
  expect(percentText(0.125, 1)).toBe('12.5%');
});

it('has no minus before a zero, and keeps it before anything else', () => {
  expect(plainNumber(-0.004, 2)).toBe('0.00');
  expect(plainNumber(-0.006, 2)).toBe('-0.01');
  expect(numberText(-0.004, 2)).toBe('0.00');
  expect(numberText(-0.006, 2)).toBe('−0.01');
});

it('shows what is copied, but for the minus sign, and never groups thousands', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e7, max: 1e7, noNaN: true }),
      fc.integer({ min: 0, max: 6 }),
      (value, decimals) => {
        expect(numberText(value, decimals).replace('−', '-')).toBe(plainNumber(value, decimals));
      },
    ),
  );
  expect(numberText(1.005, 2)).toBe(plainNumber(1.005, 2));
});
