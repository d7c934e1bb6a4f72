import { describe, expect, test } from 'vitest';
import { gameById } from './games';
import { horizonSettings } from './horizon-settings';
import { idsWithViewSettings, viewSettingsOf, type ViewReason } from './view-settings';

const all = idsWithViewSettings.flatMap((id) =>
  viewSettingsOf(id).map((setting) => [`${id}: ${setting.name}`, setting] as const),
);

const reasons: ReadonlySet<ViewReason> = new Set([
  'head',
  'level',
  'looks-aside',
  'looks-down',
  'mirror',
  'pitch',
  'seat',
  'seat-tilt',
  'shift',
  'sideways',
  'with-speed',
]);

test.each(idsWithViewSettings)('%s is a game, and has each setting once', (id) => {
  expect(gameById(id)?.id).toBe(id);
  const names = viewSettingsOf(id).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(all)('%s', (_, { name, file, wanted, because, level, sources }) => {
  test('has a source, a known reason and a grade', () => {
    expect(sources.length).toBeGreaterThan(0);
    for (const { url, read } of sources) {
      expect(url).toMatch(/^https?:\/\/[\w.-]+\.\w+\//);
      expect(new URL(url).search).toMatch(/^(\?\d+)?$/);
      expect(read).toMatch(/^2026-11-\d\d$/);
    }
    expect(reasons).toContain(because);
    expect(['confirmed', 'reported', 'believed']).toContain(level);
  });

  test('says something to type or to do', () => {
    expect(name.trim()).toBe(name);
    expect(file).not.toBe('');
    if (wanted.kind === 'typed') expect(wanted.text.trim()).toMatch(/./);
    // A choice without a wrong value has the reason for that.
    expect(wanted.kind === 'own').toBe(because === 'seat' || because === 'mirror');
  });
});

test('a game of which no source tells has none', () => {
  for (const id of ['automobilista-2', 'raceroom', 'f1-25', 'no-such-game'])
    expect(viewSettingsOf(id)).toEqual([]);
});

// The plan names them too.
test.each(horizonSettings.flatMap(({ games }) => games))('%s can move its horizon', (id) => {
  expect(viewSettingsOf(id).some(({ wanted }) => wanted.kind === 'horizon')).toBe(true);
});

const settingOf = (game: string, name: string) =>
  viewSettingsOf(game).find((setting) => setting.name === name);

// support.iracing.com 31000133498: at 0% the head is locked to the horizon, at 100% it moves with the car. The keys of
// app.ini count the other way: their comments say how far the head may stay level.
test('iRacing: 0% in the menu and 1 in the file both keep the horizon level', () => {
  expect(settingOf('iracing', 'Roll Chassis')?.wanted).toEqual({ kind: 'typed', text: '0%' });
  expect(settingOf('iracing', 'DriverHeadNoPitch')?.wanted).toEqual({ kind: 'typed', text: '1' });
});

// Comments of the game in a player's player.JSON, github.com/phaase/myrf2settings: "0=off, 1=low, 2=medium, 3=high" and
// "Cockpit camera pitch orientation (degrees)".
test('rFactor 2 takes the pitch in degrees', () => {
  expect(settingOf('rfactor-2', 'Stabilize Horizon')?.wanted).toEqual({ kind: 'typed', text: '3' });
  expect(settingOf('rfactor-2', 'Seat Pitch')?.wanted).toEqual({ kind: 'pitch' });
});
