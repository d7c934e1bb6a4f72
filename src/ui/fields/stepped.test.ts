import { describe, expect, it } from 'vitest';
import { stepped } from './stepped';

describe('stepped', () => {
  it.each([
    [27, 1, '28'],
    [27.5, 1, '28.5'],
    [0.1, 0.2, '0.3'],
    [0, -1, '0'],
    [0.4, -1, '0'],
    [-5, 1, '-4'],
    [-5, -1, '-6'],
    [1000, 100, '1100'],
  ])('%d changed by %d is %s', (value, change, text) => {
    expect(stepped(value, change)).toBe(text);
  });

  it('goes below 0 where that makes sense', () => {
    expect(stepped(0, -1, { allowsNegative: true })).toBe('-1');
  });
});
