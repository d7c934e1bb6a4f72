import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage';
import { withRigs } from './rigs';
import { asideKeys, storageKeys } from './storage-keys';

/** Format of version 1. Never change it: every later version must open it. */
const rigAt = (distance: string, units = 'cm') =>
  `v=1&rig=ratio:16:9;size:27;distance:${distance};screens:single&method=exact&units=${units}`;

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  vi.useFakeTimers();
  storage = fakeStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Simulates a page that was just opened. */
async function open() {
  vi.resetModules();
  const [remembered, { useRememberedRig }, store] = await Promise.all([
    import('./remembered-rig'),
    import('./remembering'),
    import('./store'),
  ]);
  remembered.openRemembered();
  return {
    remembered,
    store,
    now: useRememberedRig.getState,
    state: store.useStore.getState,
    distance: () => store.activeEntry(store.useStore.getState()).distance,
    type: (distance: string) => {
      store.changeRig({ distance });
      vi.runAllTimers();
    },
    stored: () => storage.texts()[storageKeys.rig],
  };
}

test('nothing is stored until it is asked for; then every change is, and nothing after it was turned off', async () => {
  const { store, remembered, now, type, stored } = await open();
  type('60');
  expect(storage.texts()).toEqual({});
  remembered.setEnabled(true);
  expect(stored()).toBe(rigAt('60'));
  expect(now().status).toBe('on');
  type('65');
  expect(stored()).toBe(rigAt('65'));
  store.setUnits('in');
  vi.runAllTimers();
  expect(stored()).toBe(rigAt('65', 'in'));
  remembered.setEnabled(false);
  expect(storage.texts()).toEqual({});
  type('70');
  expect(storage.texts()).toEqual({});
  expect(now().status).toBe('off');
});

test('what was typed last is stored when the page is left at once', async () => {
  const { store, remembered, stored } = await open();
  remembered.setEnabled(true);
  store.changeRig({ distance: '61' });
  storage.happen('pagehide');
  expect(stored()).toBe(rigAt('61'));
});

test('what is remembered is there when the page comes back, with the rigs that it is compared with', async () => {
  const both = rigAt('60').replace(
    '&method',
    '&rig=ratio:32:9;size:49;distance:80;screens:single;name:Van&method',
  );
  storage.fill({ [storageKeys.rig]: both });
  const { now, state, distance, stored } = await open();
  expect(distance()).toBe('60');
  expect(state()).toMatchObject({ units: 'cm', isGuest: false });
  expect(state().rigs.map(({ name }) => name)).toEqual(['', 'Van']);
  expect(now()).toEqual({ status: 'on', trouble: null, before: null });
  vi.runAllTimers();
  expect(stored()).toBe(both);
});

const ownGame = 'own-game=name:Racer;meaning:degrees+horizontal;numbers:60,90;ratio:1.7778';
const withGames = (...games: readonly string[]) =>
  rigAt('60').replace('&method', `${games.map((game) => `&${game}`).join('')}&method`);

test('measured games come with it, and stay with its next change', async () => {
  storage.fill({ [storageKeys.rig]: withGames(ownGame) });
  const { state, type, stored } = await open();
  expect(state().ownGames.map(({ name }) => name)).toEqual(['Racer']);
  type('65');
  expect(stored()).toBe(withGames(ownGame).replace('distance:60', 'distance:65'));
});

test('a measured game that cannot be read is set aside, and the rig opens', async () => {
  const damaged = withGames('own-game=name:Damaged;meaning:sideways', ownGame);
  storage.fill({ [storageKeys.rig]: damaged });
  const { distance, state, stored, now } = await open();
  expect(distance()).toBe('60');
  expect(state().ownGames.map(({ name }) => name)).toEqual(['Racer']);
  expect(stored()).toBe(withGames(ownGame));
  expect(storage.texts()[`${asideKeys}1`]).toBe(damaged);
  expect(now()).toMatchObject({ status: 'on', trouble: null });
});

