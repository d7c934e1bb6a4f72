import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameAnswer, numberOf } from '../games/game-answer';
import { games } from '../games/games';
import { projectionFor } from '../games/projection';
import { defaultEntry, type RigEntry } from '../rig/entry';
import { exactAnswer } from '../rig/exact-answer';
import { fitMeanings } from '../measuring/fit-meanings';
import { halfTangent } from '../measuring/meaning';
import { keptMeaningOf, ownGameId, ownGameOf } from './own-game';
import { readOwnGame } from './own-game-text';

const gameOf = (text: string) => ownGameOf(readOwnGame(`name:My+game;ratio:1.7778;${text}`)!);
const answerOf = (text: string, change: Partial<RigEntry> = {}) =>
  gameAnswer(gameOf(text), exactAnswer({ ...defaultEntry, ...change }).seen);

describe('a measured game', () => {
  // By hand, 27in 16:9 at 50 cm: the picture is 597.72 × 336.22 mm, tan(V / 2) = 0.33622, V = 37.1675°, H = 61.7358°.
  it.each([
    ['meaning:degrees+horizontal;numbers:60,90', 61.7358, 61.7],
    ['meaning:degrees+vertical;numbers:30,60', 37.1675, 37.2],
    // 2 · 37.1675
    ['meaning:line+0+0.5+vertical;numbers:60,90', 74.335, 74.3],
    // 61.7358 / 2
    ['meaning:line+0+2+horizontal;numbers:20,40', 30.8679, 30.9],
    // 2 · atan(2.039729 · 0.33622)
    ['meaning:degrees+diagonal;numbers:60,90', 68.885, 68.9],
    // 2 · atan(4 / 3 · 0.33622)
    ['meaning:degrees+H4:3;numbers:40,90', 48.293, 48.3],
    // 37.1675 · 16 / 9
    ['meaning:degrees+H/ratio;numbers:60,90', 66.0756, 66.1],
    // In radians, whose range asks for three decimals.
    ['meaning:radians+vertical;numbers:0.5,1', 0.6487, 0.649],
  ])('%s', (text, exact, value) => {
    const number = numberOf(answerOf(text));
    expect(number?.setting).toMatchObject({ exact: expect.closeTo(exact, 3) as number, value });
    expect(number?.cautions).toEqual([]);
    expect(number?.evidence).toEqual({ level: 'own' });
  });

  // 2 · 30.9° wide: tan 30.9° = 0.598487, / (16 / 9) = 0.336649, 2 · atan = 37.2116°, and the eye sees 37.1675°.
  it('tells the error of the rounded number', () => {
    const { setting } = numberOf(answerOf('meaning:line+0+2+horizontal;numbers:20,40'))!;
    expect(setting).toMatchObject({
      axis: 'vertical',
      gives: expect.closeTo(37.2116, 3) as number,
      errorDegrees: expect.closeTo(0.044, 3) as number,
    });
  });

  it('says that a number lies beyond the measured ones', () => {
    const answer = answerOf('meaning:degrees+horizontal;numbers:70,100');
    expect(answer).toMatchObject({ kind: 'number', cautions: ['beyond-measured'], setting: { value: 61.7 } });
  });

  const pictures = 'pictures:30:41.2,50:55,70:64.8';
  it('without a meaning lies between its pictures', () => {
    // 168.11 mm / tan 27.5° = 322.9 mm
    expect(answerOf(pictures, { distance: '32.294' })).toMatchObject({
      kind: 'number',
      cautions: [],
      setting: { value: 50 },
    });
    // Published: for 37.2° type about 24.
    const below = answerOf(pictures);
    expect(below).toMatchObject({ kind: 'number', cautions: ['beyond-measured'] });
    expect(numberOf(below)!.setting.value).toBeGreaterThan(22.5);
    expect(numberOf(below)!.setting.value).toBeLessThan(25.5);
  });

  it('without a meaning refuses a picture of another shape, or too far away', () => {
    expect(answerOf(pictures, { screenRatio: '32:9' })).toMatchObject({
      kind: 'unknown',
      cautions: ['other-shape'],
    });
    // 2 · atan(0.16811) = 19.1°
    expect(answerOf(pictures, { distance: '100' })).toMatchObject({
      kind: 'unknown',
      cautions: ['far-from-measured'],
    });
    expect(projectionFor(gameOf(pictures), exactAnswerOf({ screenRatio: '32:9' }))).toBeNull();
  });

  it('with a meaning holds for any shape', () => {
    // 27in 32:9 at 50 cm: 660.31 mm wide, 2 · atan(330.15 / 500) = 66.89°
    const wide = answerOf('meaning:degrees+horizontal;numbers:60,90', { screenRatio: '32:9' });
    expect(wide).toMatchObject({ kind: 'number', cautions: [], setting: { value: 66.9 } });
  });

  it('of the list keeps the menu, the steps and the limits of the game', () => {
    const acc = games.find(({ id }) => id === 'acc')!;
    const game = gameOf('meaning:degrees+horizontal;numbers:60,90;game:acc');
    expect(game.where.menu).toBe(acc.where.menu);
    // Whole degrees.
    expect(numberOf(gameAnswer(game, exactAnswer(defaultEntry).seen))?.setting).toMatchObject({
      value: 62,
      limits: { min: 10, max: 120 },
    });
    expect(gameOf('meaning:degrees+horizontal;numbers:60,90;game:no-such-game').where.menu).toBeNull();
  });

  it('has an id by its name, whatever its letters, and none of the list', () => {
    expect(ownGameId('My game')).toBe(ownGameId('MY GAME'));
    expect(ownGameId('Гонки')).not.toBe(ownGameId('Ралли'));
    for (const name of ['My game', 'Гонки', '<b>']) expect(ownGameId(name)).toMatch(/^own-[a-z\d]{1,7}$/);
    expect(games.filter(({ id }) => id.startsWith('own-'))).toEqual([]);
  });

  const exactAnswerOf = (change: Partial<RigEntry>) => {
    const { seen } = exactAnswer({ ...defaultEntry, ...change });
    if (!seen.ok) throw new Error(seen.reason);
    return seen.value;
  };

  it('never gives a number that is none', () => {
    const text = fc.record({
      rule: fc.constantFrom(
        'degrees',
        'radians',
        'line 90 1e-300',
        'line 0 1e-4',
        'line 90 -0.001',
        'parabola 10 90 1e-9',
        'halved-below 99999999',
      ),
      axis: fc.constantFrom('vertical', 'horizontal', 'H16:9', 'diagonal', 'H/ratio'),
      numbers: fc.constantFrom('0,0', '1,2', '0.5,0.7', '60,90', '-20,20'),
    });
    const distance = fc.constantFrom('1', '20', '50', '400');
    fc.assert(
      fc.property(text, distance, ({ rule, axis, numbers }, far) => {
        const read = readOwnGame(`name:x;ratio:1.7778;meaning:${rule} ${axis};numbers:${numbers}`);
        if (!read) return;
        const number = numberOf(
          gameAnswer(ownGameOf(read), exactAnswer({ ...defaultEntry, distance: far }).seen),
        );
        if (!number) return;
        const { value, exact, gives, errorDegrees } = number.setting;
        for (const each of [value, exact, gives, errorDegrees]) expect(Number.isFinite(each)).toBe(true);
      }),
    );
  });
});

