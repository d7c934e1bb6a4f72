import { describe, expect, it } from 'vitest';
import type { ClassicRowId } from '../domain/classic/classic-formulas';
import { gameById } from '../domain/games/games';
import { exactAnswer } from '../domain/rig/exact-answer';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import { gamesOfRow } from '../domain/classic/games-of-row';
import { classicNote } from './classic-notes';

const notes = (change: Partial<RigEntry> = {}) => {
  const answer = exactAnswer({ ...defaultEntry, ...change });
  return new Map(answer.classic.map((row) => [row.id, classicNote(row, answer)]));
};
const values = (id: ClassicRowId, setup: Partial<RigEntry> = {}) =>
  notes(setup)
    .get(id)
    ?.values.map(({ text }) => text.replaceAll('\u00a0', ' '));

it('names games that are in the library, with a number', () => {
  for (const id of Object.values(gamesOfRow).flat()) expect(gameById(id)?.scale, id).toBeTruthy();
});

describe('classicNote', () => {
  // By hand for the default rig: H 61.7358, V 37.1675, h43 = 2·atan(4/3 · tan(V/2)) = 48.29° = 0.8428 rad,
  // F1 steps round((61.7358 − 77)/2) = −8, DiRT Rally (37.1675 − 30)/40 = 0.18, GRID 2 · 37.1675 = 74.3,
  // GTR2 37.1675/58 = 0.64, EA WRC 2 · (37.1675 − 18) = 38.3.
  it.each([
    ['hFov', '61.7°', false],
    ['projectCarsAndTrucks', '62°', false],
    ['raceRoom', '61.7°', true],
    ['richardBurnsRally', '0.843 rad', true],
    ['f1From2016', '−0.40', true],
    ['f1From2019', '−0.8', true],
    ['f1From2021', '−8', true],
    ['vFov', '37.2°', true],
    ['assettoCorsa', '37°', true],
    ['rFactorFamily', '37°', true],
    ['dirtRallyAndGrid', '0.2 / −4 / 74°', true],
    ['gtr2AndRace07', '0.6x', true],
    ['eaWrc', '38', true],
    ['tripleScreenAngle', '61.7°', true],
  ] as const)('%s: %j', (id, expected, differs) => {
    expect(values(id)).toEqual(expected.split(' / '));
    expect(notes().get(id)?.differs).toBe(differs);
  });

  // The worked example of docs/formulas.md: 3 × 32in at 70 cm with 8 mm bezels has A 54.7177, V 31.8; its screens are
  // 708.42 mm wide and 398.48 mm high.
  it('knows what games ask for on a real triple rig, each in its order', () => {
    const setup = { screens: 'triple', screenSize: '32', distance: '70', bezelThickness: '8' } as const;
    expect(values('tripleScreenAngle', setup)).toEqual(['54.7°']);
    expect(values('assettoCorsa', setup)).toEqual(['708 · 700 · 8 mm · 55°', '708 · 700 mm · 55° · 8 mm']);
    // The menu of the first rFactor begins at 35.
    const ofRFactor2 = '0.708 · 0.398 · 0.700 m · 54.718° · 0.016 m';
    expect(values('rFactorFamily', setup)).toEqual(['35°', ofRFactor2, '32°']);
    const [first, second, third] = notes(setup).get('rFactorFamily')!.values;
    expect(first).toMatchObject({ names: 'rFactor', plain: '35' });
    expect(third).toMatchObject({ names: 'Automobilista, Stock Car Extreme', plain: '32' });
    expect(second).toMatchObject({
      names: 'rFactor 2',
      plain:
        'screen width 0.708 m, screen height 0.398 m, eye distance 0.700 m, side angle 54.718°, gap between pictures 0.016 m',
      lines: [
        { name: 'screen width', text: '0.708 m' },
        { name: 'screen height', text: '0.398 m' },
        { name: 'eye distance', text: '0.700 m' },
        { name: 'side angle', text: '54.718°' },
        { name: 'gap between pictures', text: '0.016 m' },
      ],
    });
  });

  // 27in at 60.2 cm: H = 2·atan(59.7727 / 120.4) = 52.80° is 0.53x in Classic. V = 2·atan(33.6221 / 120.4) = 31.20°,
  // 0.538 times 58°, and the game takes tenths.
  it('marks a number that the game cannot be set to', () => {
    expect(values('gtr2AndRace07', { distance: '60.2' })).toEqual(['0.5x']);
    expect(notes({ distance: '60.2' }).get('gtr2AndRace07')?.differs).toBe(true);
  });

  // 27in at 150 cm: H 22.54, H · 9/16 = 12.68 is 13 in Classic; V 12.79 is 13 as well.
  it('marks nothing where both are the same', () => {
    expect(values('vFov', { distance: '150' })).toEqual(['12.8°']);
    expect(notes({ distance: '150' }).get('vFov')?.differs).toBe(false);
    // Differs if one of the row's games has a menu that begins at 35.
    expect(values('rFactorFamily', { distance: '150' })).toEqual(['35°', '13°']);
    expect(notes({ distance: '150' }).get('rFactorFamily')?.differs).toBe(true);
  });

  it('says which number is whose, where there are several, and copies it in plain characters', () => {
    expect(notes().get('dirtRallyAndGrid')?.values).toMatchObject([
      { names: 'DiRT Rally', text: '0.2', plain: '0.2', lines: [], warning: '' },
      { names: 'DiRT Rally 2.0', text: '−4', plain: '-4', lines: [], warning: '' },
      { names: 'GRID Autosport', figure: { number: '74', unit: '°' }, plain: '74', warning: '' },
    ]);
    expect(notes().get('hFov')?.values).toMatchObject([
      { names: '', text: '61.7°', plain: '61.7', lines: [], warning: '' },
    ]);
  });

  it('says nothing of an impossible rig: no row of dashes', () => {
    expect([...notes({ distance: '0' }).values()].flatMap(({ values: of }) => of)).toEqual([]);
  });

  // 100in at 10 cm: 2 · atan(1106.9 / 100) = 169.7°. Side screens at that angle, each 2.2 m wide, cross behind the
  // head.
  it('says why one screen would not do as three', () => {
    const near = notes({ screenSize: '100', distance: '10' });
    expect(near.get('hFov')?.values[0]?.text).toBe('169.7°');
    expect(near.get('tripleScreenAngle')?.values[0]?.text).toBe('–');
    expect(near.get('tripleScreenAngle')?.reason).toContain('collide behind your head');
  });
});
