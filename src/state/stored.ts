import {
  keysFrom,
  notifyStored,
  readText,
  removeText,
  writeText,
  type StorageFault,
} from '../platform/storage';
import { asideKeys, storageKeys } from './storage-keys';

const beginning = 'sightline.';

/** Picked games, remembered rig, saved rigs, theme, a disabled key; unreadable texts; keys of another version. */
export type StoredKind = keyof typeof storageKeys | 'aside' | 'other';

export interface StoredItem {
  readonly key: string;
  readonly kind: StoredKind;
  /** Raw text. */
  readonly text: string;
}

const kinds = Object.keys(storageKeys) as readonly (keyof typeof storageKeys)[];

const kindOf = (key: string): StoredKind =>
  kinds.find((kind) => storageKeys[kind] === key) ?? (key.startsWith(asideKeys) ? 'aside' : 'other');

/** All items of this site on the device; null = no access. */
export function allStored(): readonly StoredItem[] | null {
  const order = [...kinds, 'aside', 'other'];
  return (
    keysFrom(beginning)
      ?.map((key) => ({ key, kind: kindOf(key), text: readText(key) ?? '' }))
      .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || (a.key < b.key ? -1 : 1)) ?? null
  );
}

/** Removes all items; the page keeps its state. null = success. */
export function clearAll(): StorageFault | null {
  const faults = (keysFrom(beginning) ?? []).map(removeText);
  notifyStored();
  return faults.find((fault) => fault !== null) ?? null;
}

/** Restores cleared items, except those stored again since. null = success. */
export function restoreAll(items: readonly StoredItem[]): StorageFault | null {
  const missing = items.filter(({ key }) => readText(key) === null);
  const faults = missing.map(({ key, text }) => writeText(key, text));
  notifyStored();
  return faults.find((fault) => fault !== null) ?? null;
}
