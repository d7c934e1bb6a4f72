import { describe, expect, it } from 'vitest';
import { angleText, errorText, measureText, plainNumber, settingText } from './format';

describe('angleText', () => {
  it.each([
    [35.84, '35.8°'],
    [-5.25, '−5.3°'],
    [-0.04, '0.0°'],
  ])('%d is %s', (degrees, text) => {
    expect(angleText(degrees)).toBe(text);
  });

  it('takes another number of decimals', () => {
    expect(angleText(61.7358, 0)).toBe('62°');
  });
});

describe('errorText', () => {
  it.each([
    [-1.3675, '1.4° narrow'],
    [0.26, '0.3° wide'],
    [0.04, 'exact'],
    [-0.04, 'exact'],
  ])('%d is %s', (degrees, text) => {
    expect(errorText(degrees)).toBe(text);
  });
});

it('writes each unit of a setting and of a measure', () => {
  expect(settingText({ decimals: 3, unit: 'radians' }, 1.0472)).toBe('1.047 rad');
  expect(settingText({ decimals: 1, unit: 'times' }, 0.64)).toBe('0.6×');
  expect(settingText({ decimals: 0, unit: 'none' }, -4)).toBe('−4');
  expect(settingText({ decimals: 0, unit: 'degrees' }, 37.2)).toBe('37°');
  expect(measureText({ value: 0.7084, unit: 'm', decimals: 3 })).toBe('0.708 m');
  expect(measureText({ value: 708.4, unit: 'mm', decimals: 0 })).toBe('708 mm');
  expect(measureText({ value: 2, unit: 'none', decimals: 0 })).toBe('2');
});

it('has no minus before a zero, and keeps it before anything else', () => {
  expect(plainNumber(-0.004, 2)).toBe('0.00');
  expect(plainNumber(-0.006, 2)).toBe('-0.01');
});
