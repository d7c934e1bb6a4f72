import { disagreementsOf, idsWithSources, sourcesOf } from './game-sources';
import { describe, expect, it } from 'vitest';
import { toRadians } from '../geometry/units';
import { convert, fovOfVertical } from './convert';
import { gameById, games, gamesWithSetting } from './games';
import { recordsWithoutSetting } from './games-without-setting';
import type { Console, OutOfTheBox, SideDrawing, TripleTakes, Unit } from './record-types';
import type { Evidence, Game, Scale } from './types';

const ids = (table: readonly Game[]) => table.map(({ id }) => id);

const scalesOf = (game: Game): readonly Scale[] => [
  ...(game.scale === null ? [] : [game.scale]),
  ...(game.otherwise ?? []).map(({ scale }) => scale),
];

// Kinds that the program understands; types alone do not exist at run time.
const levels: readonly Evidence['level'][] = ['confirmed', 'measured', 'reported', 'believed', 'none'];
const units: readonly Unit[] = ['degrees', 'radians', 'times', 'none'];
const takings: readonly TripleTakes[] = ['same', 'total', 'one-projection', 'measures', 'unknown'];
const consoles: readonly Console[] = ['ps4', 'ps5', 'xbox', 'switch'];
const drawings: readonly (SideDrawing | undefined)[] = [
  ...(['as-built', 'turned-by-picture', 'turned-to-face', 'turned-by-stand', 'one-picture'] as const),
  undefined,
];

/** All codes of a record that stand for words. */
const codesOf = (game: Game): readonly string[] => {
  const { triple, evidence, note, where, otherwise = [] } = game;
  return [
    ...scalesOf(game).map(({ takes }) => takes),
    ...otherwise.map(({ when }) => when),
    ...(triple.measures ?? []).map(({ what }) => what),
    triple.sentence,
    ...('reason' in evidence ? [evidence.reason] : []),
    ...(note === undefined ? [] : [note]),
    ...disagreementsOf(game.id).map(({ says }) => says),
    ...(where.tip === undefined ? [] : [where.tip]),
  ];
};

// Listed by hand, so that a game that vanishes from the table fails the test.
const withNumber = [
  ['ac-evo', 'ac-rally', 'acc', 'assetto-corsa', 'ats', 'automobilista', 'automobilista-2', 'beamng'],
  ['dcs', 'dirt-rally', 'dirt-rally-2', 'dirt-rally-file', 'ea-wrc', 'ets2'],
  ['f1-2016', 'f1-2017', 'f1-2018', 'f1-2019', 'f1-2020', 'f1-2021', 'f1-22', 'f1-23', 'f1-24', 'f1-25'],
  ['farming-simulator-19', 'farming-simulator-22', 'farming-simulator-25'],
  ['forza-horizon-5', 'forza-motorsport', 'game-stock-car', 'grid-autosport', 'gtr-evolution', 'gtr2'],
  ['iracing', 'kartkraft', 'live-for-speed', 'lmu', 'project-cars', 'project-cars-2', 'project-cars-3'],
  ['race-07', 'raceroom', 'raceroom-legacy', 'rbr', 'rbr-triples', 'rennsport', 'rfactor', 'rfactor-2'],
  ['rigs-of-rods', 'star-citizen', 'stock-car-extreme', 'trackmania-tweaker', 'x-plane-11', 'x-plane-12'],
].flat();

const withoutNumber = [
  ['carx-drift-racing-online', 'city-car-driving', 'dakar-desert-rally', 'dirt-4', 'dirt-5', 'f1-26'],
  ['forza-horizon-4', 'forza-horizon-6', 'gp-bikes'],
  ['gran-turismo-7', 'grand-prix-legends', 'grid-2019', 'grid-legends', 'gt-legends', 'gtr'],
  [
    'jdm-japanese-drift-master',
    'kart-racing-pro',
    'microsoft-flight-simulator',
    'motor-town',
    'mx-bikes',
    'my-summer-car',
    'nascar-25',
  ],
  ['nascar-heat-5', 'nascar-racing-2003', 'netkar-pro', 'omsi-2', 'project-motor-racing'],
  ['snowrunner', 'speed-dreams'],
  ['test-drive-unlimited-solar-crown', 'the-crew-motorfest', 'torcs', 'trackmania', 'vdrift'],
  ['wrc-10', 'wrc-8', 'wrc-9', 'wrc-generations', 'wreckfest', 'wreckfest-2'],
].flat();

