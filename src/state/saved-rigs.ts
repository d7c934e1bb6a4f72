import { create } from 'zustand';
import { plainName } from '../domain/links/rig-text';
import {
  maxSavedRigs,
  readSavedRigs,
  writeSavedRigs,
  type SavedReading,
  type SavedRig,
} from '../domain/links/saved-rigs';
import { maxNameLength } from '../domain/rig/rig-name';
import {
  exclusively,
  notifyStored,
  onStoredChange,
  readText,
  removeText,
  writeText,
  type StorageFault,
} from '../platform/storage';
import { generatedName } from '../text/rig-names';
import { newRig } from './rigs';
import { setAside } from './set-aside';
import { storageKeys } from './storage-keys';
import { useStore, type NamedRig } from './store';

type Rigs = readonly SavedRig[];
type Change = (rigs: Rigs) => Rigs;

/** The saved rigs of this device. */
export interface Saved {
  readonly rigs: Rigs;
  /** Why what is shown is not what is stored. It lasts as long as the page. */
  readonly trouble: StorageFault | 'newer' | null;
}

export const useSavedRigs = create<Saved>()(() => ({ rigs: [], trouble: null }));

const key = storageKeys.rigs;

/** What could not be stored so far: it is done again with the next change. */
let pending: readonly Change[] = [];
let stored: Rigs = [];

const withPending = (rigs: Rigs): Rigs => pending.reduce((changed, change) => change(changed), rigs);

function show(rigs: Rigs, trouble: Saved['trouble']): void {
  stored = rigs;
  useSavedRigs.setState({ rigs: withPending(rigs), trouble });
}

function store(): void {
  const { rigs, isSafe, trouble } = readStored();
  const next = withPending(rigs);
  const fault = isSafe ? writeRigs(next) : (trouble ?? 'full');
  if (fault === null) pending = [];
  show(fault === null ? next : rigs, fault);
}

function readAgain(): void {
  const { rigs, trouble } = readStored();
  show(rigs, trouble ?? (pending.length > 0 ? useSavedRigs.getState().trouble : null));
}

let isFollowed = false;

/** Reads what is saved, and from the first call on what other tabs save. */
export function followSavedRigs(): void {
  if (isFollowed) return;
  isFollowed = true;
  readAgain();
  onStoredChange(readAgain);
}

/** Shows a change at once, and stores it on top of what other tabs have stored meanwhile. */
export async function changeSaved(change: Change): Promise<void> {
  pending = [...pending, change];
  show(stored, useSavedRigs.getState().trouble);
  await exclusively(key, store);
  notifyStored();
}

/** @returns What was saved, by the names that it got. Empty = there is no room. */
export async function saveRigs(rigs: readonly Pick<NamedRig, 'name' | 'entry'>[]): Promise<Rigs> {
  const { units } = useStore.getState();
  const { rigs: saved } = useSavedRigs.getState();
  const added: SavedRig[] = [];
  for (const { name, entry } of rigs) {
    const wanted = plainName(name) || generatedName(entry, units);
    added.push({ ...newRig(entry), name: freeName([...saved, ...added], wanted) });
  }
  if (!hasRoomFor(saved, added.length)) return [];
  await changeSaved(addSaved(added));
  return added;
}

/** No rig leaves no trace. */
const writeRigs = (rigs: Rigs): StorageFault | null =>
  rigs.length === 0 ? removeText(key) : writeText(key, writeSavedRigs(rigs, { withIds: true, isGenerated }));

const isGenerated = ({ name, entry }: SavedRig): boolean =>
  (['cm', 'in'] as const).some((units) => name === generatedName(entry, units));

/** Rigs of a text, each with a name: one of which nothing can be seen is called by what it is. */
export function readRigs(text: string): SavedReading {
  const reading = readSavedRigs(text);
  if (!reading.ok || reading.rigs.every(({ name }) => name !== '')) return reading;
  const { units } = useStore.getState();
  const rigs: SavedRig[] = [];
  for (const rig of reading.rigs) {
    const name = rig.name || freeName([...reading.rigs, ...rigs], generatedName(rig.entry, units));
    rigs.push({ ...rig, name });
  }
  return { ...reading, rigs };
}

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
  const reading = readRigs(text);
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
