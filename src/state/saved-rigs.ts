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
import { ownGameTexts } from './own-games';
import { newRig } from './rigs';
import { setAside } from './set-aside';
import { storageKeys } from './storage-keys';
import { useStore, type NamedRig } from './store';

type Rigs = readonly SavedRig[];
type SavedChange = (rigs: Rigs) => Rigs;

/** Saved rigs of this device. */
export interface Saved {
  readonly rigs: Rigs;
  /** Reason why the shown rigs are not stored. Lasts as long as the page. */
  readonly trouble: StorageFault | 'newer' | null;
}

export const useSavedRigs = create<Saved>()(() => ({ rigs: [], trouble: null }));

const key = storageKeys.rigs;

/** Changes not stored yet, retried with the next one. */
let pending: readonly SavedChange[] = [];
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

/** Loads the saved rigs, and follows other tabs from then on. */
export function followSavedRigs(): void {
  if (isFollowed) return;
  isFollowed = true;
  readAgain();
  onStoredChange(readAgain);
}

/** Shows a change at once, and applies it to the stored rigs, which other tabs may have changed. */
export async function changeSaved(change: SavedChange): Promise<void> {
  pending = [...pending, change];
  show(stored, useSavedRigs.getState().trouble);
  await exclusively(key, store);
  notifyStored();
}

/** @returns The saved rigs with their final names. Empty = no space left. */
export async function saveRigs(rigs: readonly Pick<NamedRig, 'name' | 'entry'>[]): Promise<Rigs> {
  const { units, ownGames } = useStore.getState();
  const { rigs: saved } = useSavedRigs.getState();
  const withGames = ownGames.length > 0 && { ownGames: ownGameTexts(ownGames) };
  const added: SavedRig[] = [];
  for (const { name, entry } of rigs) {
    const baseName = plainName(name) || generatedName(entry, units);
    added.push({ ...newRig(entry), ...withGames, name: freeName([...saved, ...added], baseName) });
  }
  if (!hasRoomFor(saved, added.length)) return [];
  await changeSaved(addSaved(added));
  return added;
}

/** Removes the key if there is no rig. */
const writeRigs = (rigs: Rigs): StorageFault | null =>
  rigs.length === 0 ? removeText(key) : writeText(key, writeSavedRigs(rigs, { withIds: true, isGenerated }));

const isGenerated = ({ name, entry }: SavedRig): boolean =>
  (['cm', 'in'] as const).some((units) => name === generatedName(entry, units));

/** Rigs of a text, each with a name: one without a visible name is named after its shape. */
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
  /** Whether overwriting loses nothing. */
  readonly isSafe: boolean;
  readonly trouble: 'newer' | null;
}

/** Readable rigs. Sets the whole text aside if some are not readable. */
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

/** Adds rigs at the end, or at their former place. */
export const addSaved =
  (added: Rigs, at?: number): SavedChange =>
  (rigs) => {
    const fresh = added.filter(({ id }) => !rigs.some((rig) => rig.id === id));
    return hasRoomFor(rigs, fresh.length) ? rigs.toSpliced(at ?? rigs.length, 0, ...fresh) : rigs;
  };

export const removeSaved =
  (...ids: readonly string[]): SavedChange =>
  (rigs) =>
    rigs.filter(({ id }) => !ids.includes(id));

export const renameSaved =
  (id: string, name: string): SavedChange =>
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

/** Moves a rig by one place up or down. */
export const moveSaved =
  (id: string, by: -1 | 1): SavedChange =>
  (rigs) => {
    const from = rigs.findIndex((rig) => rig.id === id);
    const rig = rigs[from];
    const to = from + by;
    return rig && to >= 0 && to < rigs.length ? rigs.toSpliced(from, 1).toSpliced(to, 0, rig) : rigs;
  };

/** The name, numbered if it is taken. @example freeName([van], 'Van') // 'Van (2)' */
export function freeName(rigs: Rigs, name: string): string {
  const taken = new Set(rigs.map((rig) => rig.name));
  let free = name;
  for (let number = 2; taken.has(free); number++) {
    const ending = ` (${number})`;
    free = name.slice(0, maxNameLength - ending.length).trimEnd() + ending;
  }
  return free;
}

/** Rigs that an import would add: existing ones stay unchanged, duplicates are skipped. */
export function rigsToImport(rigs: Rigs, imported: Rigs, newId: () => string) {
  const same = (a: SavedRig) => (b: SavedRig) =>
    a.name === b.name && JSON.stringify([a.entry, a.ownGames]) === JSON.stringify([b.entry, b.ownGames]);
  const added: SavedRig[] = [];
  /** Names in the file, and new names. */
  const renamed: { readonly from: string; readonly to: string }[] = [];
  let alreadySaved = 0;
  for (const rig of imported) {
    const all = [...rigs, ...added];
    if (all.some(same(rig))) {
      alreadySaved++;
      continue;
    }
    const name = freeName(all, rig.name);
    if (name !== rig.name) renamed.push({ from: rig.name, to: name });
    added.push({ ...rig, id: newId(), name });
  }
  return { added, renamed, alreadySaved };
}
