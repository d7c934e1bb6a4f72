import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage';
import { onStoredChange } from '../platform/storage';
import { allStored, clearAll, restoreAll } from './stored';

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  storage = fakeStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('lists what is stored by what it is, and nothing of others', () => {
  storage.fill({
    'other-site.key': 'x',
    'sightline.new-thing': '1',
    'sightline.aside.1': '{',
    'sightline.rigs': '{}',
    'sightline.favourites': '["acc"]',
    'sightline.theme': 'dark',
  });
  expect(allStored()?.map(({ kind, text }) => [kind, text])).toEqual([
    ['games', '["acc"]'],
    ['rigs', '{}'],
    ['theme', 'dark'],
    ['aside', '{'],
    ['other', '1'],
  ]);
});

test('clears all of it and tells', () => {
  storage.fill({ 'other-site.key': 'x', 'sightline.rig': 'v=1', 'sightline.aside.1': '{' });
  const listener = vi.fn();
  const stop = onStoredChange(listener);
  expect(clearAll()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(allStored()).toEqual([]);
  expect(storage.texts()).toEqual({ 'other-site.key': 'x' });
  stop();
  clearAll();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('brings back what was cleared, over nothing that was stored since', () => {
  storage.fill({ 'sightline.theme': 'dark', 'sightline.rig': 'v=1' });
  const stored = allStored() ?? [];
  clearAll();
  storage.fill({ 'sightline.theme': 'light' });
  expect(restoreAll(stored)).toBeNull();
  expect(storage.texts()).toEqual({ 'sightline.theme': 'light', 'sightline.rig': 'v=1' });
  clearAll();
  storage.setFull(true);
  expect(restoreAll(stored)).toBe('full');
});

test('tells what another tab does', () => {
  const listener = vi.fn();
  onStoredChange(listener);
  storage.otherTab('sightline.rig', 'v=1');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('says where nothing may be looked at', () => {
  storage.deny();
  expect(allStored()).toBeNull();
  expect(clearAll()).toBeNull();
});
