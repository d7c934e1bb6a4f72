import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage';

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  storage = fakeStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Simulates a page that was just opened. */
async function open(meanwhile?: () => void) {
  vi.resetModules();
  const [{ followPickedGames, toggleGame }, { useStore }] = await Promise.all([
    import('./picked-games'),
    import('./store'),
  ]);
  meanwhile?.();
  followPickedGames();
  return { toggleGame, useStore, picked: () => useStore.getState().pickedGames };
}

describe('picked games', () => {
  it('are stored, in the order they were picked', async () => {
    const { toggleGame, picked } = await open();
    for (const id of ['acc', 'iracing', 'acc']) toggleGame(id);
    expect(picked()).toEqual(['iracing']);
    expect(storage.texts()).toEqual({ 'sightline.favourites': '["iracing"]' });
  });

  it('of a guest are not', async () => {
    storage.fill({ 'sightline.favourites': '["acc"]' });
    const { toggleGame, picked, useStore } = await open();
    useStore.setState({ pickedGames: ['iracing'], isGuest: true });
    toggleGame('raceroom');
    storage.otherTab('sightline.favourites', '["acc","rfactor-2"]');
    expect(picked()).toEqual(['iracing', 'raceroom']);
    expect(storage.texts()).toEqual({ 'sightline.favourites': '["acc","rfactor-2"]' });
  });

  it('of two tabs are added up, and gone once another tab clears them', async () => {
    const { toggleGame, picked } = await open();
    toggleGame('acc');
    // Another tab has picked one more, and this one has not been notified.
    storage.fill({ 'sightline.favourites': '["acc","iracing"]' });
    toggleGame('raceroom');
    expect(picked()).toEqual(['acc', 'iracing', 'raceroom']);
    storage.otherTab('sightline.favourites', '["acc"]');
    expect(picked()).toEqual(['acc']);
    storage.otherTab('sightline.favourites', null);
    expect(picked()).toEqual([]);
    toggleGame('iracing');
    expect(storage.texts()).toEqual({ 'sightline.favourites': '["iracing"]' });
  });

  it('that another tab cleared between the script and the first who shows them are gone', async () => {
    storage.fill({ 'sightline.favourites': '["acc"]' });
    const { picked } = await open(() => storage.otherTab('sightline.favourites', null));
    expect(picked()).toEqual([]);
  });

  it('last as long as the page where they cannot be stored, and are stored once they can be', async () => {
    const { toggleGame, picked } = await open();
    storage.setFull(true);
    toggleGame('acc');
    toggleGame('iracing');
    expect(picked()).toEqual(['acc', 'iracing']);
    storage.otherTab('sightline.theme', 'dark');
    expect(picked()).toEqual(['acc', 'iracing']);
    storage.setFull(false);
    toggleGame('raceroom');
    expect(storage.texts()['sightline.favourites']).toBe('["acc","iracing","raceroom"]');
  });
});
