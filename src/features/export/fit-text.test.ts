import { describe, expect, it } from 'vitest';
import { cutText, fittingSize, wrapText } from './fit-text';

// Without a page, a letter of the numbers' family counts 0.615 of the size: here 10 px, hence 6.15 px a letter.
const lettering = { family: 'numbers', weight: 400, sizePx: 10 } as const;
const letters = (count: number) => 6.15 * count + 0.01;

describe('texts that fit', () => {
  it('breaks between words, and never inside of one', () => {
    expect(wrapText('one two three', lettering, letters(7))).toEqual(['one two', 'three']);
    expect(wrapText('one two three', lettering, letters(2))).toEqual(['one', 'two', 'three']);
    expect(wrapText('', lettering, letters(2))).toEqual(['']);
  });

  it('cuts with dots, and only what is too long', () => {
    expect(cutText('one two', lettering, letters(7))).toBe('one two');
    expect(cutText('one two', lettering, letters(6))).toBe('one t…');
    expect(cutText('one two', lettering, letters(5))).toBe('one…');
    expect(cutText('one', lettering, 0)).toBe('…');
  });

  it('takes the largest size that fits, or else the smallest', () => {
    expect(fittingSize('12345', lettering, letters(5), [20, 10, 5])).toBe(10);
    expect(fittingSize('12345', lettering, 1, [20, 10, 5])).toBe(5);
  });
});
