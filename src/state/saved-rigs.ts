import {
  maxSavedRigs,
  readSavedRigs,
  writeSavedRigs,
  type SavedReading,
  type SavedRig,
} from '../domain/links/saved-rigs';
import { exclusively, readText, removeText, writeText, type StorageFault } from '../platform/whole-storage';
import { maxNameLength } from '../domain/rig/rig-name';
import { storageKeys, onStoredChange, notifyStored } from './stored';
import type { Source } from '../ui/source';
import { setAside } from './set-aside';

type Rigs = readonly SavedRig[];
type Change = (rigs: Rigs) => Rigs;

export interface Saved {
  readonly rigs: Rigs;
  /** Why what is shown is not what is stored. It lasts as long as the page. */
  readonly trouble: StorageFault | 'newer' | null;
}

export interface SavedRigs extends Source<Saved> {
  /** Shows a change at once, and stores it on top of what other tabs have stored meanwhile. */
  readonly change: (change: Change) => Promise<void>;
}

const key = storageKeys.rigs;

/** The saved rigs of this device. What could not be stored so far is done again with the next change. */
export function createSavedRigs(): SavedRigs {
  const listeners = new Set<() => void>();
  let pending: readonly Change[] = [];
  let stored: Rigs = [];
  let now: Saved = { rigs: [], trouble: null };

  const show = (rigs: Rigs, trouble: Saved['trouble']) => {
    stored = rigs;
    now = { rigs: pending.reduce((changed, change) => change(changed), stored), trouble };
    for (const listener of [...listeners]) listener();
  };
  const store = () => {
    const { rigs, isSafe, trouble } = readStored();
    const next = pending.reduce((changed, change) => change(changed), rigs);
    const fault = isSafe ? writeRigs(next) : (trouble ?? 'full');
    if (fault === null) pending = [];
    show(fault === null ? next : rigs, fault);
  };
  const readAgain = () => {
    const { rigs, trouble } = readStored();
    show(rigs, trouble ?? (pending.length > 0 ? now.trouble : null));
  };
  readAgain();
  onStoredChange(readAgain);

  return {
    get: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: async (change) => {
      pending = [...pending, change];
      show(stored, now.trouble);
      await exclusively(key, store);
      notifyStored();
    },
  };
}

/** No rig leaves no trace. */
const writeRigs = (rigs: Rigs): StorageFault | null =>
  rigs.length === 0 ? removeText(key) : writeText(key, writeSavedRigs(rigs, { withIds: true }));

interface Stored {
  readonly rigs: Rigs;
  /** Nothing is lost when it is written over. */
  readonly isSafe: boolean;
  readonly trouble: 'newer' | null;
}

/** What of it can be read. Where that is not all, the whole text is set aside as it is. */
function readStored(): Stored {
  const text = readText(key);
  if (text === null) return { rigs: [], isSafe: true, trouble: null };
  const reading: SavedReading = readSavedRigs(text);
  if (!reading.ok && reading.reason === 'newer') return { rigs: [], isSafe: false, trouble: 'newer' };
  const rigs = reading.ok ? reading.rigs : [];
  const isWhole = reading.ok && reading.faults.length === 0;
  const isSafe = isWhole || setAside(text);
  if (!isWhole && isSafe) writeRigs(rigs);
  return { rigs, isSafe, trouble: null };
}

export const hasRoomFor = (rigs: Rigs, count: number): boolean => rigs.length + count <= maxSavedRigs;

/** At the end, or where it stood before it was removed. */
export const addSaved =
  (added: Rigs, at?: number): Change =>
  (rigs) => {
    const fresh = added.filter(({ id }) => !rigs.some((rig) => rig.id === id));
    return hasRoomFor(rigs, fresh.length) ? rigs.toSpliced(at ?? rigs.length, 0, ...fresh) : rigs;
  };

export const removeSaved =
  (...ids: readonly string[]): Change =>
  (rigs) =>
    rigs.filter(({ id }) => !ids.includes(id));

export const renameSaved =
  (id: string, name: string): Change =>
  (rigs) =>
    rigs.map((rig) =>
      rig.id === id
        ? {
            ...rig,
            name: freeName(
              rigs.filter((each) => each !== rig),
              name,
            ),
          }
        : rig,
    );

/** One place up or down. */
export const moveSaved =
  (id: string, by: -1 | 1): Change =>
  (rigs) => {
    const from = rigs.findIndex((rig) => rig.id === id);
    const rig = rigs[from];
    const to = from + by;
    return rig && to >= 0 && to < rigs.length ? rigs.toSpliced(from, 1).toSpliced(to, 0, rig) : rigs;
  };

/** The name itself, or with a number behind it where another rig is called so. @example freeName([van], 'Van') // 'Van (2)' */
export function freeName(rigs: Rigs, name: string): string {
  const taken = new Set(rigs.map((rig) => rig.name));
  let free = name;
  for (let number = 2; taken.has(free); number++) {
    const ending = ` (${number})`;
    free = name.slice(0, maxNameLength - ending.length).trimEnd() + ending;
  }
  return free;
}

/** What importing would do: nothing that is there is changed, and what is there already is not there twice. */
export function rigsToImport(rigs: Rigs, imported: Rigs, newId: () => string) {
  const same = (a: SavedRig) => (b: SavedRig) =>
    a.name === b.name && JSON.stringify(a.entry) === JSON.stringify(b.entry);
  const added: SavedRig[] = [];
  /** As they are called in the file, and here. */
  const renamed: { readonly from: string; readonly to: string }[] = [];
  let known = 0;
  for (const rig of imported) {
    const all = [...rigs, ...added];
    if (all.some(same(rig))) {
      known++;
      continue;
    }
    const name = freeName(all, rig.name);
    if (name !== rig.name) renamed.push({ from: rig.name, to: name });
    added.push({ ...rig, id: newId(), name });
  }
  return { added, renamed, known };
}