describe('the table as a whole', () => {
  it('holds every game, in both files sorted by id', () => {
    expect(ids(gamesWithSetting)).toEqual(withNumber);
    expect(ids(recordsWithoutSetting)).toEqual(withoutNumber);
    expect(withNumber).toEqual(withNumber.toSorted());
    expect(withoutNumber).toEqual(withoutNumber.toSorted());
    expect(ids(games)).toEqual([...withNumber, ...withoutNumber].toSorted());
  });

  it('names each game once', () => {
    expect(new Set(ids(games)).size).toBe(games.length);
    const names = games.map(({ name, qualifier = '' }) => `${name} ${qualifier}`);
    expect(new Set(names).size).toBe(games.length);
    for (const { name } of games) expect(name).not.toMatch(/by file|before|with/);
  });

  it('finds a game by its id, and nothing by another', () => {
    expect(gameById('lmu')?.name).toBe('Le Mans Ultimate');
    expect(gameById('gtr')?.name).toBe('GTR');
    expect(gameById('no-such-game')).toBeUndefined();
  });
});

// The games' own files and menus, by their players and makers.
it.each([
  ['acc', 'cameraSettings.json', undefined, 'cameraFOV'],
  ['assetto-corsa', 'camera_onboard.ini', 'MODE', 'FOV'],
  // The settings that the game's own scripts call "cloud"
  ['beamng', 'settings.json', undefined, 'cameraDriverFov'],
  ['automobilista', '<name>.PLR', undefined, 'Vertical FOV Angle'],
  ['dcs', 'SnapViews.lua', undefined, 'viewAngle'],
  [
    'dirt-rally-file',
    'eyefinity_cameras_adjustments.xml',
    '<CameraAdjustment class="Head">',
    '<Fov angle="…"/>',
  ],
  ['farming-simulator-25', 'gameSettings.xml', undefined, 'fovY'],
  ['gtr2', '<name>.PLR', 'Graphic Options', 'FOV Multiplier'],
  ['iracing', 'app.ini', 'View', 'drivingCamFOV'],
  ['raceroom-legacy', 'cockpit_driver_view.xml', undefined, '<fov type="float32">…</fov>'],
  ['rbr', 'NGPCarMenu.ini', undefined, 'CockpitOverrideFOVValue'],
  ['rbr-triples', 'NGPCarMenu.ini', undefined, 'CockpitOverrideFOVValue'],
  ['star-citizen', 'attributes.xml', undefined, '<Attr name="FOV" value="…"/>'],
  ['x-plane-12', 'X-Plane Window Positions.prf', undefined, 'monitor/0/proj/FOVx_renopt'],
  ['rigs-of-rods', 'RoR.cfg', undefined, 'FOV Internal'],
  ['rfactor-2', 'player.JSON', 'Graphic Options', 'Vertical FOV Degrees'],
])('%s keeps its number in %s', (id, fileName, section, key) => {
  const file = gameById(id)!.where.file!;
  expect(file.path.split('\\').at(-1)).toBe(fileName);
  expect([file.section, file.key]).toEqual([section, key]);
});

// Cockpit view of a fresh installation, as reported for each game.
const vertical = (degrees: number): OutOfTheBox => ({ degrees, axis: 'vertical' });
const horizontal = (degrees: number): OutOfTheBox => ({ degrees, axis: 'horizontal' });
const horizontalAt16by9 = (degrees: number): OutOfTheBox => ({
  ...horizontal(degrees),
  ratio: 16 / 9,
});
const f1Years = ['2016', '2017', '2018', '2019', '2020', '2021', '22', '23', '24', '25'];

it('knows what each game shows out of the box', () => {
  expect(
    Object.fromEntries(games.flatMap(({ id, outOfTheBox }) => (outOfTheBox ? [[id, outOfTheBox]] : []))),
  ).toEqual({
    'ac-evo': vertical(55),
    acc: vertical(54),
    'assetto-corsa': vertical(56),
    beamng: vertical(45),
    'farming-simulator-25': vertical(60),
    'gran-turismo-7': { ...vertical(55), fixed: 'believed' },
    lmu: vertical(49),
    raceroom: vertical(58),
    'raceroom-legacy': vertical(58),
    'rigs-of-rods': vertical(75),
    'trackmania-tweaker': vertical(75),
    iracing: horizontal(78),
    'live-for-speed': horizontal(90),
    'nascar-racing-2003': { ...horizontalAt16by9(65), fixed: 'reported' },
    'project-cars-2': horizontalAt16by9(70),
    ...Object.fromEntries(f1Years.map((year) => [`f1-${year}`, horizontalAt16by9(77)])),
    ets2: { ...horizontal(50), screens: 3 },
    'x-plane-11': horizontal(60),
    'x-plane-12': horizontal(60),
  });
});

