import { expect, it } from 'vitest';
import { amountInWords, amountText } from './amounts';

it('names amounts in full, one and many', () => {
  expect(amountInWords(1, 'cm')).toBe('1 centimetre');
  expect(amountInWords(50.5, 'cm')).toBe('50.5 centimetres');
  expect(amountInWords(27, 'in')).toBe('27 inches');
  expect(amountInWords(1, 'mm')).toBe('1 millimetre');
  expect(amountInWords(45, 'degrees')).toBe('45 degrees');
});

// 70 / 2.54 = 27.559…, 80 / 2.54 = 31.496….
it.each([
  [70 / 2.54, 'in', '27.56″', '27.56 inches'],
  [80 / 2.54, 'in', '31.5″', '31.5 inches'],
  [40, 'in', '40″', '40 inches'],
  [-3.3333, 'cm', '−3.33 cm', '−3.33 centimetres'],
  [45.125, 'degrees', '45.13°', '45.13 degrees'],
] as const)('%d %s has two digits behind the point at most', (value, unit, text, inWords) => {
  expect(amountText(value, unit)).toBe(text);
  expect(amountInWords(value, unit)).toBe(inWords);
});