describe('two tabs', () => {
  test('follow each other, with a way back', async () => {
    storage.fill({ [storageKeys.rig]: rigAt('60') });
    const { remembered, distance, type, stored } = await open();
    type('65');
    storage.otherTab(storageKeys.rig, rigAt('80'));
    expect(distance()).toBe('80');
    remembered.undoFollowing();
    expect(distance()).toBe('65');
    vi.runAllTimers();
    expect(stored()).toBe(rigAt('65'));
  });

  test('what another tab turned off stays off', async () => {
    storage.fill({ [storageKeys.rig]: rigAt('60') });
    const { now, distance, type } = await open();
    storage.otherTab(storageKeys.rig, null);
    expect(now().status).toBe('off');
    expect(distance()).toBe('60');
    type('65');
    expect(storage.texts()).toEqual({});
  });

  test('a tab with a rig of its own keeps it, writes over nothing, and has to be told which one counts', async () => {
    const { remembered, now, distance, type, stored } = await open();
    type('65');
    storage.otherTab(storageKeys.rig, rigAt('80'));
    expect(now().status).toBe('conflict');
    type('66');
    expect([distance(), stored()]).toEqual(['66', rigAt('80')]);
    remembered.loadStored();
    expect([distance(), now().status]).toEqual(['80', 'on']);

    storage = fakeStorage();
    const other = await open();
    other.type('90');
    storage.otherTab(storageKeys.rig, rigAt('70'));
    other.remembered.keepShown();
    expect([other.stored(), other.now().status]).toEqual([rigAt('90'), 'on']);
  });

  test('a page that slept through it does not write what is old', async () => {
    storage.fill({ [storageKeys.rig]: rigAt('60') });
    const { distance } = await open();
    storage.fill({ [storageKeys.rig]: rigAt('80') });
    storage.happen('pageshow', { persisted: true });
    expect(distance()).toBe('80');

    const other = await open();
    storage.fill({ [storageKeys.rig]: rigAt('90') });
    other.type('50');
    expect([other.stored(), other.now().status]).toEqual([rigAt('90'), 'conflict']);
  });
});

test('a guest changes nothing, and going back shows changes of another tab meanwhile', async () => {
  storage.fill({ [storageKeys.rig]: rigAt('60') });
  const { store, state, distance, type, stored } = await open();
  const mine = state();
  store.update((state) => ({ ...withRigs(state, state.rigs), isGuest: true }));
  type('99');
  expect(stored()).toBe(rigAt('60'));
  storage.otherTab(storageKeys.rig, rigAt('80'));
  expect(distance()).toBe('99');
  store.update(() => mine);
  vi.runAllTimers();
  expect([distance(), stored()]).toEqual(['80', rigAt('80')]);
});

test('a rig from the address is shown and not remembered by itself', async () => {
  storage.fill({ [storageKeys.rig]: rigAt('60') });
  const { store, remembered, now, type, stored } = await open();
  store.changeRig({ distance: '75' });
  remembered.reconcile();
  expect(now().status).toBe('conflict');
  vi.runAllTimers();
  expect(stored()).toBe(rigAt('60'));
  type('60');
  expect(now().status).toBe('on');
  remembered.reconcile();
  expect(now().status).toBe('on');
});

describe('where storage fails', () => {
  test('full: it is said, what is on the page and what was stored stay, and it is tried again', async () => {
    const { remembered, now, distance, type, stored } = await open();
    type('60');
    remembered.setEnabled(true);
    storage.setFull(true);
    type('65');
    expect(now()).toMatchObject({ status: 'on', trouble: 'full' });
    expect([distance(), stored()]).toEqual(['65', rigAt('60')]);
    storage.setFull(false);
    type('66');
    expect([now().trouble, stored()]).toEqual([null, rigAt('66')]);
  });

  test('denied: it is said, and stays off', async () => {
    const { remembered, now, distance, type } = await open();
    storage.deny();
    type('60');
    remembered.setEnabled(true);
    expect(now()).toMatchObject({ status: 'off', trouble: 'denied' });
    expect(distance()).toBe('60');
  });

  test.each([
    '',
    '{"rig":1}',
    rigAt('60').slice(0, 40),
    'v=1&rig=__proto__:1&method=exact&units=cm',
    `${rigAt('60')}${'9'.repeat(30_000)}`,
  ])('corrupted: %o is set aside and not thrown away', async (text) => {
    storage.fill({ [storageKeys.rig]: text, 'sightline.aside.1': 'before' });
    const { now, distance } = await open();
    expect(distance()).toBe('50');
    expect(now()).toMatchObject({ status: 'off', trouble: 'unreadable' });
    expect(storage.texts()).toEqual({ 'sightline.aside.1': 'before', 'sightline.aside.2': text });
  });

  test('corrupted and full: it stays where it is', async () => {
    storage.fill({ [storageKeys.rig]: 'nonsense' });
    storage.setFull(true);
    const { remembered, now, type } = await open();
    remembered.setEnabled(true);
    type('60');
    expect(now().status).toBe('off');
    expect(storage.texts()).toEqual({ [storageKeys.rig]: 'nonsense' });
  });

  test('written by a later version: it is left alone', async () => {
    storage.fill({ [storageKeys.rig]: 'v=2&anything' });
    const { now, type, stored } = await open();
    expect(now()).toMatchObject({ status: 'on', trouble: 'newer' });
    type('60');
    expect(stored()).toBe('v=2&anything');
  });
});