/** Grade and page of each game of a later reading; a page without a host is on GitHub. */
const laterReadings: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  '2026-11-15': [
    ['ac-evo', 'believed', 'ecstra/ACEvoPerf'],
    ['ac-rally', 'believed', 'itsloopyo/assetto-corsa-rally-headtracking'],
    ['acc', 'confirmed', 'FynniX/acc-node-wrapper'],
    ['assetto-corsa', 'confirmed', 'dcheva/AC20'],
    ['ea-wrc', 'reported', 'Skimmilk12/sim-geometry'],
    ['f1-25', 'believed', 'caerphoto/fovcalc'],
    ['forza-horizon-5', 'believed', 'ForzaMods/Fov-Menu'],
    ['gtr2', 'believed', 'angelalonso/gtr2_dyn_ai'],
    ['iracing', 'confirmed', 'ewancoder/iracing'],
    ['live-for-speed', 'reported', 'https://en.lfsmanual.net/wiki/Options/View'],
    ['lmu', 'confirmed', 'lucassandin/le_mans_ultimate_settings'],
    ['raceroom', 'believed', 'ManuelStaggl/RigShift'],
    ['raceroom-legacy', 'reported', 'https://www.racedepartment.com/threads/142992/'],
    ['rfactor', 'confirmed', 'https://www.racedepartment.com/threads/42254/'],
    ['rfactor-2', 'confirmed', 'phaase/myrf2settings'],
    ['trackmania-tweaker', 'reported', 'fentrasLABS/op-tweaker'],
  ],
  '2026-11-17': [
    ['ac-evo', 'believed', 'MikhailDubina/AC-EVO-Russian'],
    ['ac-rally', 'believed', 'ilborga70/Pro-Sim-FOV-Utility'],
    ['assetto-corsa', 'confirmed', 'scullionw/ac-config'],
    ['beamng', 'confirmed', 'alexebird/beamng-code-mirror'],
    ['dcs', 'reported', 'jtoppins/dcs-operation-brass-drum'],
    ['dirt-rally-2', 'reported', 'ghostinthecamera/IGCS-GITC'],
    ['ea-wrc', 'reported', 'dinex86/FOV-Calculator/issues/10'],
    ['ets2', 'confirmed', 'https://pastebin.com/qDLkMzRi'],
    ['f1-22', 'believed', 'dinex86/FOV-Calculator/pull/12'],
    ['gran-turismo-7', 'none', 'nicholasxuu/fov-calculator/commit/fd9eb18'],
    ['gtr2', 'believed', 'angelalonso/gtr2'],
    ['race-07', 'believed', 'angelalonso/gtr2'],
    ['gtr-evolution', 'believed', 'angelalonso/gtr2'],
    ['iracing', 'confirmed', 'W1ckedWook1ee/iRacing'],
    ['raceroom', 'believed', 'dinex86/FOV-Calculator/pull/8'],
    ['rfactor-2', 'confirmed', 'Nakun1/rFactor2_Userdata'],
    ['star-citizen', 'reported', 'PetitCastor/ocrx-plugins'],
    ['x-plane-11', 'confirmed', 'Oden-Aerospace/patd'],
  ],
  '2026-11-19': [
    ['f1-2019', 'believed', 'ghostinthecamera/IGCS-GITC'],
    ['f1-2020', 'believed', 'ghostinthecamera/IGCS-GITC'],
    ['f1-25', 'believed', 'ghostinthecamera/IGCS-GITC'],
    ['farming-simulator-22', 'reported', 'VertexFloat/fovControl'],
    ['forza-horizon-5', 'believed', 'szaaamerik/MA_FH5Trainer/issues/37'],
    ['forza-horizon-6', 'none', 'Mandsdel/FH6-FoV-Menu'],
    ['gtr2', 'believed', 'http://f1simlinks.rscsites.org/guides/guide_views.htm'],
    ['race-07', 'believed', 'http://f1simlinks.rscsites.org/guides/guide_views.htm'],
    ['jdm-japanese-drift-master', 'none', 'https://jdmgame.com/drift-hub/additional-camera-settings/'],
    [
      'project-motor-racing',
      'none',
      'https://projectmotorracing.com/newsArticle.php?articleCode=N2Q0ZmY1ODk0&lang=en&country=SE',
    ],
    ['rigs-of-rods', 'confirmed', 'RigsOfRods/rigs-of-rods'],
    ['snowrunner', 'none', 'itsloopyo/snowrunner-headtracking'],
    ['speed-dreams', 'none', 'argos-research/speed-dreams'],
  ],
};

