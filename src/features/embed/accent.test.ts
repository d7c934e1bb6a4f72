import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, legibleAccent, readAccent, themeColours } from './accent';

describe('an accent', () => {
  it('is six digits, with or without their sign', () => {
    expect(readAccent('#e10600')).toEqual([225, 6, 0]);
    expect(readAccent('E10600')).toEqual([225, 6, 0]);
  });

  it.each([
    null,
    '',
    'red',
    '#fff',
    '#12345g',
    '#1234567',
    ' e10600',
    'e10600;}',
    'url(//elsewhere)',
    '\n123456',
  ])('is not %j', (text) => expect(readAccent(text)).toBeNull());

  it('stays as it is where it can be read', () => {
    // By hand: the site's own colours have 5.9 and 10.7 on the card.
    expect(legibleAccent([0x00, 0x6d, 0x74], 'light')).toEqual([0x00, 0x6d, 0x74]);
    expect(legibleAccent([0x3f, 0xdc, 0xcb], 'dark')).toEqual([0x3f, 0xdc, 0xcb]);
  });

  it.each(['ffcc00', 'ffffff', '000000', '808080', 'e10600', '1a1a2e', 'fbfaf6', '111619'])(
    '%s can be read in either theme',
    (text) => {
      for (const theme of ['light', 'dark'] as const)
        expect(
          contrast(legibleAccent(readAccent(text)!, theme), themeColours[theme].card),
        ).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('is measured as others do', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21);
    // W3C, Understanding 1.4.3: the lightest grey that passes on white.
    expect(contrast([0x76, 0x76, 0x76], [255, 255, 255])).toBeCloseTo(4.54, 2);
  });

  it('is held against the colours that the page has', () => {
    const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
    const hex = (colour: readonly number[]) =>
      `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    for (const name of ['card', 'ink'] as const)
      expect(tokens).toContain(
        `--${name}: light-dark(${hex(themeColours.light[name])}, ${hex(themeColours.dark[name])});`,
      );
  });
});
