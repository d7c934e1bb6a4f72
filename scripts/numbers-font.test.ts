import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontFile, numbersFont, signs } from './numbers-font';

it('is committed as `npm run font` makes it', async () => {
  expect(readFileSync(fontFile).equals(await numbersFont())).toBe(true);
});

it('is used for the signs that it has, and for no other', () => {
  const styles = readFileSync('src/ui/styles/numbers-font.css', 'utf8');
  const [, ranges = ''] = /unicode-range: (.+);/.exec(styles) ?? [];
  const used = ranges.split(', ').flatMap((range) => {
    const [first = NaN, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  expect(used.toSorted()).toEqual(Array.from(signs).sort());
});
