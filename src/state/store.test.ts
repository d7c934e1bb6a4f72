import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { answerOf } from '../domain/rig/answer';
import { defaultEntry } from '../domain/rig/entry';
import { shownText } from '../domain/rig/shown';
import { createAnswers } from './answers';
import { activeEntry, createStore } from './store';

const other = { id: 'other', name: 'Van', entry: { ...defaultEntry, distance: '90' } };

describe('the store', () => {
  it('changes the active rig and no other, and tells once', () => {
    const store = createStore();
    store.update((state) => ({ ...state, rigs: [...state.rigs, other] }));
    const listener = vi.fn();
    store.subscribe(listener);
    store.change({ distance: '60', screens: 'triple' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(activeEntry(store.get())).toEqual({ ...defaultEntry, distance: '60', screens: 'triple' });
    expect(store.get().rigs.find(({ id }) => id === 'other')).toBe(other);
    store.update((state) => ({ ...state, activeId: 'other' }));
    expect(activeEntry(store.get()).distance).toBe('90');
  });

  it('is quiet about what changes nothing', () => {
    const store = createStore();
    const listener = vi.fn();
    store.subscribe(listener);
    store.change({ distance: '50' });
    store.update((state) => state);
    expect(listener).not.toHaveBeenCalled();
  });

  it('takes what the form said before the script arrived, but not over a rig from elsewhere', () => {
    const fresh = createStore();
    fresh.adopt({ distance: '65' });
    expect(activeEntry(fresh.get()).distance).toBe('65');
    const given = createStore([other]);
    given.adopt({ distance: '50' }, 'in');
    expect(activeEntry(given.get()).distance).toBe('90');
    expect(given.get().units).toBe('cm');
    fresh.adopt({}, 'in');
    expect(fresh.get().units).toBe('cm');
    const inInches = createStore();
    inInches.adopt({ distance: '20' }, 'in');
    expect([activeEntry(inInches.get()).distance, inInches.get().units]).toEqual(['20', 'in']);
  });

  it('holds units and favourites', () => {
    const store = createStore();
    store.setUnits('in');
    store.toggleFavourite('acc');
    store.toggleFavourite('iracing');
    store.toggleFavourite('acc');
    expect(store.get()).toMatchObject({ units: 'in', favourites: ['iracing'] });
  });

  it('stores nothing of a guest', () => {
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { getItem: () => '["acc"]', setItem });
    const store = createStore();
    store.update((state) => ({ ...state, favourites: ['iracing'], isGuest: true }));
    store.toggleFavourite('raceroom');
    expect(store.get().favourites).toEqual(['iracing', 'raceroom']);
    expect(setItem).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('no longer tells who stopped listening', () => {
    const store = createStore();
    const listener = vi.fn();
    store.subscribe(listener)();
    store.setUnits('in');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('the answers', () => {
  it('come once for each change, whoever asks', () => {
    const store = createStore();
    const answers = createAnswers(store);
    const exact = vi.fn(answerOf);
    answers.provideExact(exact);
    const before = answers.get();
    const listeners = [vi.fn(), vi.fn()];
    for (const listener of listeners) answers.subscribe(listener);
    store.change({ distance: '60' });
    expect(exact).toHaveBeenCalledTimes(2);
    for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
    expect(answers.get()).not.toBe(before);
    expect(answers.get()).toBe(answers.get());
    expect(answers.get().exact?.classic).toBe(answers.get().classic);
    // What is no part of the rig changes no answer.
    const now = answers.get();
    store.toggleFavourite('acc');
    expect(answers.get()).toBe(now);
  });

  it('have no exact part until it arrives', () => {
    const store = createStore();
    const answers = createAnswers(store);
    expect(answers.get().exact).toBeNull();
    expect(answers.get().classic[0]?.text).toBe('62°');
    answers.provideExact(answerOf);
    expect(answers.get().exact?.view.ok).toBe(true);
  });

  it('stay what they are when the units are switched a hundred times, and the field comes back to the last digit', () => {
    const typed = fc.oneof(
      fc.double({ min: -1000, max: 1e5, noNaN: true }).map(String),
      fc.string({ maxLength: 12 }),
      fc.constantFrom('', '50', '60,5', `3'4"`, '40in', '1.02 m', '3 ft 4 in', 'about 60', '1,000'),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom('cm', 'in'), (distance, distanceUnit) => {
        const entry = { ...defaultEntry, distance, distanceUnit };
        const store = createStore([{ id: 'one', name: '', entry }]);
        store.setUnits(distanceUnit);
        const answers = createAnswers(store);
        const { setup, classic } = answers.get();
        for (let times = 0; times < 100; times += 1) store.setUnits(times % 2 === 0 ? 'in' : 'cm');
        store.setUnits(distanceUnit);
        expect(answers.get()).toMatchObject({ units: distanceUnit, setup, classic });
        expect(activeEntry(store.get())).toBe(entry);
        expect(shownText('distance', answers.get().entry, answers.get().units)).toBe(distance);
      }),
    );
  });
});
