import { expect, test } from 'vitest';
import { games } from './games';
import { unsettledGames } from './unsettled-games';

const unsettled = unsettledGames().map(({ game }) => game);
const ids = unsettled.map(({ id }) => id);

// The other popular ones are confirmed: Competizione, Assetto Corsa, Automobilista 2, iRacing and Le Mans Ultimate.
test('those asked about most stand first', () => {
  expect(ids.slice(0, 3)).toEqual(['ac-evo', 'f1-25', 'raceroom']);
});

test('then what may be wrong, what is missing, and what one good source says, each by name', () => {
  const raced = unsettled.slice(3).filter(({ kind }) => kind === undefined);
  expect([...new Set(raced.map(({ evidence }) => evidence.level))]).toEqual(['believed', 'none', 'reported']);
  expect(raced[0]?.id).toBe('ac-rally');
  expect(raced.at(-1)?.id).toBe('trackmania-tweaker');
});

test('flights stand last', () => {
  expect(ids.slice(-3)).toEqual(['microsoft-flight-simulator', 'dcs', 'star-citizen']);
});

test('no game that is confirmed, and every other', () => {
  expect(ids).not.toContain('iracing');
  expect(ids.toSorted()).toEqual(
    games.flatMap(({ id, evidence: { level } }) => (level === 'confirmed' ? [] : [id])).toSorted(),
  );
});
