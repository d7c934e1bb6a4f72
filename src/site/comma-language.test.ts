import { language } from '#messages/language';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { differenceText } from '../features/compare/difference';
import { quantitiesOf } from '../features/compare/quantities';
import { windowModel } from '../features/window/window-model';
import { footprintText, screensText } from '../features/plan/screen-texts';
import { classicAnswer } from '../domain/rig/classic-answer';
import { defaultEntry } from '../domain/rig/entry';
import { gameById } from '../domain/games/games';
import { exactAnswer } from '../domain/rig/exact-answer';
import { liveRig } from '../drawing/live-rig';
import { RigView } from '../drawing/rig-view';
import { gamePages } from '../pages/game-page';
import { amountText } from '../text/amounts';
import { degreesFigure, degreesText } from '../text/angles';
import { classicNote } from '../text/classic-notes';
import { classicCopy, classicText } from '../text/classic-texts';
import { csvText } from '../text/csv';
import { gameValueFigure, gameValuePlain, gameValueText } from '../text/game-values';
import { gamesCsv } from '../text/games-csv';
import { lengthFigure, lengthText, shortLengthText } from '../text/lengths';
import { measuresText } from '../text/measures';
import { numberText } from '../text/numbers';
import { percentText } from '../text/percent';
import { fieldHint } from '../text/field-texts';
import { fieldCheck } from '../text/remarks';
import { rigAsText } from '../text/rig-as-text';
import { generatedName } from '../text/rig-names';

/** Decimal comma, a space before the per cent sign, no space before a unit, other separators of lists and sentences. */
vi.mock('#messages/language', async () => {
  const { language: english } = await import('../messages/en/language');
  const behindNumber = {
    ...{ mm: 'mm', cm: 'cm', m: 'm', in: 'インチ' },
    ...{ degrees: '°', radians: 'rad', times: 'x' },
  };
  return {
    language: {
      ...english,
      // en-AT has the comma in `Intl`, too.
      tag: 'en-AT',
      decimalSign: ',',
      percent: (number: string) => `${number}\u00a0%`,
      list: (items: readonly string[]) => items.join('、'),
      sentences: (sentences: readonly string[]) => sentences.join(''),
      sentenceSpace: '',
      withUnit: (number: string, unit: keyof typeof behindNumber) => `${number}${behindNumber[unit]}`,
    },
  };
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
    expect(differenceText(at('40'), at('50'), 'cm')).toBe('10cm closer、11,8° wider、8,4° higher.');
  });
});

describe('a number and its unit', () => {
  it('come apart as the language writes them', () => {
    expect(lengthFigure(598)).toEqual({ number: '59,8', unit: 'cm' });
    expect(degreesFigure(61.74)).toEqual({ number: '61,7', unit: '°' });
    expect(gameValueFigure(1.08, { decimals: 2, unit: 'radians' })).toEqual({ number: '1.08', unit: 'rad' });
  });
});

// RaceRoom takes tenths, F1 2016 hundredths. Numbers for games are the game's own, like a code.
describe('what is typed into a game', () => {
  it('has a point in every language, and is shown as it is copied', () => {
    const shape = { decimals: 1, unit: 'degrees' } as const;
    expect(gameValueText(61.44, shape)).toBe('61.4°');
    expect(gameValuePlain(61.44, shape)).toBe('61.4');
    expect(gameValueText(-0.83, { decimals: 1, unit: 'none' })).toBe('−0.8');
    expect(
      measuresText([
        { value: 0.708, decimals: 3, unit: 'm' },
        { value: 0.7, decimals: 3, unit: 'm' },
      ]),
    ).toBe('0.708 · 0.700m');
  });

  // By hand, from hFov 61.7358°: 61.4 for RaceRoom, 0.05 for F1 2016; · 1.05 = 64.82.
  it('and the three angles of Classic have the comma, also when they are copied', () => {
    const { classic } = classicAnswer(defaultEntry);
    const byId = new Map(
      classic.map((row) => [row.id, { text: classicText(row), copied: classicCopy(row) }]),
    );
    expect(byId.get('hFov')).toEqual({ text: '62°', copied: '62' });
    expect(byId.get('vFov')).toEqual({ text: '35', copied: '35' });
    expect(byId.get('tripleScreenAngle')).toEqual({ text: '64,82°', copied: '64,82' });
    expect(byId.get('raceRoom')).toEqual({ text: '61.4', copied: '61.4' });
    expect(byId.get('f1From2016')).toEqual({ text: '0.05', copied: '0.05' });
    expect(byId.get('gtr2AndRace07')).toEqual({ text: '0.62x', copied: '0.62' });
  });

  it('and so have the angles of 1:1 beside them', () => {
    const answer = exactAnswer(defaultEntry);
    const [hFov] = answer.classic;
    expect(classicNote(hFov!, answer).values).toMatchObject([{ text: '61,7°', plain: '61,7' }]);
  });
});

describe('a table for a spreadsheet', () => {
  it('is split at semicolons, since the comma is the decimal sign', () => {
    expect(csvText([['a;b', '-0,8', '1,5', 'c, d', '-1+1']])).toBe('\ufeff"a;b";-0,8;1,5;c, d;\'-1+1\r\n');
  });

  it('has the comma in all its numbers', () => {
    const rows = gamesCsv(defaultEntry, 'cm', { pageOf: (id) => `https://host/games/${id}` }).split('\r\n');
    const raceRoom = rows.find((row) => row.startsWith('raceroom;'));
    expect(raceRoom).toContain(';61,4;61,7;');
    expect(raceRoom).not.toMatch(/\d\.\d/);
    expect(rows.find((row) => row.startsWith('gtr2;'))).toContain(';0,62x;');
  });
});

describe('lists and sentences', () => {
  // Assetto Corsa takes 37, Competizione too; DiRT Rally and its successor want different numbers.
  it('are put together as the language does it', () => {
    expect(language.list(['a', 'b', 'c'])).toBe('a、b、c');
    expect(language.sentences(['A.', '', 'B.'])).toBe('A.B.');
    const { hung } = windowModel(exactAnswer({ ...defaultEntry, curvedScreen: true }), {
      game: gameById('acc')!,
      units: 'cm',
    });
    expect(hung?.sentences.yours).toContain('screen.On a curved');
    expect(hung?.sentences.shipped).not.toContain('. ');
  });

  it('in the copied text', () => {
    const text = rigAsText({
      rig: { name: '', entry: defaultEntry },
      ...{ units: 'cm', games: [], hasClassic: true, pageOf: () => '' },
    });
    expect(text).toContain('(1:1: DiRT Rally 0.2、DiRT Rally 2.0 −4、GRID Autosport 74°)');
  });

  it('on the page of a game', () => {
    const page = gamePages().find(({ path }) => path === '/games/raceroom');
    expect(renderToStaticMarkup(page?.content)).toContain('in degrees.On a flat');
  });

  it('below the drawing', () => {
    const live = liveRig({ id: 'mine', entry: defaultEntry }, null);
    const markup = renderToStaticMarkup(
      createElement(RigView, { live, units: 'cm', onChange: () => undefined }),
    );
    expect(markup).toMatch(/Drag the eye\.<span[^>]*>Arrow keys/);
  });

  it('in a hint of two sentences', () => {
    const entry = { ...defaultEntry, distance: '1.000 cm' };
    expect(fieldHint('distance', entry, { units: 'cm', ...fieldCheck })).toMatch(/^Read as 1cm\.\S/);
  });
});
