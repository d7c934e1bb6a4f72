import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeSavedRigs, type SavedRig } from '../domain/links/saved-rigs';
import { defaultEntry } from '../domain/rig/entry';
import { storageKeys } from './storage-keys';
import { clearAll } from './stored';
import { fakeStorage } from '../testing/fake-storage';
import { addSaved, freeName, moveSaved, removeSaved, renameSaved, rigsToImport } from './saved-rigs';

const rig = (id: string, name = id): SavedRig => ({ id, name, entry: { ...defaultEntry, distance: '60' } });
const [a, b, c] = [rig('a'), rig('b'), rig('c')];
const textOf = (...rigs: readonly SavedRig[]) => writeSavedRigs(rigs, { withIds: true });

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  storage = fakeStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const stored = () => storage.texts()[storageKeys.rigs];

/** Simulates a page that was just opened. */
async function open() {
  vi.resetModules();
  const { changeSaved, followSavedRigs, useSavedRigs } = await import('./saved-rigs');
  followSavedRigs();
  return { change: changeSaved, get: useSavedRigs.getState };
}

test('nothing is stored until a rig is saved, and nothing once the last is gone', async () => {
  const saved = await open();
  expect(storage.texts()).toEqual({});
  await saved.change(addSaved([a]));
  expect(saved.get()).toEqual({ rigs: [a], trouble: null });
  expect(stored()).toBe(textOf(a));
  await saved.change(removeSaved('a'));
  expect(storage.texts()).toEqual({});
});

test('a rig that is saved takes the measured games along', async () => {
  vi.resetModules();
  const [{ saveRigs }, { update }, { readOwnGames }] = await Promise.all([
    import('./saved-rigs'),
    import('./store'),
    import('./own-games'),
  ]);
  const game = 'name:Racer;meaning:degrees+horizontal;numbers:60,90;ratio:1.7778';
  update((state) => ({ ...state, ownGames: readOwnGames([game], false) }));
  const [saved] = await saveRigs([a]);
  expect(saved).toMatchObject({ name: 'a', ownGames: [game] });
  expect(stored()).toContain(`"ownGames":["${game}"]`);
  // The same rig with other games is another one.
  expect(rigsToImport([saved!], [saved!], () => 'x')).toMatchObject({ added: [], alreadySaved: 1 });
  expect(rigsToImport([saved!], [a], () => 'x').added).toHaveLength(1);
});

test('a stored name of which nothing is seen becomes what the rig is', async () => {
  storage.fill({ [storageKeys.rigs]: textOf(rig('a', '\u200b'), rig('b', '\u2060')) });
  const names = (await open()).get().rigs.map(({ name }) => name);
  expect(names).toEqual(['27″ 16:9 at 60 cm', '27″ 16:9 at 60 cm (2)']);
});

test('a name that only says what the rig is follows the language', async () => {
  const saved = await open();
  await saved.change(addSaved([rig('a', '27″ 16:9 at 60 cm'), rig('b', 'Van')]));
  expect(stored()).toContain('{"id":"a","name":"27″ 16:9 at 60 cm","generated":true,"rig":');
  expect(stored()).toContain('{"id":"b","name":"Van","rig":');
  // Stored by a page in another language.
  storage.fill({ [storageKeys.rigs]: stored()?.replace('27″ 16:9 at 60 cm', '27″ 16:9 bei 60 cm') ?? '' });
  expect((await open()).get().rigs.map(({ name }) => name)).toEqual(['27″ 16:9 at 60 cm', 'Van']);
});

test('they are renamed, moved, deleted and put back where they were', async () => {
  storage.fill({ [storageKeys.rigs]: textOf(a, b, c) });
  const saved = await open();
  const names = () => saved.get().rigs.map(({ name }) => name);
  await saved.change(moveSaved('c', -1));
  expect(names()).toEqual(['a', 'c', 'b']);
  await saved.change(moveSaved('a', -1));
  await saved.change(moveSaved('b', 1));
  await saved.change(moveSaved('no such rig', 1));
  expect(names()).toEqual(['a', 'c', 'b']);
  await saved.change(renameSaved('c', 'Van'));
  await saved.change(renameSaved('c', 'Van'));
  await saved.change(renameSaved('b', 'Van'));
  expect(names()).toEqual(['a', 'Van', 'Van (2)']);
  await saved.change(removeSaved('c'));
  await saved.change(addSaved([rig('c', 'Van')], 1));
  expect(names()).toEqual(['a', 'Van', 'Van (2)']);
  // Idempotent: an undo may be pressed in two tabs.
  await saved.change(addSaved([rig('c', 'Van')], 1));
  expect(names()).toHaveLength(3);
});

