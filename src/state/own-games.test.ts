import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readLink } from '../domain/links/link';
import { readOwnGame } from '../domain/own-games/own-game-text';
import { ownGameId, ownGameOf } from '../domain/own-games/own-game';
import { fakeStorage } from '../testing/fake-storage';
import { keepListedGame, keepOwnGame, knownRig } from './keep-own-game';
import { readOwnGames, withMoreOwnGames } from './own-games';
import { removeOwnGame } from './remove-own-game';
import { lacksGamesOf, sharedOf, withShared } from './shared-state';
import { storageKeys } from './storage-keys';
import { update, useStore, type State } from './store';

const textOf = (name: string, rest = '') =>
  `name:${name};meaning:degrees+horizontal;numbers:60,90;ratio:1.7778${rest}`;
const racer = readOwnGame(textOf('Racer'))!;
const id = ownGameId('Racer');

const stateWith = (part: Partial<State>): State => ({ ...useStore.getInitialState(), ...part });
const withRacer = stateWith({
  ownGames: [ownGameOf(racer)],
  opened: id,
  myGame: id,
  pickedGames: [id, 'acc'],
});

describe('measured games in a link', () => {
  test('come with the rig, picked, opened and raced, to its owner and to a guest', () => {
    const shared = sharedOf(withRacer);
    expect(shared).toMatchObject({ games: [id, 'acc'], ownGames: [textOf('Racer')], game: id, myGame: null });

    const own = withShared(stateWith({}), shared, true);
    expect(own.ownGames.map(({ name, evidence }) => [name, evidence.level])).toEqual([['Racer', 'own']]);
    expect(own).toMatchObject({ opened: id, myGame: id });

    const guest = withShared(stateWith({}), shared, false);
    expect(guest.ownGames.map(({ evidence }) => evidence.level)).toEqual(['shared']);
    expect(guest).toMatchObject({ opened: id, myGame: id, pickedGames: [id, 'acc'] });
    // They stay the sender's, also in the next link.
    expect(sharedOf(guest).ownGames).toEqual([textOf('Racer', ';from:link')]);
  });

  test('cost nothing of the rest where they cannot be read', () => {
    const shared = { ...sharedOf(withRacer), ownGames: ['name:<b>', textOf('Racer'), textOf('RACER')] };
    const state = withShared(stateWith({}), shared, false);
    expect(state.ownGames.map(({ name }) => name)).toEqual(['Racer']);
    expect(state.rigs).toHaveLength(1);
    expect(lacksGamesOf(shared, state)).toBe(true);
    expect(lacksGamesOf(sharedOf(withRacer), withRacer)).toBe(false);
  });

  test('leave no word of them in a link without any', () => {
    expect(sharedOf(stateWith({}))).not.toHaveProperty('ownGames');
    expect(withShared(stateWith({}), { ...sharedOf(stateWith({})), game: id }, false).opened).toBeNull();
  });

  test('are 20 at most', () => {
    const texts = Array.from({ length: 30 }, (_, index) => textOf(`Racer+${index}`));
    const games = readOwnGames(texts, false);
    expect(games).toHaveLength(20);
    expect(withMoreOwnGames(games, [ownGameOf(racer)])).toHaveLength(20);
  });
});

test('a measured game goes from everywhere, and comes back', () => {
  fakeStorage();
  update(() => withRacer);
  const undo = removeOwnGame(id);
  expect(useStore.getState()).toMatchObject({
    ownGames: [],
    opened: null,
    myGame: 'acc',
    pickedGames: ['acc'],
  });
  undo();
  expect(useStore.getState()).toMatchObject({
    ownGames: withRacer.ownGames,
    myGame: id,
    pickedGames: [id, 'acc'],
  });
  vi.unstubAllGlobals();
});

describe('keeping a measured game', () => {
  const rigLink = (distance: string, rest = '') =>
    `v=1&rig=ratio:16:9;size:27;distance:${distance};screens:single${rest}&method=exact&units=cm`;
  let storage: ReturnType<typeof fakeStorage>;
  beforeEach(() => {
    storage = fakeStorage();
    vi.stubGlobal('location', { hash: '' });
  });
  afterEach(() => vi.unstubAllGlobals());
  const stored = () => storage.texts()[storageKeys.rig];

  test('with no rig yet, the address takes it along with the first one', () => {
    expect(keepOwnGame(racer)).toBe(`#${rigLink('50', `&own-game=${textOf('Racer')}&game=${id}`)}&own=1`);
    expect(stored()).toBeUndefined();
  });

  test('with the rig of the address, that keeps its other games', () => {
    location.hash = `#${rigLink('70', `&my-game=iracing&games=acc&own-game=${textOf('Other')}`)}&own=1&at=acc`;
    const link = keepOwnGame(racer) ?? '';
    expect(readLink(link)).toMatchObject({
      ok: true,
      shared: { myGame: null, games: ['acc'], game: id, ownGames: [textOf('Other'), textOf('Racer')] },
    });
    expect(link).toMatch(/&own=1$/);
  });

  test('measured again, it takes the place of the old one', () => {
    location.hash = `#${rigLink('70', `&own-game=name:RACER;pictures:30:41.2,50:55;ratio:1.7778`)}`;
    expect(readLink(keepOwnGame(racer) ?? '')).toMatchObject({ shared: { ownGames: [textOf('Racer')] } });
  });

  test('a remembered rig is changed where it is stored', () => {
    storage.fill({ [storageKeys.rig]: rigLink('90') });
    expect(knownRig()).toMatchObject({ isRemembered: true });
    expect(keepOwnGame(racer)).toBe(`#game=${id}`);
    expect(stored()).toBe(rigLink('90', `&my-game=${id}&own-game=${textOf('Racer')}`));
    expect(keepListedGame('iracing')).toBe('#game=iracing');
    expect(stored()).toBe(rigLink('90', `&my-game=iracing&own-game=${textOf('Racer')}`));
  });

  test('nothing gives way to the twenty-first', () => {
    const games = Array.from({ length: 20 }, (_, index) => `&own-game=${textOf(`Racer+${index}`)}`).join('');
    location.hash = `#${rigLink('70', games)}`;
    expect(keepOwnGame(racer)).toBeNull();
    expect(keepOwnGame({ ...racer, name: 'racer 3' })).not.toBeNull();
  });
});
