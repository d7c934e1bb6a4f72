import { describe, expect, it, test, vi } from 'vitest';
import { differenceText } from '../features/compare/difference';
import { quantitiesOf } from '../features/compare/quantities';
import { footprintText, screensText } from '../features/plan/screen-texts';
import { defaultEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { amountText } from '../text/amounts';
import { degreesText } from '../text/angles';
import { lengthText, shortLengthText } from '../text/lengths';
import { numberAndUnit } from '../text/number-and-unit';
import { numberText } from '../text/numbers';
import { percentText } from '../text/percent';
import { generatedName } from '../text/rig-names';
import { figurePieces } from '../ui/figure-pieces';

/** Decimal comma, a space before the per cent sign, no space before a unit. */
vi.mock('#messages/language', async (original) => {
  const [{ language }, { pseudoComma }] = await Promise.all([
    original<typeof import('#messages/language')>(),
    import('../messages/pseudo/pseudo-comma'),
  ]);
  return { language: pseudoComma(language) };
});

describe('numbers', () => {
  it('have a comma, and their unit right behind them', () => {
    expect(numberText(-61.74, 1)).toBe('−61,7');
    expect(degreesText(61.74)).toBe('61,7°');
    expect(percentText(0.125, 1)).toBe('12,5\u00a0%');
    expect(lengthText(597.73)).toBe('59,8cm');
    expect(shortLengthText(500)).toBe('50cm');
    expect(shortLengthText(500, 'in')).toBe('19,7インチ');
    expect(amountText(50.5, 'cm')).toBe('50,5cm');
    expect(footprintText({ widthMm: 1440.7, depthMm: 629.7 }, 'cm')).toBe('144,1 × 63,0cm');
    expect(generatedName({ ...defaultEntry, screenSize: '31.5' }, 'cm')).toBe('31,5インチ 16:9 at 50cm');
    expect(
      screensText(
        { sizeIn: 32, soldAs: '16:9', ratio: '16:9', pixels: '2560x1440', curveRadiusMm: null },
        'triple',
      ),
    ).toBe('3 × 32インチ 16:9');
  });

  // 40 cm: 10 cm nearer, and 2·atan(298.87 / 400) − 61.7° = 11.8° wider; 2·atan(168.11 / 400) − 37.2° = 8.4° higher.
  it('lose a tenth that is zero in a sentence, whatever stands before the unit', () => {
    const at = (distance: string) => quantitiesOf(exactAnswer({ ...defaultEntry, distance }), 'cm')!;
    expect(differenceText(at('40'), at('50'), 'cm')).toBe('10cm nearer, 11,8° wider, 8,4° higher.');
  });
});

describe('a number and its unit are told apart', () => {
  test.each([
    ['59,8cm', '59,8', 'cm'],
    ['3 × 27インチ', '3 × 27', 'インチ'],
    ['±1,0°', '±1,0', '°'],
    ['63\u00a0%', '63\u00a0%', ''],
  ])('%s', (text, number, unit) => {
    expect(numberAndUnit(text)).toEqual({ number, unit });
  });

  it('in a row of figures', () => {
    expect(figurePieces('708 · 700mm')).toEqual(['708 · 700', 'mm', '']);
    expect(figurePieces('1.08rad')).toEqual(['1.08', 'rad', '']);
  });
});
