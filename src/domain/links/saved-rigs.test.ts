import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultEntry } from '../rig/entry';
import {
  maxSavedLength,
  maxSavedRigs,
  readSavedRigs,
  writeSavedRigs,
  type SavedReading,
  type SavedRig,
} from './saved-rigs';

const fixture = (name: string) => readFileSync(`src/testing/saved-files/${name}.json`, 'utf8');

const taken = (reading: SavedReading) => {
  if (!reading.ok) throw new Error(reading.reason);
  return reading;
};

const van: SavedRig = {
  id: 'a',
  name: 'Van',
  entry: { ...defaultEntry, distance: '60.5', screens: 'triple' },
};

describe('measured games', () => {
  const game = 'name:Racer;meaning:degrees+horizontal;numbers:60,90;ratio:1.7778';

  it('are kept with their rig, and a rig without any has no word of them', () => {
    const text = writeSavedRigs([van, { ...van, id: 'b', ownGames: [game] }], { withIds: true });
    expect(text.split('\n')[1]).not.toContain('ownGames');
    expect(taken(readSavedRigs(text)).rigs).toEqual([van, { ...van, id: 'b', ownGames: [game] }]);
  });

  it.each([
    ['a text', '"name:Racer"', undefined],
    ['a number and a text', `[1, "${game}"]`, [game]],
    ['too long a text', `["${'x'.repeat(2000)}"]`, undefined],
    ['a text that only a later version reads', '["name:Racer;lens:fisheye"]', ['name:Racer;lens:fisheye']],
    [
      'thirty of them',
      JSON.stringify(Array.from({ length: 30 }, () => game)),
      Array.from({ length: 20 }, () => game),
    ],
  ])('in a file cost no rig: %s', (_, list, ownGames) => {
    const text = writeSavedRigs([van], { withIds: true }).replace('"rig":', `"ownGames":${list},"rig":`);
    const { rigs, faults } = taken(readSavedRigs(text));
    expect(faults).toEqual([]);
    expect(rigs).toEqual([ownGames ? { ...van, ownGames } : van]);
  });
});

describe('files of every version', () => {
  // Never change it: files of this version must open in every later one.
  it('version 1, as exported', () => {
    const { rigs, faults } = taken(readSavedRigs(fixture('version-1')));
    expect(faults).toEqual([]);
    expect(rigs.map(({ name, entry }) => ({ name, entry }))).toEqual([
      { name: 'Desk', entry: defaultEntry },
      {
        name: 'Große Halle 漢字 👨‍👩‍👧',
        entry: {
          ...defaultEntry,
          screenRatio: '21:9',
          screenSize: '34',
          distance: '2\' 3 1/2"',
          screens: 'triple',
          curvedScreen: true,
          radiusCurve: '1500',
          bezelThickness: '8',
          fit: 'edge',
          resolution: '3440x1440',
          sideAngle: '55',
          gap: '12',
          sideSize: '27',
          sideRatio: '16:9',
          eyeOffset: '-3,5',
        },
      },
      {
        name: '<b>Inches</b>',
        entry: { ...defaultEntry, distance: '20', distanceUnit: 'in', litWidth: '597.7' },
      },
    ]);
  });

  it('version 1, as stored on a device', () => {
    const { rigs } = taken(readSavedRigs(fixture('version-1-stored')));
    expect(rigs).toEqual([
      { id: 'k3x9', name: 'Desk', entry: defaultEntry },
      { id: 'p07q', name: 'Van', entry: { ...defaultEntry, distance: '60', screens: 'triple' } },
    ]);
  });
});

