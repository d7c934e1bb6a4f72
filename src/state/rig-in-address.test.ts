import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeEntry } from './store';
import { createStore } from './legacy';
import { fakeStorage } from '../testing/fake-storage';
import { rigInAddressOf } from './rig-in-address';

const rigAt = (distance: string) =>
  `#v=1&rig=ratio:16:9;size:27;distance:${distance};screens:single&method=classic&units=cm`;

/** An address bar with a history, as far as one is needed. */
const place = { origin: 'https://site.example', pathname: '/', search: '', hash: '' };
const past = {
  state: null as unknown,
  replaceState: (state: unknown, _: string, address: string) => {
    past.state = state;
    place.hash = new URL(address).hash;
  },
};
let changed: () => void;

/** Somebody follows an anchor, pastes an address, or goes back: with the state that the browser kept for it. */
const goTo = (hash: string, state: unknown = null) => {
  place.hash = hash;
  past.state = state;
  changed();
};

beforeEach(() => {
  vi.useFakeTimers();
  place.hash = '';
  past.state = null;
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', past);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    changed = listener;
  });
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const startAt = (hash: string, state: unknown = null) => {
  place.hash = hash;
  past.state = state;
  const store = createStore();
  const address = rigInAddressOf(store);
  const opened = vi.fn();
  address.start(opened);
  return { store, address, opened, distance: () => activeEntry(store.get()).distance };
};

test('an address without a rig is left alone until one is asked for, and then follows', () => {
  const { store, address } = startAt('#plan');
  store.change({ distance: '60' });
  vi.runAllTimers();
  expect(place.hash).toBe('#plan');
  expect(address.put()).toBe(`https://site.example/${rigAt('60')}`);
  expect(place.hash).toBe(`${rigAt('60')}&at=plan`);
  expect(past.state).toEqual({ rig: 'own' });
  store.change({ distance: '65' });
  expect(place.hash).toBe(`${rigAt('60')}&at=plan`);
  vi.runAllTimers();
  expect(place.hash).toBe(`${rigAt('65')}&at=plan`);
});

test('the name of a part gets the rig in front of it, and the way back keeps what is on the page', () => {
  const { store, address, distance, opened } = startAt('');
  address.put();
  goTo('#compare');
  expect(place.hash).toBe(`${rigAt('50')}&at=compare`);
  store.change({ distance: '70' });
  vi.runAllTimers();
  goTo(rigAt('50'), { rig: 'own' });
  expect(distance()).toBe('70');
  expect(place.hash).toBe(rigAt('70'));
  expect(opened).not.toHaveBeenCalled();
});

test('a link opens as a guest, again after a reload, and leads back to what was there', () => {
  const { store, address, distance, opened } = startAt(rigAt('80'));
  expect(distance()).toBe('80');
  expect(store.get().isGuest).toBe(true);
  expect(address.get()).toEqual({ kind: 'guest' });
  expect(past.state).toEqual({ rig: 'guest' });
  expect(opened).toHaveBeenCalledWith(expect.anything(), false);
  goTo(rigAt('90'));
  expect(distance()).toBe('90');
  address.leave();
  expect(distance()).toBe('50');
  expect(store.get().isGuest).toBe(false);
  expect([place.hash, past.state, address.get()]).toEqual(['', null, null]);

  const reloaded = startAt(rigAt('80'), { rig: 'guest' });
  expect(reloaded.store.get().isGuest).toBe(true);
});

test('a link of one’s own comes back as one’s own', () => {
  const { store, address, distance } = startAt(rigAt('80'), { rig: 'own' });
  expect(distance()).toBe('80');
  expect(store.get().isGuest).toBe(false);
  expect(address.get()).toBeNull();
});

test('a faulty link changes nothing, stays in the address, and says why until a good one is asked for', () => {
  const cut = '#v=1&rig=ratio:16:9;si';
  const { store, address, distance } = startAt(cut);
  expect(address.get()).toEqual({ kind: 'fault', reason: 'cut' });
  store.change({ distance: '60' });
  vi.runAllTimers();
  expect([distance(), place.hash]).toEqual(['60', cut]);
  goTo('#v=7&x=1');
  expect(address.get()).toEqual({ kind: 'fault', reason: 'newer' });
  address.put();
  expect(address.get()).toBeNull();
  expect(place.hash).toBe(rigAt('60'));
});

test('what is shown again after an error goes on where it was', () => {
  const { store, address } = startAt(rigAt('80'));
  store.change({ distance: '85' });
  rigInAddressOf(store).start(() => undefined);
  expect(activeEntry(store.get()).distance).toBe('85');
  address.leave();
  expect(activeEntry(store.get()).distance).toBe('50');
});

test('somebody else’s rig becomes one’s own, with the games of both, and there is a way back', () => {
  const storage = fakeStorage();
  storage.fill({ 'sightline.favourites': '["acc"]' });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    changed = listener;
  });
  const link = rigAt('80').replace('&method', '&games=iracing,acc&method');
  const { store, address, distance } = startAt(link);
  store.change({ distance: '85' });
  const back = address.keep();
  expect([distance(), store.get().isGuest, address.get()]).toEqual(['85', false, null]);
  expect(past.state).toEqual({ rig: 'own' });
  expect(place.hash).toContain('distance:85');
  expect(storage.texts()).toEqual({ 'sightline.favourites': '["acc","iracing"]' });
  back();
  expect([distance(), store.get().favourites]).toEqual(['50', ['acc']]);
  expect(storage.texts()).toEqual({ 'sightline.favourites': '["acc"]' });
  expect([place.hash, past.state]).toEqual(['', null]);
});