describe('a measurement to keep', () => {
  const size = { widthPx: 1920, heightPx: 1080 };
  const t = (number: number) =>
    halfTangent({ counting: { kind: 'vertical' }, axis: 'horizontal' }, number, 16 / 9)!;
  const measurements = {
    size,
    zooms: [{ from: 60, to: 90, m: t(60) / t(90), sdLn: 0.002 }],
    turns: [{ number: 90, focalPx: 540 / t(90), sdLn: 0.01 }],
    windows: [],
  };

  it('has the meaning, the measured numbers and the error of the angles', () => {
    const reading = fitMeanings(measurements);
    if (!reading.ok) throw new Error(reading.refusal.kind);
    const kept = keptMeaningOf({ name: 'My game', listedId: null }, reading.value, measurements);
    expect(kept).toMatchObject({
      meaning: { meaning: { axis: 'horizontal' } },
      base: { leastNumber: 60, mostNumber: 90 },
    });
    // By hand at 90: V = 2 · atan(9 / 16) = 58.72°, sin V · 1 % = 0.0085 rad = 0.49°; at 60 the zoom adds to 1 %.
    expect(kept?.errorDegrees).toBeCloseTo(0.49, 1);
  });

  it('is none while the angle is open', () => {
    const open = { ...measurements, turns: [] };
    const reading = fitMeanings(open);
    if (!reading.ok) throw new Error(reading.refusal.kind);
    expect(keptMeaningOf({ name: 'My game', listedId: null }, reading.value, open)).toBeNull();
  });
});
