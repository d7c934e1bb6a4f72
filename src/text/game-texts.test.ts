import { describe, expect, it, test } from 'vitest';
import { gameById, games } from '../domain/games/games';
import { gameAnswer } from '../domain/games/game-answer';
import { limitsVerdict } from '../domain/games/limits-verdict';
import { defaultEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { gamesCsv } from './games-csv';
import { gameTexts } from './game-texts';
import { rigAsText } from './rig-as-text';
import { rigFacts } from './rig-facts';

// Plan and Compare use the verdict, the list its own texts: both must warn together.
test('a game’s row warns where its limits say so, and nowhere else', () => {
  const rigs = [
    {},
    { distance: '20' },
    { distance: '150' },
    { screens: 'triple' },
    { screens: 'triple', distance: '30' },
    { screens: 'triple', bezelThickness: '101' },
    { screenSize: '57', screenRatio: '32:9' },
  ] as const;
  for (const change of rigs) {
    const entry = { ...defaultEntry, ...change };
    const { seen } = exactAnswer(entry);
    const warned = games.filter((each) => gameTexts(each, entry).warning !== '');
    const limited = games.filter((each) => limitsVerdict(gameAnswer(each, seen)) !== 'within');
    expect(warned.map(({ id }) => id)).toEqual(limited.map(({ id }) => id));
  }
});

const game = (id: string) => gameById(id)!;
const rig = { name: '', entry: defaultEntry };

describe('a view that cannot be changed', () => {
  // 27in 16:9 is 336.22 mm high: 168.11/tan 27.5° = 322.94 mm = 12.71 in
  it('says where to sit, in the units that are shown, and how sure that is', () => {
    expect(gameTexts(game('gran-turismo-7'), defaultEntry).seat).toEqual({
      text: 'True from 32.3 cm away · unconfirmed',
      distance: '32.3 cm',
      level: 'believed',
      gameId: 'gran-turismo-7',
    });
    expect(gameTexts(game('gran-turismo-7'), defaultEntry, 'in').seat?.distance).toBe('12.7″');
    // 65° wide at 16:9 is 39.4305° high: 168.11/tan 19.7152° = 469.12 mm
    expect(gameTexts(game('nascar-racing-2003'), defaultEntry).seat?.text).toBe(
      'True from 46.9 cm away · reported',
    );
  });

  it('is nothing to say of other games, or of an impossible rig', () => {
    expect(gameTexts(game('acc'), defaultEntry).seat).toBeNull();
    expect(gameTexts(game('wreckfest'), defaultEntry).seat).toBeNull();
    expect(gameTexts(game('gran-turismo-7'), { ...defaultEntry, screenSize: '0' }).seat).toBeNull();
  });

  it('is told wherever the rig is taken', () => {
    const games = ['gran-turismo-7'];
    expect(
      rigAsText({ rig, units: 'in', games, hasClassic: false, pageOf: () => '' })
        .split('\n')
        .at(1),
    ).toBe('Gran Turismo 7: True from 12.7″ away · unconfirmed');
    expect(rigFacts(rig, { units: 'cm', pickedGames: games }).games[0]?.caption).toBe(
      'True from 32.3 cm away · unconfirmed',
    );
    const lines = gamesCsv(defaultEntry, 'cm', { pageOf: () => '' }).split('\r\n');
    expect(lines.find((line) => line.startsWith('gran-turismo-7,'))).toContain(',32.3 cm,');
    expect(lines.filter((line) => line.includes(' cm,'))).toHaveLength(2);
  });
});

// 27in 16:9 at 70 cm is 27.0153° high, and both sliders end at 30°.
test.each([
  ['dirt-rally', 'Below what the game allows: true would be −0.07.'],
  ['dirt-rally-2', 'Below what the game allows: true would be −5.5.'],
])('%s warns at its lowest position', (id, warning) => {
  expect(gameTexts(game(id), { ...defaultEntry, distance: '70' }).warning).toBe(warning);
});

// 49in 16:9 at 20 cm, three of them at 120°: 359.4° in all, and iRacing ends at 270° at the latest.
test('warnings are sentences one after the other, and the note is a text of its own', () => {
  const wide = {
    ...defaultEntry,
    screenSize: '49',
    distance: '20',
    screens: 'triple',
    bezelThickness: '8',
    sideAngle: '120',
  } as const;
  const { warning, note } = gameTexts(game('iracing'), wide);
  expect(warning).toMatch(
    /^Above what the game allows: .*\. Sources disagree: the game may stop at 179°\. The comment .*\.$/,
  );
  expect(note).toMatch(/^gives /);
});
