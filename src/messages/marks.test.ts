import { describe, expect, it } from 'vitest';
import { plainText, readMarks } from './marks';

describe('readMarks', () => {
  it('finds what is strong or emphasised, links and slots', () => {
    expect(readMarks('**A** _b_ [c](#d) {e}').filter((piece) => piece !== '' && piece !== ' ')).toEqual([
      expect.objectContaining({ strong: 'A' }),
      expect.objectContaining({ em: 'b' }),
      expect.objectContaining({ link: 'c', target: '#d' }),
      expect.objectContaining({ slot: 'e' }),
    ]);
  });

  it('leaves a text without marks in one piece', () => {
    expect(readMarks('3 * 4, fov_of_view, [1] (see there)')).toEqual(['3 * 4, fov_of_view, [1] (see there)']);
  });
});

describe('plainText', () => {
  it('takes the marks away, also inside of each other', () => {
    expect(plainText('See [the **FAQ**](/faq), _now_.')).toBe('See the FAQ, now.');
  });

  it('puts names in as they are, whatever signs they hold', () => {
    expect(plainText('{place}: see {name}.', { place: '[A] **b**', name: '$&_x_{name}' })).toBe(
      '[A] **b**: see $&_x_{name}.',
    );
  });
});
