import { expect, test } from 'vitest';
import { defaultEntry } from '../domain/rig/entry';
import { addRig, newRig } from './rigs';
import { useStore, type State } from './store';
import { sharedOf, withShared } from './shared-state';

const stateWith = (part: Partial<State>): State => ({ ...useStore.getInitialState(), ...part });

test('what is shared of a state makes the same state for somebody else', () => {
  const van = newRig({ ...defaultEntry, distance: '90' }, 'Van');
  const state = addRig(van)(
    stateWith({ method: 'exact', units: 'in', pickedGames: ['iracing', 'acc'], opened: 'raceroom' }),
  );
  const shared = sharedOf({ ...state, activeId: van.id });
  expect(shared.rigs.map(({ name, entry }) => [name, entry.distance])).toEqual([
    ['Van', '90'],
    ['', '50'],
  ]);
  const theirs = withShared(stateWith({ pickedGames: ['rfactor-2'] }), shared, false);
  expect(theirs.rigs[0]).toMatchObject({ id: theirs.activeId, name: 'Van' });
  expect(theirs).toMatchObject({
    method: 'exact',
    units: 'in',
    pickedGames: ['iracing', 'acc'],
    opened: 'raceroom',
    isGuest: true,
  });
});

test('who comes back to a link of their own is no guest, and keeps the games picked on this device', () => {
  const state = stateWith({ pickedGames: ['acc'] });
  expect(withShared(state, { ...sharedOf(state), games: ['iracing'] }, true)).toMatchObject({
    pickedGames: ['acc'],
    isGuest: false,
  });
});

test('games that are not in the library are left out, and Classic opens none', () => {
  const state = stateWith({ pickedGames: ['no-such-game', 'acc'], opened: 'acc' });
  const shared = sharedOf(state);
  expect(shared).toMatchObject({ games: ['acc'], game: null });
  expect(withShared(state, { ...shared, games: ['gone', 'acc'], game: 'gone' }, false)).toMatchObject({
    pickedGames: ['acc'],
    opened: null,
    method: 'classic',
  });
  expect(withShared(state, { ...shared, game: 'acc' }, false).method).toBe('exact');
});
