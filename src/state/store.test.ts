import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultEntry } from '../domain/rig/entry';
import { fakeStorage } from '../testing/fake-storage';
import { followPickedGames, toggleGame } from './picked-games';
import { activeEntry, adoptForm, changeRig, changeRigOf, setUnits, update, useStore } from './store';

const other = { id: 'other', name: 'Van', entry: { ...defaultEntry, distance: '90' } };
const now = () => useStore.getState();
const start = (part = {}) => useStore.setState({ ...useStore.getInitialState(), ...part }, true);

beforeEach(() => start());

describe('the store', () => {
  it('changes the active rig and no other, and notifies once', () => {
    update((state) => ({ ...state, rigs: [...state.rigs, other] }));
    const listener = vi.fn();
    const stop = useStore.subscribe(listener);
    changeRig({ distance: '60', screens: 'triple' });
    stop();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(activeEntry(now())).toEqual({ ...defaultEntry, distance: '60', screens: 'triple' });
    expect(now().rigs.find(({ id }) => id === 'other')).toBe(other);
  });

  it('changes a rig that is not active, and nothing where it is gone', () => {
    update((state) => ({ ...state, rigs: [...state.rigs, other] }));
    changeRigOf('other', { distance: '95' });
    changeRigOf('gone', { distance: '10' });
    expect(now().rigs.map(({ entry }) => entry.distance)).toEqual(['50', '95']);
  });

  it('is quiet about what changes nothing', () => {
    const listener = vi.fn();
    const stop = useStore.subscribe(listener);
    changeRig({ distance: '50' });
    setUnits('cm');
    update((state) => state);
    stop();
    expect(listener).not.toHaveBeenCalled();
  });

  it('takes what the form said before the script arrived, but not over a rig from elsewhere', () => {
    adoptForm({ distance: '65' }, 'cm');
    expect(activeEntry(now()).distance).toBe('65');
    adoptForm({ distance: '20' }, 'in');
    expect([activeEntry(now()).distance, now().units]).toEqual(['65', 'cm']);
    start();
    adoptForm({ distance: '20' }, 'in');
    expect([activeEntry(now()).distance, now().units]).toEqual(['20', 'in']);
  });
});

describe('picked games', () => {
  it('are stored, in the order they were picked', () => {
    const storage = fakeStorage();
    for (const id of ['acc', 'iracing', 'acc']) toggleGame(id);
    expect(now().favourites).toEqual(['iracing']);
    expect(storage.texts()).toEqual({ 'sightline.favourites': '["iracing"]' });
  });

  it('of a guest are not', () => {
    const storage = fakeStorage();
    storage.fill({ 'sightline.favourites': '["acc"]' });
    start({ favourites: ['iracing'], isGuest: true });
    toggleGame('raceroom');
    expect(now().favourites).toEqual(['iracing', 'raceroom']);
    expect(storage.texts()).toEqual({ 'sightline.favourites': '["acc"]' });
  });

  it('of two tabs are added up, and gone once another tab clears them', () => {
    const storage = fakeStorage();
    const stop = followPickedGames();
    toggleGame('acc');
    // Another tab picks one more, and this one has not heard of it so far.
    storage.fill({ 'sightline.favourites': '["acc","iracing"]' });
    toggleGame('raceroom');
    expect(now().favourites).toEqual(['acc', 'iracing', 'raceroom']);
    storage.otherTab('sightline.favourites', '["acc"]');
    expect(now().favourites).toEqual(['acc']);
    storage.otherTab('sightline.favourites', null);
    expect(now().favourites).toEqual([]);
    toggleGame('iracing');
    expect(storage.texts()).toEqual({ 'sightline.favourites': '["iracing"]' });
    stop();
  });
});
