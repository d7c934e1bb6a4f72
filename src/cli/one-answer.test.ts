import { describe, expect, it } from 'vitest';
import { gameById } from '../domain/games/games';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { filesFor, readRig, settingFor, type RigInput } from '../library';
import { classicNote } from '../text/classic-notes';
import { gamesCsv } from '../text/games-csv';
import { rigAsText } from '../text/rig-as-text';
import { rigFacts } from '../text/rig-facts';
import { gameReport } from './report';
import { gameRow } from './table';

// Texts, tables and files about one game on one rig. The numbers are worked out by hand in
// src/domain/games/game-answer.test.ts.

type Surface = 'text' | 'picture and paper' | 'csv' | 'json' | 'table' | 'package' | 'files';

function textsOf(gameId: string, change: RigInput & Partial<RigEntry>): Readonly<Record<Surface, string>> {
  const entry: RigEntry = { ...defaultEntry, ...change };
  const { seen } = exactAnswer(entry);
  const reading = readRig(change);
  if (!seen.ok || !reading.ok) throw new Error('The example is impossible.');
  const report = gameReport(gameById(gameId)!, seen.value);
  const rig = { name: '', entry };
  const csvRow = gamesCsv(entry, 'cm', { pageOf: (id) => id })
    .split('\r\n')
    .find((line) => line.startsWith(`${gameId},`));
  const files = filesFor(gameId, reading.rig).flatMap(({ lines }) => lines);
  return {
    text: rigAsText({ rig, units: 'cm', games: [gameId], hasClassic: false, pageOf: () => '' }),
    'picture and paper': JSON.stringify(rigFacts(rig, { units: 'cm', pickedGames: [gameId] }).games),
    csv: csvRow ?? '',
    json: JSON.stringify(report),
    table: gameRow(report).join(' '),
    package: JSON.stringify(settingFor(gameId, reading.rig)),
    files: files.join('\n'),
  };
}

const texts: readonly Surface[] = ['text', 'picture and paper', 'csv', 'json', 'table', 'package'];

describe('trucks on a fixed stand', () => {
  // 3 × 32in 16:9 at 70 cm, bezels of 8 mm, turned by 45°: mode 2 would take H 53.68° and a seam of 1.04°.
  const stand = {
    screens: 'triple',
    screenSize: '32',
    distance: '70',
    bezelThickness: '8',
    sideAngle: '45',
  } as const;

  it.each(texts)('take mode 4, says: %s', (surface) => {
    const text = textsOf('ets2', stand)[surface];
    expect(text).toMatch(/mode 4/i);
    expect(text).not.toMatch(/53\.68|multimon_fov_horizontal|"?r_multimon_mode\W+2/);
  });

  it('take mode 4 in their files', () => {
    const { files } = textsOf('ets2', stand);
    expect(files).toContain('uset r_multimon_mode "4"');
    expect(files).not.toContain('r_multimon_fov_horizontal');
  });

  it('take mode 4 beside the Classic table', () => {
    const answer = exactAnswer({ ...defaultEntry, ...stand });
    const row = answer.classic.find(({ id }) => id === 'projectCarsAndTrucks')!;
    const trucks = classicNote(row, answer).values.find(({ names }) => names.includes('Truck'));
    expect(trucks).toMatchObject({ text: 'Mode 4', warning: expect.stringContaining('mode 4') as string });
  });
});

describe('side screens of another size', () => {
  const unlike = {
    screens: 'triple',
    screenRatio: '21:9',
    screenSize: '34',
    resolution: '3440x1440',
    distance: '62.5',
    bezelThickness: '12',
    sideSize: '24',
    sideRatio: '16:10',
  } as const;

  it.each(texts)('are one span to iRacing and a caution, says: %s', (surface) => {
    const text = textsOf('iracing', unlike)[surface];
    expect(text).toContain('184');
    expect(text).toContain('as large as the centre one');
    expect(text).not.toMatch(/iRacing: 150|"value":"?150|,150,/);
  });

  it.each(texts)('have their own angle in BeamNG, says: %s', (surface) => {
    const text = textsOf('beamng', unlike)[surface];
    expect(text).toMatch(/40\.7|40\.69/);
    expect(text).not.toContain('centre one');
  });

  it.each(texts)('have their own view in Le Mans Ultimate, says: %s', (surface) => {
    const text = textsOf('lmu', unlike)[surface];
    expect(text).toMatch(/0\.517|0\.5169/);
    expect(text).toContain('Its file has room for');
  });

  it.each(['lmu', 'rfactor-2'])('have their own view in the file of %s', (id) => {
    expect(textsOf(id, unlike).files).toContain('LeftView=(0.517, 0.323, 0.697, 54.493, 0.024)');
  });

  it.each(texts)('bring a caution for the centre screen in Automobilista 2, says: %s', (surface) => {
    expect(textsOf('automobilista-2', unlike)[surface]).toContain('For your centre screen');
  });
});
