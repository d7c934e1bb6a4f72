import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage';

const rigAt = (distance: string) =>
  `#v=1&rig=ratio:16:9;size:27;distance:${distance};screens:single&method=exact&units=cm`;

/** Fake address bar with a history. */
const place = { origin: 'https://site.example', pathname: '/', search: '', hash: '' };
const past = {
  state: null as unknown,
  replaceState: (state: unknown, _: string, address: string) => {
    past.state = state;
    place.hash = new URL(address).hash;
  },
};
let storage: ReturnType<typeof fakeStorage>;

const owner = (): unknown => (past.state as { readonly rig: unknown }).rig;

/** Simulates following an anchor, pasting an address, or going back, with the history entry's state. */
const goTo = (hash: string, state: unknown = null) => {
  place.hash = hash;
  past.state = state;
  storage.happen('hashchange');
};

beforeEach(() => {
  vi.useFakeTimers();
  storage = fakeStorage();
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', past);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Simulates a page that was just opened. */
async function startAt(hash: string, mark: unknown = null) {
  place.hash = hash;
  past.state = mark;
  vi.resetModules();
  const [address, store, { useRememberedRig }] = await Promise.all([
    import('./rig-in-address'),
    import('./store'),
    import('./remembering'),
  ]);
  address.followAddress();
  return {
    address,
    store,
    now: address.useAddress.getState,
    state: store.useStore.getState,
    remembering: useRememberedRig.getState,
    distance: () => store.activeEntry(store.useStore.getState()).distance,
  };
}

test('the first change goes into the address, and an untouched one stays as it was', async () => {
  const { store, state } = await startAt('#plan');
  store.update((now) => ({ ...now, opened: 'acc', pickedGames: ['acc'] }));
  vi.runAllTimers();
  expect([place.hash, past.state]).toEqual(['#plan', null]);
  store.update((now) => ({ ...now, opened: null, pickedGames: [] }));
  store.changeRig({ distance: '60' });
  expect(place.hash).toBe('#plan');
  vi.runAllTimers();
  expect(place.hash).toBe(`${rigAt('60')}&at=plan`);
  expect(past.state).toMatchObject({ rig: 'own' });

  const reloaded = await startAt(place.hash, past.state);
  expect([reloaded.distance(), reloaded.state().isGuest, state().isGuest]).toEqual(['60', false, false]);
});

test('what was changed before the address was followed goes into it at once', async () => {
  place.hash = '';
  vi.resetModules();
  const [{ followAddress }, { changeRig }] = await Promise.all([
    import('./rig-in-address'),
    import('./store'),
  ]);
  changeRig({ distance: '60' });
  followAddress();
  expect(place.hash).toBe(rigAt('60'));
});

test('a remembered rig needs no address, until it can no longer be stored', async () => {
  storage.fill({ 'sightline.rig': rigAt('60').slice(1) });
  const { store, address, remembering } = await startAt('');
  store.changeRig({ distance: '65' });
  vi.runAllTimers();
  expect(place.hash).toBe('');
  storage.setFull(true);
  store.changeRig({ distance: '70' });
  vi.runAllTimers();
  expect([remembering().trouble, place.hash]).toEqual(['full', rigAt('70')]);
  // Stored again: an older rig in the address would win over it.
  storage.setFull(false);
  store.changeRig({ distance: '75' });
  vi.runAllTimers();
  expect([remembering().trouble, place.hash]).toEqual([null, '']);
  address.setRemembered(false);
  expect(place.hash).toBe(rigAt('75'));
});

test('a link that comes while a change waits to be written is opened, not written over', async () => {
  const { store, distance, address } = await startAt('');
  store.changeRig({ distance: '60' });
  // Browsers tell of the new fragment a moment later.
  [place.hash, past.state] = [rigAt('80'), null];
  vi.runAllTimers();
  storage.happen('hashchange');
  expect([distance(), place.hash]).toEqual(['80', rigAt('80')]);
  address.leaveGuest();
  expect(distance()).toBe('60');
});

test('an address with a rig follows it', async () => {
  const { store, address } = await startAt('#plan');
  store.changeRig({ distance: '60' });
  expect(address.putRigInAddress()).toBe(`https://site.example/${rigAt('60')}`);
  expect(place.hash).toBe(`${rigAt('60')}&at=plan`);
  expect(past.state).toMatchObject({ rig: 'own' });
  store.changeRig({ distance: '65' });
  expect(place.hash).toBe(`${rigAt('60')}&at=plan`);
  vi.runAllTimers();
  expect(place.hash).toBe(`${rigAt('65')}&at=plan`);
});

test('the name of a part gets the rig in front of it, and the way back keeps what is on the page', async () => {
  const { store, address, now, distance } = await startAt('');
  address.putRigInAddress();
  const before = past.state;
  goTo('#compare');
  expect(place.hash).toBe(`${rigAt('50')}&at=compare`);
  store.changeRig({ distance: '70' });
  vi.runAllTimers();
  goTo(rigAt('50'), before);
  expect(distance()).toBe('70');
  expect(place.hash).toBe(rigAt('70'));
  expect(now().opened).toBeNull();
});

test('a link opens as a guest, again after a reload, and leads back to what was there', async () => {
  const { address, now, state, distance } = await startAt(rigAt('80'));
  expect(distance()).toBe('80');
  expect(state().isGuest).toBe(true);
  expect(now().notice).toEqual({ kind: 'guest', hasOwn: false });
  expect(past.state).toMatchObject({ rig: 'guest' });
  expect(now().opened).toMatchObject({ isOwn: false });
  goTo(rigAt('90'));
  expect(distance()).toBe('90');
  address.leaveGuest();
  expect(distance()).toBe('50');
  expect(state().isGuest).toBe(false);
  expect([place.hash, owner(), now().notice]).toEqual(['', null, null]);

  const reloaded = await startAt(rigAt('80'), { rig: 'guest' });
  expect(reloaded.state().isGuest).toBe(true);
});

test('the way back from one link to another opens that one again', async () => {
  const { store, distance, state } = await startAt(rigAt('80'));
  const first = past.state;
  vi.advanceTimersByTime(1000);
  goTo(rigAt('90'));
  const second = past.state;
  expect(distance()).toBe('90');
  goTo(rigAt('80'), first);
  expect([distance(), place.hash]).toEqual(['80', rigAt('80')]);
  expect(state().isGuest).toBe(true);
  goTo(rigAt('90'), second);
  expect([distance(), place.hash]).toEqual(['90', rigAt('90')]);
  // An anchor on the page is a history entry of its own, and no other link.
  goTo('#compare');
  store.changeRig({ distance: '70' });
  vi.runAllTimers();
  goTo(rigAt('90'), second);
  expect([distance(), place.hash]).toEqual(['70', rigAt('70')]);
});

test('what was typed before a link was opened is a rig of one’s own, and an opened game alone is none', async () => {
  const typed = await startAt('');
  typed.store.changeRig({ distance: '60' });
  goTo(rigAt('80'));
  expect(typed.now().notice).toEqual({ kind: 'guest', hasOwn: true });
  goTo(rigAt('90'));
  expect(typed.now().notice).toEqual({ kind: 'guest', hasOwn: true });

  const looked = await startAt('');
  looked.store.update((state) => ({ ...state, opened: 'iracing' }));
  goTo(rigAt('80'));
  expect(looked.now().notice).toEqual({ kind: 'guest', hasOwn: false });
});

test('a link of one’s own comes back as one’s own', async () => {
  const { now, state, distance } = await startAt(rigAt('80'), { rig: 'own' });
  expect(distance()).toBe('80');
  expect(state().isGuest).toBe(false);
  expect(now().notice).toBeNull();
});

test('a faulty link changes nothing, says why, and stays in the address until the rig is changed', async () => {
  const cut = '#v=1&rig=ratio:16:9;si';
  const { store, address, now, distance } = await startAt(cut);
  expect(now().notice).toEqual({ kind: 'fault', reason: 'cut' });
  expect([distance(), place.hash]).toEqual(['50', cut]);
  store.changeRig({ distance: '60' });
  vi.runAllTimers();
  expect(place.hash).toBe(rigAt('60'));
  goTo('#v=7&x=1');
  expect(now().notice).toEqual({ kind: 'fault', reason: 'newer' });
  expect([distance(), place.hash]).toEqual(['60', rigAt('60')]);
  address.putRigInAddress();
  expect(now().notice).toBeNull();
  expect(place.hash).toBe(rigAt('60'));
});

test('what is shown again after an error goes on where it was', async () => {
  const { store, address, distance } = await startAt(rigAt('80'));
  store.changeRig({ distance: '85' });
  address.followAddress();
  expect(distance()).toBe('85');
  address.leaveGuest();
  expect(distance()).toBe('50');
});

test('a guest’s rig becomes the user’s own, with the games of both, and can be undone', async () => {
  storage.fill({ 'sightline.favourites': '["acc"]' });
  const link = rigAt('80').replace('&method', '&games=iracing,acc&method');
  const { store, address, now, state, distance } = await startAt(link);
  store.changeRig({ distance: '85' });
  const back = address.keepGuest();
  expect([distance(), state().isGuest, now().notice]).toEqual(['85', false, null]);
  expect(past.state).toMatchObject({ rig: 'own' });
  expect(place.hash).toContain('distance:85');
  expect(storage.texts()).toEqual({ 'sightline.favourites': '["acc","iracing"]' });
  back();
  expect([distance(), state().pickedGames]).toEqual(['50', ['acc']]);
  expect(storage.texts()).toEqual({ 'sightline.favourites': '["acc"]' });
  expect([place.hash, owner()]).toEqual(['', null]);
});

test('leaving a guest’s rig shows the games that are stored by then', async () => {
  storage.fill({ 'sightline.favourites': '["acc"]' });
  const { address, state } = await startAt(rigAt('80'));
  storage.otherTab('sightline.favourites', '["acc","iracing"]');
  address.leaveGuest();
  expect(state().pickedGames).toEqual(['acc', 'iracing']);

  const guest = await startAt(rigAt('80').replace('&method', '&games=raceroom&method'));
  const back = guest.address.keepGuest();
  // Another tab clears all.
  storage.otherTab('sightline.favourites', null);
  back();
  expect(guest.state().pickedGames).toEqual([]);
  expect(storage.texts()).toEqual({});
});

test('a link wins over the remembered rig, which is what a guest goes back to', async () => {
  const remembered = rigAt('60').slice(1);
  storage.fill({ 'sightline.rig': remembered });
  const { address, now, distance } = await startAt(rigAt('80'));
  expect(distance()).toBe('80');
  expect(now().notice).toEqual({ kind: 'guest', hasOwn: true });
  address.leaveGuest();
  expect(distance()).toBe('60');

  const own = await startAt(rigAt('80'), { rig: 'own' });
  expect([own.distance(), own.remembering().status]).toEqual(['80', 'conflict']);
  vi.runAllTimers();
  expect(storage.texts()).toEqual({ 'sightline.rig': remembered });
});

test('what was typed last is in the address when the page is left at once', async () => {
  const { store } = await startAt(rigAt('80'), { rig: 'own' });
  store.changeRig({ distance: '85' });
  storage.happen('pagehide');
  expect(place.hash).toBe(rigAt('85'));
});

test('before a reload the address takes the rig, unless it is the one that every visit starts with', async () => {
  storage.fill({ 'sightline.favourites': '["acc"]' });
  const { store, address } = await startAt('');
  address.keepOverReload();
  expect(place.hash).toBe('');
  store.changeRig({ distance: '85' });
  address.keepOverReload();
  expect(place.hash).toContain('distance:85');
});