test('two tabs: each change goes on top of what the other has stored', async () => {
  storage.fill({ [storageKeys.rigs]: textOf(a) });
  const saved = await open();
  // Changed without an event: this tab was suspended.
  storage.fill({ [storageKeys.rigs]: textOf(a, b) });
  await saved.change(addSaved([c]));
  expect(stored()).toBe(textOf(a, b, c));
  storage.otherTab(storageKeys.rigs, textOf(b));
  expect(saved.get().rigs).toEqual([b]);
  await saved.change(renameSaved('a', 'gone meanwhile'));
  expect(stored()).toBe(textOf(b));
  clearAll();
  expect(saved.get().rigs).toEqual([]);
});

describe('where storage fails', () => {
  test('full: it is said, all of it stays on the page, and is stored once there is room', async () => {
    storage.fill({ [storageKeys.rigs]: textOf(a) });
    const saved = await open();
    storage.setFull(true);
    await saved.change(addSaved([b]));
    await saved.change(renameSaved('a', 'Van'));
    expect(saved.get()).toEqual({ rigs: [rig('a', 'Van'), b], trouble: 'full' });
    expect(stored()).toBe(textOf(a));
    // Another tab frees space.
    storage.setFull(false);
    storage.otherTab(storageKeys.rigs, textOf(a, c));
    expect(saved.get().rigs.map(({ name }) => name)).toEqual(['Van', 'c', 'b']);
    await saved.change(moveSaved('b', -1));
    expect(saved.get().trouble).toBeNull();
    expect(stored()).toBe(textOf(rig('a', 'Van'), b, c));
  });

  test('denied: they last as long as the page', async () => {
    storage.deny();
    const saved = await open();
    await saved.change(addSaved([a]));
    expect(saved.get()).toEqual({ rigs: [a], trouble: 'denied' });
  });

  test('corrupted: what can be read is there, and the whole text is set aside', async () => {
    const broken = textOf(a, b).replace('"b","rig":"ratio', '"b","rig":"nonsense');
    storage.fill({ [storageKeys.rigs]: broken });
    const saved = await open();
    expect(saved.get()).toEqual({ rigs: [a], trouble: null });
    expect(storage.texts()).toEqual({ [storageKeys.rigs]: textOf(a), 'sightline.aside.1': broken });
    storage.otherTab(storageKeys.rigs, 'nonsense');
    await saved.change(addSaved([c]));
    expect(storage.texts()).toEqual({
      [storageKeys.rigs]: textOf(c),
      'sightline.aside.1': broken,
      'sightline.aside.2': 'nonsense',
    });
  });

  test('corrupted and full, or written by a later version: nothing is written over it', async () => {
    for (const [text, isFull, trouble] of [
      ['nonsense', true, 'full'],
      ['{"sightline":"rigs","version":2,"rigs":[]}', false, 'newer'],
    ] as const) {
      storage = fakeStorage();
      storage.fill({ [storageKeys.rigs]: text });
      storage.setFull(isFull);
      const saved = await open();
      await saved.change(addSaved([a]));
      expect(saved.get()).toEqual({ rigs: [a], trouble });
      expect(storage.texts()).toEqual({ [storageKeys.rigs]: text });
    }
  });
});

test('a name that is taken gets a number, and stays within its length', () => {
  expect(freeName([], 'Van')).toBe('Van');
  expect(freeName([rig('a', 'Van'), rig('b', 'Van (2)')], 'Van')).toBe('Van (3)');
  const long = 'x'.repeat(60);
  expect(freeName([rig('a', long)], long)).toBe(`${'x'.repeat(56)} (2)`);
});

test('importing changes nothing that is there, and brings nothing twice', () => {
  let id = 0;
  const other = { ...rig('x', 'b'), entry: defaultEntry };
  expect(rigsToImport([a, b], [a, other, c, c], () => `new${id++}`)).toEqual({
    added: [
      { ...other, id: 'new0', name: 'b (2)' },
      { ...c, id: 'new1' },
    ],
    renamed: [{ from: 'b', to: 'b (2)' }],
    alreadySaved: 2,
  });
});