describe.each(Object.entries(laterReadings))('read on %s', (read, rows) => {
  it.each(rows)('%s is %s by %s', (id, level, page) => {
    expect(gameById(id)!.evidence.level).toBe(level);
    expect(sourcesOf(id)).toContainEqual({ url: new URL(page, 'https://github.com/').href, read });
  });
});

// One lineage of calculators, and one page: the fourth reading.
it.each([
  ['f1-2016', 'believed', 'player-measured'],
  ['f1-2018', 'believed', 'player-measured'],
  ['f1-2019', 'believed', 'f1-carried-over'],
  ['f1-2020', 'believed', 'f1-carried-over'],
  ['dirt-rally-file', 'reported', 'dirt-rally-file'],
])('%s is %s, because of %s', (id, level, reason) => {
  expect(gameById(id)!.evidence).toEqual({ level, reason });
});

it('keeps the menu of the first DiRT Rally confirmed', () => {
  expect(gameById('dirt-rally')!.evidence).toEqual({ level: 'confirmed' });
});

// Its page: "AMS2 uses a vertical-style FOV setting".
it('knows who calls the number of Automobilista 2 vertical', () => {
  const url = 'https://cal57.calculator.city/fov-calculator-ams2.html';
  expect(disagreementsOf('automobilista-2')).toEqual([
    { says: 'automobilista-2-vertical', by: [{ name: 'cal57.calculator.city', url, read: '2026-11-19' }] },
  ]);
});

// Their tables as published on GitHub, read on 17 November 2026: `script.js`, `src/games.ts`, `js/constants.js`.
it.each([
  ['beamng', ['odevsa/fov-calculator']],
  ['dirt-rally-2', ['dinex86/FOV-Calculator', 'odevsa/fov-calculator', 'nicholasxuu/fov-calculator']],
  ['ea-wrc', ['nicholasxuu/fov-calculator', 'odevsa/fov-calculator']],
  ['f1-2019', ['dinex86/FOV-Calculator', 'nicholasxuu/fov-calculator']],
  ['live-for-speed', ['odevsa/fov-calculator']],
  ['lmu', ['ManuelStaggl/RigShift']],
  ['raceroom', ['ManuelStaggl/RigShift']],
])('%s: who prints another number', (id, names) => {
  const by = disagreementsOf(id).flatMap((each) => each.by);
  expect(by.map(({ name }) => name)).toEqual(names);
  for (const { name, url, read } of by)
    expect([url, read]).toEqual([`https://github.com/${name}`, '2026-11-17']);
});

it('knows what is neither raced nor driven', () => {
  expect(ids(games.filter(({ kind }) => kind === 'other-sim'))).toEqual([
    ...['dcs', 'microsoft-flight-simulator', 'star-citizen', 'x-plane-11', 'x-plane-12'],
  ]);
});

it('knows which views cannot be changed, and only of games without a number', () => {
  const fixed = games.filter(({ outOfTheBox }) => outOfTheBox?.fixed);
  expect(ids(fixed)).toEqual(['gran-turismo-7', 'nascar-racing-2003']);
  for (const { scale } of fixed) expect(scale).toBeNull();
});

it.each(['f1-26', 'forza-horizon-4', 'motor-town', 'omsi-2', 'vdrift', 'wreckfest-2'])(
  '%s carries no formula forward',
  (id) => {
    expect(gameById(id)).toMatchObject({
      scale: null,
      evidence: { level: 'none', reason: 'unknown' },
    });
    expect(sourcesOf(id)).toEqual([]);
  },
);

/** One test for all games, which names the one that fails; a test for each would be a thousand. */
const everyGame = (promise: string, check: (game: Game) => void) =>
  it(promise, () => {
    for (const game of games) {
      try {
        check(game);
      } catch (error) {
        throw new Error(game.id, { cause: error });
      }
    }
  });

