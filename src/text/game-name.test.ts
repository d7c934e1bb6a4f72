import { expect, test } from 'vitest';
import { findGames } from '../domain/games/find-games';
import { gameById, games } from '../domain/games/games';
import { shortName } from '../domain/games/short-name';
import { gameName, qualifierOf } from './game-name';

const game = (id: string) => gameById(id)!;

test.each([
  ['dirt-rally', 'DiRT Rally', null],
  ['dirt-rally-file', 'DiRT Rally', 'by file'],
  ['raceroom', 'RaceRoom Racing Experience', null],
  ['raceroom-legacy', 'RaceRoom Racing Experience', 'before 2022'],
  ['rbr-triples', 'Richard Burns Rally', 'with openRBRTriples'],
  ['trackmania-tweaker', 'TrackMania', 'with Openplanet Tweaker'],
])('%s is called %s, and set apart by %s', (id, name, qualifier) => {
  expect(game(id).name).toBe(name);
  expect(qualifierOf(game(id))).toBe(qualifier);
});

test('a qualifier stands behind its name where games stand beside others', () => {
  expect(gameName(game('raceroom'))).toBe('RaceRoom Racing Experience');
  expect(gameName(game('raceroom-legacy'))).toBe('RaceRoom Racing Experience (before 2022)');
});

test('no two games look alike as text', () => {
  expect(new Set(games.map(gameName)).size).toBe(games.length);
});

test('a qualifier can be searched for, and the plain name finds the plain game first', () => {
  const found = (query: string) => findGames(query).map(({ id }) => id);
  expect(found('raceroom before 2022')).toEqual(['raceroom-legacy']);
  expect(found('DiRT Rally (by file)')).toEqual(['dirt-rally-file']);
  expect(found('dirt rally')[0]).toBe('dirt-rally');
  expect(found('trackmania')[0]).toBe('trackmania');
});

test('a game that is set apart has no short name: another has it', () => {
  expect(shortName(game('dirt-rally'))).toBe('DiRT Rally');
  expect(shortName(game('dirt-rally-file'))).toBeNull();
});
