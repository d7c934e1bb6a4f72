import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultEntry } from '../../domain/rig/entry';
import { activateRig, addRig, newRig, removeRig, renameRig } from '../../state/rigs';
import { createStore } from '../../state/legacy';
import { shownState } from './shown-state';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const other = newRig({ ...defaultEntry, distance: '60' });

const listening = () => {
  const store = createStore();
  store.update(addRig(other));
  const shown = shownState(store);
  const listener = vi.fn();
  shown.subscribe(listener);
  return { store, shown, listener };
};

it('waits for a pause while something is typed, and then tells the last of it once', () => {
  const { store, shown, listener } = listening();
  const before = shown.get();
  for (const distance of ['5', '55', '55.5']) store.change({ distance });
  expect(listener).not.toHaveBeenCalled();
  expect(shown.get()).toBe(before);
  vi.advanceTimersByTime(1000);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(shown.get()).toBe(store.get());
});

it('tells everything else at once, and what was typed before with it', () => {
  const changes = [
    (store: ReturnType<typeof createStore>) => store.update(addRig(newRig(defaultEntry))),
    (store: ReturnType<typeof createStore>) => store.update(removeRig(other.id)),
    (store: ReturnType<typeof createStore>) => store.update(activateRig(other.id)),
    (store: ReturnType<typeof createStore>) => store.update(renameRig(store.get().activeId, 'Van')),
    (store: ReturnType<typeof createStore>) => store.setUnits('in'),
    (store: ReturnType<typeof createStore>) => store.update((state) => ({ ...state, favourites: ['acc'] })),
  ];
  for (const change of changes) {
    const { store, shown, listener } = listening();
    store.change({ distance: '55' });
    change(store);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(shown.get()).toBe(store.get());
    vi.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(1);
  }
});