describe('every game', () => {
  everyGame('says who and what it is', (game) => {
    expect(game.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(game.name.trim()).not.toBe('');
    expect(game.developer.trim()).not.toBe('');
    expect(new Set(game.aliases).size).toBe(game.aliases.length);
    for (const alias of game.aliases) {
      expect(alias).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
      // The search knows name and id anyway.
      expect([game.name.toLowerCase(), game.id]).not.toContain(alias);
    }
  });

  everyGame('says where its number is entered, or that it is not known', (game) => {
    const { menu, file } = game.where;
    if (typeof menu === 'string') expect(menu).toMatch(/^\S.*\S$/);
    if (file !== null) for (const part of Object.values(file)) expect(part).toMatch(/^\S.*\S$/);
  });

  everyGame('uses kinds that the program knows', (game) => {
    expect(levels).toContain(game.evidence.level);
    expect(takings).toContain(game.triple.takes);
    expect(drawings).toContain(game.triple.draws);
    for (const { unit } of scalesOf(game)) expect(units).toContain(unit);
    for (const each of game.consoles ?? []) expect(consoles).toContain(each);
    expect(new Set(game.consoles).size).toBe(game.consoles?.length ?? 0);
  });

  everyGame('has codes, not sentences', (game) => {
    for (const code of codesOf(game)) expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  everyGame('has no two measures of one name', ({ triple: { measures = [] } }) => {
    expect(new Set(measures.map(({ what }) => what)).size).toBe(measures.length);
  });

  everyGame('has a number exactly where there is evidence', (game) => {
    expect(game.scale === null).toBe(game.evidence.level === 'none');
  });

  it('names sources of games that are there, and of no others', () => {
    expect(idsWithSources.filter((id) => !gameById(id))).toEqual([]);
  });

  everyGame('gives its sources, each with the day it was read', (game) => {
    for (const { url, read } of sourcesOf(game.id)) {
      expect(url).toMatch(/^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+\/\S*$/);
      expect(new Date(`${read}T00:00:00Z`).toISOString().slice(0, 10)).toBe(read);
    }
    const urls = sourcesOf(game.id).map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  everyGame('has a range and a step that fit each other', (game) => {
    for (const { range, step, decimals } of scalesOf(game)) {
      const perUnit = step === null ? 10 ** decimals : 1 / step;
      expect(perUnit).toBeCloseTo(Math.round(perUnit), 9);
      // Every step can be written with that many decimals.
      expect(10 ** decimals / perUnit).toBeCloseTo(Math.round(10 ** decimals / perUnit), 9);
      expect(Math.round(10 ** decimals / perUnit)).toBeGreaterThanOrEqual(1);
      if (range === null) continue;
      if (range.min !== null && range.max !== null) expect(range.min).toBeLessThan(range.max);
      if (range.kind === 'vertical') continue;
      for (const limit of [range.min, range.max, range.maxOverThreeScreens, range.doubtfulAbove]) {
        if (limit === null || limit === undefined) continue;
        expect(limit * perUnit).toBeCloseTo(Math.round(limit * perUnit), 6);
      }
    }
  });

  everyGame('has a number that grows with the view', (game) => {
    for (const { conversion } of scalesOf(game)) {
      const numbers = Array.from({ length: 170 }, (_, i) =>
        convert(conversion, fovOfVertical(toRadians(5 + i), 16 / 9)),
      );
      expect(numbers.every((number, i) => i === 0 || number > numbers[i - 1]!)).toBe(true);
    }
  });

  everyGame('has a recipe for three screens that suits its number', (game) => {
    const { takes, measures = [], file } = game.triple;
    if (takes === 'total' || takes === 'one-projection')
      expect(game.scale?.conversion.kind).toBe('horizontal');
    if (takes === 'measures') expect(measures.length).toBeGreaterThanOrEqual(3);
    if (file !== undefined) {
      expect(file.line).toContain('{key}');
      expect(file.line).toContain('{value}');
      expect(file.together !== undefined || measures.some(({ key }) => key !== undefined)).toBe(true);
    }
    for (const { decimals, min, max } of measures) {
      expect([0, 1, 2, 3]).toContain(decimals);
      if (min !== undefined && max !== undefined) expect(min).toBeLessThan(max);
    }
  });
});
