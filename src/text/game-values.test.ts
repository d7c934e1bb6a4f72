import { expect, it } from 'vitest';
import { gameValueText } from './game-values';
import { measuresText } from './measures';

it('is never minus zero', () => {
  expect(gameValueText(-0.04, { decimals: 1, unit: 'none' })).toBe('0.0');
});

it('leaves out a unit that the next measure has too, but no degree sign, and breaks no line before a unit', () => {
  const mm = (value: number) => ({ value, decimals: 0, unit: 'mm' }) as const;
  const degrees = (value: number) => ({ value, decimals: 1, unit: 'degrees' }) as const;
  expect(measuresText([mm(708), mm(700), degrees(55), mm(8)])).toBe('708 · 700\u00a0mm · 55.0° · 8\u00a0mm');
  expect(measuresText([degrees(53.7), degrees(1)])).toBe('53.7° · 1.0°');
});
