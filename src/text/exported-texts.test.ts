import { expect, test } from 'vitest';
import { ownGameOf } from '../domain/own-games/own-game';
import { readOwnGame } from '../domain/own-games/own-game-text';
import { defaultEntry } from '../domain/rig/entry';
import { gameTexts } from './game-texts';
import { gamesCsv } from './games-csv';
import { rigAsText } from './rig-as-text';
import { rigFacts } from './rig-facts';

// The worked example of docs/formulas.md: 3 × 32in at 70 cm with 8 mm bezels. Width 708.4 mm, side angle 54.72°, total 163.0°.
const triple = {
  ...defaultEntry,
  screens: 'triple',
  screenSize: '32',
  distance: '70',
  bezelThickness: '8',
} as const;
const pageOf = (id: string | null) => (id === null ? 'https://host/games' : `https://host/games/${id}`);
const firstRig = { name: '', entry: defaultEntry };
const tripleRig = { name: '', entry: triple };

test('as text: everything that a game of three screens asks for, by name', () => {
  const text = rigAsText({
    rig: tripleRig,
    units: 'cm',
    games: ['iracing', 'acc'],
    hasClassic: false,
    pageOf,
  });
  const [rig, iracing, acc] = text.split('\n');
  expect(rig).toContain('1:1 field of view');
  expect(rig).toContain('side angle 54.7°');
  expect(rig).toContain('bezels 8 mm');
  expect(iracing).toContain('iRacing: 163°');
  for (const name of ['monitor width', 'screen width', 'eye distance', 'side angle'])
    expect(iracing).toContain(name);
  expect(acc).toBe(
    'Assetto Corsa Competizione: screen width 708 mm, eye distance 700 mm, side angle 55°, bezel 8 mm',
  );
});

test('as text: a measured gap takes the place of the bezels', () => {
  const rig = { ...firstRig, entry: { ...triple, gap: '20' } };
  const text = rigAsText({ rig, units: 'cm', games: [], hasClassic: false, pageOf });
  expect(text).toContain('gap 20 mm');
  expect(text).not.toContain('bezels');
});

test('as text: the Classic table comes after the games, and says where 1:1 differs', () => {
  const text = rigAsText({ rig: firstRig, units: 'cm', games: [], hasClassic: true, pageOf });
  const lines = text.split('\n');
  // The specification’s default: hFov 62°, vFov 35; by geometry 61.7° and 37.2°.
  expect(lines[0]).toBe('27″ 16:9 at 50 cm, 1:1 field of view: H 61.7° · V 37.2°');
  expect(lines[1]).toBe('27″ 16:9 at 50 cm, Classic formulas: hFov 62° · vFov 35');
  expect(lines).toContain('RaceRoom: 61.4 (1:1: 61.7°)');
  expect(lines).toContain('vFov: 35 (1:1: 37.2°)');
  expect(lines).toContain(
    'DiRT Rally 1/2, GRID Autosport: 74 (1:1: DiRT Rally 0.2, DiRT Rally 2.0 −4, GRID Autosport 74°)',
  );
  expect(lines).toContain('Project CARS 1/2, European & American Truck Simulator: 62');
});

test('picture and paper: games in the order of the page, with all that one must enter', () => {
  const facts = rigFacts(tripleRig, { units: 'cm', pickedGames: [] });
  expect(facts.games.map(({ name }) => name).slice(0, 3)).toEqual([
    'Assetto Corsa',
    'Assetto Corsa Competizione',
    'Assetto Corsa EVO',
  ]);
  expect(facts.figures).toContainEqual({ name: 'Bezel', value: '8 mm' });
  expect(facts.figures).toContainEqual({ name: 'Side angle', value: '54.7°' });
  const iracing = facts.games.find(({ name }) => name === 'iRacing');
  expect(iracing?.value).toBe('163°');
  expect(iracing?.measures).toContain('monitor width');
});

test('as CSV: no Classic number stands alone without a word', () => {
  const rows = gamesCsv(triple, 'cm', { pageOf })
    .split('\r\n')
    .filter((row) => row.startsWith('acc,'));
  expect(rows[0]).toContain('Needs measurements, not the Classic number.');
  const impossible = gamesCsv({ ...defaultEntry, distance: '0' }, 'cm', { pageOf }).split('\r\n');
  expect(impossible.find((row) => row.startsWith('raceroom,'))).toContain('Classic only: 1:1 has no answer.');
});

test('as text: the last line says where to read on, about one game or all', () => {
  const lastLine = (games: readonly string[]) =>
    rigAsText({ rig: firstRig, units: 'cm', games, hasClassic: false, pageOf }).split('\n').at(-1);
  expect(lastLine(['acc'])).toBe('What it means and how sure it is: https://host/games/acc');
  expect(lastLine(['acc', 'iracing'])).toBe('What it means and how sure it is: https://host/games');
  expect(lastLine([])).not.toContain('https://');
});

test('as CSV: the last column has the address of the game’s page', () => {
  const [head, ...rows] = gamesCsv(defaultEntry, 'cm', { pageOf }).split('\r\n');
  expect(head).toMatch(/,page$/);
  expect(rows.find((row) => row.startsWith('acc,'))).toMatch(/,https:\/\/host\/games\/acc$/);
});

test('a measured game is taken along wherever the rig is, as the visitor’s own', () => {
  const horizontal = 'name:%3DRacer+%3Cb%3E+**x**;meaning:degrees+horizontal;numbers:60,90;ratio:1.7778';
  const racer = ownGameOf(readOwnGame(horizontal)!);
  const ownGames = [racer];
  // 27in 16:9 at 50 cm is 61.7358° wide.
  const text = rigAsText({
    rig: firstRig,
    units: 'cm',
    games: [racer.id],
    ownGames,
    hasClassic: false,
    pageOf,
  });
  expect(text.split('\n').slice(1)).toEqual(['=Racer <b> **x** (own measurement): 61.7°']);

  const facts = rigFacts(firstRig, { units: 'cm', pickedGames: ['iracing'], ownGames });
  expect(facts.gamesTitle).toBe('Your games');
  expect(facts.games.map(({ name, value, remarks }) => [name, value, remarks])).toEqual([
    ['=Racer <b> **x**', '61.7°', ['measured by you']],
    ['iRacing', '62°', expect.anything()],
  ]);

  const [head = '', row = ''] = gamesCsv(defaultEntry, 'cm', { pageOf, ownGames }).split('\r\n');
  const cells = Object.fromEntries(
    head
      .slice(1)
      .split(',')
      .map((column, index) => [column, row.split(',')[index]]),
  );
  // An apostrophe keeps a spreadsheet from running it.
  expect(cells).toMatchObject({ id: racer.id, game: "'=Racer <b> **x**" });
  expect(row).toContain(',horizontal degrees,');
  expect(row).toContain(',61.7,');
  expect(row).toContain(',Measured by you,');
  expect(row).not.toContain('https://');
});

test('a measured game without a number for this picture says why', () => {
  const racer = ownGameOf(readOwnGame('name:Racer;pictures:30:41.2,50:55,70:64.8;ratio:2.3889;from:link')!);
  expect(gameTexts(racer, defaultEntry)).toMatchObject({
    plain: null,
    warning: 'Measured on a screen of another shape, which says nothing about yours.',
  });
  expect(racer.evidence.level).toBe('shared');
});