describe('saved rigs', () => {
  it('come back as they were', () => {
    const other = { id: 'b', name: 'Große "Halle"\\', entry: { ...defaultEntry, curvedScreen: true } };
    expect(taken(readSavedRigs(writeSavedRigs([van, other], { withIds: true })))).toEqual({
      ok: true,
      rigs: [van, other],
      faults: [],
    });
    expect(taken(readSavedRigs(writeSavedRigs([], { withIds: true }))).rigs).toEqual([]);
  });

  it('have no ids in files, and each one of its own when they are read', () => {
    const file = writeSavedRigs([van, van], { withIds: false });
    expect(file).not.toContain('"id"');
    const { rigs } = taken(readSavedRigs(file.replace('"name"', '"id":"r1","name"')));
    expect(new Set(rigs.map(({ id }) => id)).size).toBe(2);
  });

  it('may be as many and as long as can be', () => {
    const long = '9'.repeat(40);
    const entry = Object.fromEntries(
      Object.entries(defaultEntry).map(([key, value]) => [
        key,
        value === '' || key === 'distance' ? long : value,
      ]),
    ) as unknown as typeof defaultEntry;
    const rigs = Array.from({ length: maxSavedRigs }, (_, id) => ({
      id: `${id}`,
      name: '漢'.repeat(60),
      entry,
    }));
    const text = writeSavedRigs(rigs, { withIds: true });
    expect(text.length).toBeLessThan(maxSavedLength);
    expect(taken(readSavedRigs(text)).rigs).toHaveLength(maxSavedRigs);
    const more = writeSavedRigs([...rigs, van, van], { withIds: true });
    expect(taken(readSavedRigs(more)).faults).toEqual([
      { place: maxSavedRigs + 1, name: 'Van', fault: { kind: 'too-many' } },
    ]);
  });

  it('do not come from anything else', () => {
    const reasonOf = (text: string) => {
      const reading = readSavedRigs(text);
      return reading.ok ? 'read' : reading.reason;
    };
    expect(reasonOf('')).toBe('not-json');
    expect(reasonOf(fixture('version-1').slice(0, -4))).toBe('not-json');
    expect(reasonOf('[CAMERA]\nFOV=50')).toBe('not-json');
    for (const text of [
      'null',
      '[]',
      '1',
      '{}',
      '{"sightline":"rigs"}',
      '{"__proto__":{"sightline":"rigs","version":1}}',
    ])
      expect(reasonOf(text), text).toBe('other-file');
    expect(reasonOf('{"sightline":"rigs","version":1,"rigs":{}}')).toBe('other-file');
    expect(reasonOf('{"sightline":"rigs","version":2,"rigs":[]}')).toBe('newer');
    expect(reasonOf('{"sightline":"rigs","version":"1","rigs":[]}')).toBe('other-file');
    expect(reasonOf(' '.repeat(maxSavedLength + 1))).toBe('too-long');
  });

  it('are taken where they are right, and what is wrong with the others is told', () => {
    const rig = 'ratio:16:9;size:27;distance:50;screens:single';
    const list = [
      { name: 'Good', rig },
      { name: 'No size', rig: 'ratio:16:9;distance:50;screens:single' },
      { name: 'Bad distance', rig: rig.replace('50', 'far') },
      { name: 'Twice', rig: `${rig};size:27` },
      { name: 'Future', rig: `${rig};wheel:round` },
      { name: 'Numbers', rig: 5 },
      { name: 7, rig },
      { name: ' spaces ', rig },
      { name: 'Two names', rig: `${rig};name:Other` },
      null,
      { name: 'Markup', rig: '<script>alert(1)</script>' },
    ];
    const reading = taken(readSavedRigs(JSON.stringify({ sightline: 'rigs', version: 1, rigs: list })));
    expect(reading.rigs.map(({ name }) => name)).toEqual(['Good']);
    expect(reading.faults).toEqual([
      { place: 2, name: 'No size', fault: { kind: 'missing', field: 'screenSize' } },
      { place: 3, name: 'Bad distance', fault: { kind: 'wrong', field: 'distance' } },
      { place: 4, name: 'Twice', fault: { kind: 'unreadable' } },
      { place: 5, name: 'Future', fault: { kind: 'unknown' } },
      { place: 6, name: 'Numbers', fault: { kind: 'no-rig' } },
      { place: 7, name: '', fault: { kind: 'wrong', field: 'name' } },
      { place: 8, name: 'spaces', fault: { kind: 'wrong', field: 'name' } },
      { place: 9, name: 'Two names', fault: { kind: 'wrong', field: 'name' } },
      { place: 10, name: '', fault: { kind: 'no-rig' } },
      { place: 11, name: 'Markup', fault: { kind: 'missing', field: 'screenRatio' } },
    ]);
  });

  it('with a name of which nothing is seen have none', () => {
    const rigs = [{ name: '\u200b', rig: 'ratio:16:9;size:27;distance:50;screens:single' }];
    const reading = taken(readSavedRigs(JSON.stringify({ sightline: 'rigs', version: 1, rigs })));
    expect(reading).toEqual({ ok: true, rigs: [{ id: 'r0', name: '', entry: defaultEntry }], faults: [] });
  });

  it('come from a file with a mark of its encoding, or in another order', () => {
    const text = `\uFEFF{"rigs":[{"rig":"screens:single;distance:50;size:27;ratio:16:9","name":"Desk","note":"x"}],"version":1,"sightline":"rigs"}`;
    expect(taken(readSavedRigs(text)).rigs).toEqual([{ id: 'r0', name: 'Desk', entry: defaultEntry }]);
  });
});
