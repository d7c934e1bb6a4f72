import { language as english } from '#messages/language';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDecimal } from '../domain/rig/read-decimal';
import { fromField } from '../messages/field-text';

/** Languages of the site, each with regions that write numbers differently. */
const languages: readonly (readonly [tag: string, ...countries: readonly string[]])[] = [
  ['en-GB', 'en-US'],
  ['de', 'de-AT', 'de-CH', 'de-LI'],
  ['fr', 'fr-CH', 'fr-BE'],
  ['it', 'it-CH'],
  ['es', 'es-AR'],
  ['pt-BR', 'pt-PT'],
  ['pl'],
  ['nl', 'nl-BE'],
  ['ja'],
  ['zh-Hans'],
];

const signOf = (tag: string, type: 'decimal' | 'group') =>
  new Intl.NumberFormat(tag, { useGrouping: 'always' })
    .formatToParts(12345.5)
    .find((part) => part.type === type)?.value ?? '';

/** Typed lengths and angles: up to six digits, up to three decimals. */
const numbers = fc
  .tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: 0, max: 3 }))
  .map(([whole, decimals]) => ({ value: whole / 10 ** decimals, decimals }));

const byIntl = (tag: string, value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(tag, { maximumFractionDigits: 3, ...options }).format(value);

describe.each(languages)('%s', (tag, ...countries) => {
  const decimalSign = signOf(tag, 'decimal');
  const read = (typed: string) => readDecimal(fromField(typed, decimalSign));

  it.each([tag, ...countries])('reads what Intl writes for %s, grouped or not', (country) => {
    fc.assert(
      fc.property(numbers, fc.constantFrom<'always' | false>('always', false), ({ value }, useGrouping) => {
        // Three decimals after the other language's sign are read as thousands.
        const isOther = signOf(country, 'decimal') !== decimalSign;
        const shown = isOther ? Number(value.toFixed(2)) : value;
        expect(read(byIntl(country, shown, { useGrouping }))).toBe(shown === 0 ? 0 : shown);
      }),
    );
  });

  it('takes 27.5 and 27,5 alike', () => {
    expect([read('27.5'), read('27,5')]).toEqual([27.5, 27.5]);
  });
});

describe('numbers are written as Intl does, without groups', () => {
  afterEach(() => {
    vi.doUnmock('#messages/language');
    vi.resetModules();
  });

  it.each(languages.map(([tag]) => tag))('%s', async (tag) => {
    vi.resetModules();
    vi.doMock('#messages/language', () => ({
      language: { ...english, tag, decimalSign: signOf(tag, 'decimal') },
    }));
    const { numberText, exactNumberText } = await import('../text/numbers');
    const { toField } = await import('../messages/field-text');
    const { gameValueText } = await import('../text/game-values');
    const plainMinus = (text: string) => text.replace('−', '-');
    fc.assert(
      fc.property(numbers, ({ value, decimals }) => {
        const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
        const fixed = byIntl(tag, value === 0 ? 0 : value, { useGrouping: false, ...digits });
        expect(plainMinus(numberText(value, decimals))).toBe(fixed);
        const exact = byIntl(tag, value === 0 ? 0 : value, { useGrouping: false });
        expect(plainMinus(exactNumberText(value))).toBe(exact);
        expect(toField(String(value === 0 ? 0 : value))).toBe(exact);
        // Numbers for games are the same in all languages.
        expect(plainMinus(gameValueText(value, { decimals, unit: 'none' }))).toBe(
          byIntl('en-GB', value === 0 ? 0 : value, { useGrouping: false, ...digits }),
        );
      }),
    );
  });
});
