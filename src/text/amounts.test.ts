import { expect, it } from 'vitest';
import { amountInWords } from './amounts';

it('names amounts in full, one and many', () => {
  expect(amountInWords(1, 'cm')).toBe('1 centimetre');
  expect(amountInWords(50.5, 'cm')).toBe('50.5 centimetres');
  expect(amountInWords(27, 'in')).toBe('27 inches');
  expect(amountInWords(1, 'mm')).toBe('1 millimetre');
  expect(amountInWords(45, 'degrees')).toBe('45 degrees');
});
