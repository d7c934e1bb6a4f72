import { expect, test } from 'vitest';
import { defaultEntry } from '../domain/rig/entry';
import { addRig, newRig } from './rigs';
import { useStore, type State } from './store';
import { sharedOf, withShared } from './shared-state';

const stateWith = (part: Partial<State>): State => ({ ...useStore.getInitialState(), ...part });

test('the shared part of a state makes the same state elsewhere', () => {
  const van = newRig({ ...defaultEntry, distance: '90' }, 'Van');
  const state = addRig(van)(stateWith({ units: 'in', pickedGames: ['iracing', 'acc'], opened: 'raceroom' }));
  const shared = sharedOf({ ...state, activeId: van.id });
  expect(shared.rigs.map(({ name, entry }) => [name, entry.distance])).toEqual([
    ['Van', '90'],
    ['', '50'],
  ]);
  const theirs = withShared(stateWith({ pickedGames: ['rfactor-2'] }), shared, false);
  expect(theirs.rigs[0]).toMatchObject({ id: theirs.activeId, name: 'Van' });
  expect(theirs).toMatchObject({
    units: 'in',
    pickedGames: ['iracing', 'acc'],
    opened: 'raceroom',
    isGuest: true,
  });
});

test.each([
  [{ myGame: 'iracing' }, 'iracing'],
  // A link without it was written before there was one, or names the first.
  [{ myGame: null }, 'acc'],
  [{ myGame: null, game: 'raceroom' }, 'raceroom'],
  [{ myGame: 'iracing', game: 'raceroom' }, 'iracing'],
  [{ myGame: 'no-such-game' }, 'acc'],
])('a link with %j names %s as the game', (part, myGame) => {
  const shared = sharedOf(stateWith({}));
  expect(withShared(stateWith({}), { ...shared, ...part }, false).myGame).toBe(myGame);
});

test.each([null, 'acc', 'raceroom'])('the game comes back beside an opened one: %s', (opened) => {
  for (const myGame of ['acc', 'raceroom', 'iracing']) {
    const state = stateWith({ myGame, opened });
    expect(withShared(stateWith({}), sharedOf(state), true)).toMatchObject({ myGame, opened });
  }
});

test('who comes back to a link of their own is no guest, and keeps the games picked on this device', () => {
  const state = stateWith({ pickedGames: ['acc'] });
  expect(withShared(state, { ...sharedOf(state), games: ['iracing'] }, true)).toMatchObject({
    pickedGames: ['acc'],
    isGuest: false,
  });
});

test('games that are not in the library are left out', () => {
  const state = stateWith({ pickedGames: ['no-such-game', 'acc'], opened: 'no-such-game' });
  const shared = sharedOf(state);
  expect(shared).toMatchObject({ games: ['acc'], game: null });
  expect(withShared(state, { ...shared, games: ['gone', 'acc'], game: 'gone' }, false)).toMatchObject({
    pickedGames: ['acc'],
    opened: null,
  });
});
