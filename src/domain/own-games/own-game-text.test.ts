import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meaningAxes, type Counting } from '../measuring/meaning';
import type { KeptMeaning } from './own-game';
import { ownGameText, readOwnGame } from './own-game-text';

const kept: KeptMeaning = {
  name: 'My game',
  meaning: { kind: 'meaning', meaning: { counting: { kind: 'vertical' }, axis: 'horizontal' } },
  base: { ratio: 1.7778, leastNumber: 60, mostNumber: 90 },
  listedId: null,
  errorDegrees: null,
  isShared: false,
};

/** Texts as they stand in links, after docs/links.md. Never change them: they must always open. */
const golden: readonly (readonly [string, KeptMeaning])[] = [
  ['name:My+game;meaning:degrees+horizontal;numbers:60,90;ratio:1.7778', kept],
  [
    'name:Gro%C3%9Fes+Spiel+%5B2%5D;meaning:line+18+0.5+vertical;numbers:-15,10;ratio:3.5556;error:0.6;game:ea-wrc;from:link',
    {
      name: 'Großes Spiel [2]',
      meaning: {
        kind: 'meaning',
        meaning: { counting: { kind: 'vertical-linear', zeroAt: 18, degreesPerUnit: 0.5 }, axis: 'vertical' },
      },
      base: { ratio: 3.5556, leastNumber: -15, mostNumber: 10 },
      listedId: 'ea-wrc',
      errorDegrees: 0.6,
      isShared: true,
    },
  ],
  [
    'name:My+game;pictures:30:41.2,50:55,70:64.8;ratio:1.7778',
    {
      ...kept,
      // By hand: ln tan 20.6°, ln tan 27.5°, ln tan 32.4°.
      meaning: {
        kind: 'pictures',
        pictures: [
          { number: 30, lnT: expect.closeTo(-0.9785, 4) as number },
          { number: 50, lnT: expect.closeTo(-0.65283, 4) as number },
          { number: 70, lnT: expect.closeTo(-0.45475, 4) as number },
        ],
      },
      base: { ratio: 1.7778, leastNumber: 30, mostNumber: 70 },
    },
  ],
];

describe('a measured game as text', () => {
  it.each(golden)('%s', (text, game) => {
    const read = readOwnGame(text);
    expect(read).toEqual(game);
    expect(read && ownGameText(read)).toBe(text);
  });

  it('has at most four decimals, and a name of 60 characters without what turns or breaks a line', () => {
    const odd = { ...kept, name: `\u202eMy\n game ${'x'.repeat(80)}` };
    const text = ownGameText({ ...odd, base: { ratio: 16 / 9, leastNumber: 0.123456, mostNumber: 90 } });
    expect(text).toBe(
      `name:My+game+${'x'.repeat(52)};meaning:degrees+horizontal;numbers:0.1235,90;ratio:1.7778`,
    );
  });

  const [text] = golden[0]!;
  it.each([
    ['nothing', ''],
    ['a rig', 'ratio:16:9;size:27;distance:50;screens:single'],
    ['no name', text.replace('My+game', '')],
    ['an invisible name', text.replace('My+game', '%E2%80%8B')],
    ['a name that turns the line', text.replace('My+game', 'My%E2%80%AEgame')],
    ['a name that is too long', text.replace('My+game', 'x'.repeat(61))],
    ['a damaged escape', text.replace('My+game', '%E2%80')],
    ['a key twice', `${text};ratio:1.7778`],
    ['an unknown key', `${text};script:1`],
    ['no meaning', text.replace('degrees+horizontal', '')],
    ['a meaning that is none', text.replace('degrees+horizontal', 'degrees+sideways')],
    ['a rule without a step', text.replace('degrees', 'line+0+0')],
    ['a rule that gives no picture', text.replace('degrees', 'line+200+1')],
    ['numbers that give no picture', text.replace('60,90', '60,200')],
    ['numbers the wrong way round', text.replace('60,90', '90,60')],
    ['one number', text.replace('60,90', '60')],
    ['three numbers', text.replace('60,90', '60,70,90')],
    ['words for numbers', text.replace('60,90', 'NaN,Infinity')],
    ['an exponent', text.replace('60,90', '6e1,90')],
    ['no ratio', text.replace(';ratio:1.7778', '')],
    ['a ratio of nothing', text.replace('1.7778', '0')],
    ['a negative error', `${text};error:-1`],
    ['a game that is no id', `${text};game:<b>`],
    ['from elsewhere', `${text};from:me`],
    ['too much text', `${text};game:${'a'.repeat(2000)}`],
    ['a meaning and pictures', `${text};pictures:30:41.2,50:55`],
    ['one picture', 'name:My+game;pictures:30:41.2;ratio:1.7778'],
    ['pictures that shrink and grow', 'name:My+game;pictures:30:41.2,50:55,70:50;ratio:1.7778'],
    ['pictures out of order', 'name:My+game;pictures:50:55,30:41.2;ratio:1.7778'],
    ['a picture of 180°', 'name:My+game;pictures:30:41.2,50:180;ratio:1.7778'],
    ['a picture without an angle', 'name:My+game;pictures:30,50:55;ratio:1.7778'],
  ])('is none with %s', (_, damaged) => {
    expect(readOwnGame(damaged)).toBeNull();
  });

  it('is none in any other text', () => {
    const part = fc.constantFrom(
      'name:',
      'My',
      'meaning:',
      'pictures:',
      'ratio:',
      'line',
      ';',
      ':',
      ',',
      '%',
      '1e400',
    );
    const anyText = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyText, (each) => {
        expect(readOwnGame(each)).toBeNull();
      }),
    );
  });

  it('is the same again once it has been read', () => {
    const counting = fc.constantFrom<Counting>(
      { kind: 'vertical' },
      { kind: 'vertical-linear', zeroAt: 0, degreesPerUnit: 0.5 },
      { kind: 'vertical-linear', zeroAt: 0, degreesPerUnit: 180 / Math.PI },
      { kind: 'vertical-parabola', apexAt: 110, apexDegrees: 90, bend: 0.01 },
      { kind: 'vertical-halved-below', base: 60 },
    );
    const game = fc.record({
      name: fc
        .string({ minLength: 1, maxLength: 20 })
        .map((name) => `x${name.replace(/[^ -~]/g, '')}`.trim()),
      counting,
      axis: fc.constantFrom(...meaningAxes),
      least: fc.double({ min: 1, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(game, ({ name, counting: rule, axis, least }) => {
        const text = ownGameText({
          ...kept,
          name,
          meaning: { kind: 'meaning', meaning: { counting: rule, axis } },
          base: { ratio: 16 / 9, leastNumber: least, mostNumber: 2.5 },
        });
        const read = readOwnGame(text);
        // A parabola has no picture at such numbers.
        if (read) expect(ownGameText(read)).toBe(text);
        else expect(rule.kind).not.toBe('vertical');
      }),
    );
  });
});
