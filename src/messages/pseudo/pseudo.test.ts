import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { words as english } from '../en/pages';
import { pseudo } from './pseudo';

const pagesInPseudo = pseudo(english);

describe('the pseudo-language', () => {
  it('puts accents on the letters, brackets round the text, and makes it two fifths longer', () => {
    // 12 letters: five more, including the space.
    expect(pseudo('Screen ratio')).toBe('[Šçŕééñ ŕåţîö ····]');
    // 4 letters: two more, still one word.
    expect(pseudo('Size')).toBe('[Šîžé··]');
  });

  it('changes every letter of the alphabet', () => {
    const alphabet = 'abcdefghijklmnopqrstuvwxyz';
    const letters = alphabet + alphabet.toUpperCase();
    const changed = Array.from(pseudo(letters)).slice(1, letters.length + 1);
    expect(new Set(changed).size).toBe(letters.length);
    expect(changed.join('')).not.toMatch(/[a-z]/i);
  });

  it('adds words to a sentence, not one long word', () => {
    const longest = Math.max(
      ...pseudo('so '.repeat(100))
        .split(' ')
        .map((word) => word.length),
    );
    expect(longest).toBeLessThan(8);
  });

  it.each(['61.7°', '404', '', '–', '16:9'])('leaves "%s": there is no word in it', (text) => {
    expect(pseudo(text)).toBe(text);
  });

  it.each([
    ['**Size.** Use _w_', '[**Šîžé.** Ûšé _ŵ_'],
    ['See [three](#guide-three), [FAQ](/faq)', '[Šéé [ţĥŕéé](#guide-three), [ƑÅǪ](/faq)'],
    ['On {day}, at https://a.example/b', '[Öñ {day}, åţ https://a.example/b'],
    ['To me@mail.example.', '[Ţö me@mail.example.'],
  ])('keeps the marks and addresses of "%s"', (text, start) => {
    expect(pseudo(text).startsWith(start)).toBe(true);
  });

  it('keeps the shape of a catalogue, and whatever is no text', () => {
    const words = { a: { b: ['c', 1, null, true, undefined] }, 500: 'd' };
    expect(pseudo(words)).toEqual({ a: { b: ['[ç·]', 1, null, true, undefined] }, 500: '[ð·]' });
  });

  it('treats what a function returns, and leaves what it was given', () => {
    const words = pseudo({
      covers: (angle: string, of: { readonly name: string }) => `It covers ${angle} of ${of.name}.`,
      lines: (count: number) => [`${count} lines`],
    });
    expect(words.covers('61.7 deg', { name: 'a view' })).toBe('[Îţ çöṽéŕš 61.7 deg öƒ a view. ·····]');
    expect(words.lines(3)).toEqual(['[3 ļîñéš ··]']);
  });

  it('leaves a sentence alone that was handed in already translated', () => {
    const words = pseudo({ title: (page: string) => `${page} | Site`, page: 'Home' });
    expect(words.title(words.page)).toContain(words.page);
    expect(words.title(words.page)).toContain('Šîţé');
  });

  it('leaves texts alone that are only put in a row', () => {
    const row = pseudo((texts: readonly string[]) => texts.join(' / '));
    expect(row(['0.843 rad', '[ɱéţŕéš··]'])).toBe('0.843 rad / [ɱéţŕéš··]');
  });

  it('is always longer, and takes any text and any argument', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, given) => {
        const result = pseudo(text);
        if (/\p{L}/u.test(text)) expect(result.length).toBeGreaterThanOrEqual(text.length * 1.4);
        else expect(result).toBe(text);
        expect(pseudo((inner: string) => `Given ${inner}.`)(given)).toContain(given);
      }),
    );
  });

  it('leads to the same places and has the same sections as English', () => {
    const targets = (words: unknown) => JSON.stringify(words).match(/\]\(([^)]*)\)/g);
    expect(targets(pagesInPseudo)).toEqual(targets(english));
    expect(targets(english)).not.toBeNull();
    expect(Object.keys(pagesInPseudo.home.guide)).toEqual(Object.keys(english.home.guide));
  });
});
