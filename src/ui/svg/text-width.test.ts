import { afterEach, describe, expect, test, vi } from 'vitest';
import { textRuler, type Lettering } from './text-width';

const numbers: Lettering = { family: 'numbers', weight: 500, sizePx: 10 };

describe('without a canvas', () => {
  // 0.6 em a digit or letter, 0.3 a space or point, 0.43 a degree sign, 1 em a Chinese character, nothing for a
  // combining accent.
  test.each([
    ['50 cm', 4 * 6 + 3],
    ['61.7°', 3 * 6 + 3 + 4.3],
    ['总 50', 10 + 3 + 2 * 6],
    ['e\u0301', 6],
    ['', 0],
  ])('%s is estimated', (text, widthPx) => {
    expect(textRuler(numbers)(text)).toBeCloseTo(widthPx, 9);
  });

  test('other fonts may be wider', () => {
    expect(textRuler({ ...numbers, family: 'text' })('abc')).toBeCloseTo(3 * 6.9, 9);
  });
});

describe('with a canvas', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A canvas on which every character is seven pixels wide. */
  const stubCanvas = () => {
    const measured: string[] = [];
    const context = {
      font: '',
      measureText: (text: string) => {
        measured.push(text);
        return { width: 7 * text.length };
      },
    };
    vi.stubGlobal('document', {
      documentElement: {},
      body: {},
      createElement: () => ({ getContext: () => context }),
    });
    vi.stubGlobal('getComputedStyle', () => ({
      fontFamily: 'serif',
      getPropertyValue: () => 'ui-monospace, monospace',
    }));
    return { context, measured };
  };

  test('is measured in the font of the style sheet', () => {
    const { context } = stubCanvas();
    expect(textRuler(numbers)('total 163.1°')).toBe(7 * 12);
    expect(context.font).toBe('500 10px ui-monospace, monospace');
    textRuler({ family: 'text', weight: 700, sizePx: 13 })('a');
    expect(context.font).toBe('700 13px serif');
  });

  test('the same words and digits are never measured twice', () => {
    const { measured } = stubCanvas();
    const ruler = textRuler(numbers);
    ruler('total 163.1°');
    expect(measured).toEqual(['total', ' ', '1', '6', '3', '.', '°']);
    expect(ruler('total 116.3°')).toBe(7 * 12);
    expect(measured).toHaveLength(7);
  });

  test('does not grow without end', () => {
    const { measured } = stubCanvas();
    const ruler = textRuler(numbers);
    for (let each = 0; each < 5000; each++) expect(ruler(`${each}`)).toBe(7 * String(each).length);
    // Ten digits, and again after each time that the cache was cleared.
    expect(measured.length).toBeLessThan(60);
  });
});
