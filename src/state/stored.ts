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

/** Picked games, the remembered rig, saved rigs, the theme, a key that was turned off; what was unreadable; or what only another version knows. */
export type StoredKind = keyof typeof storageKeys | 'aside' | 'other';

export interface StoredItem {
  readonly key: string;
  readonly kind: StoredKind;
  /** As it is stored. */
  readonly text: string;
}

const kinds = Object.keys(storageKeys) as readonly (keyof typeof storageKeys)[];

const kindOf = (key: string): StoredKind =>
  kinds.find((kind) => storageKeys[kind] === key) ?? (key.startsWith(asideKeys) ? 'aside' : 'other');

/** All that this site has stored on this device; null = the browser does not let a page look. */
export function allStored(): readonly StoredItem[] | null {
  const order = [...kinds, 'aside', 'other'];
  return (
    keysFrom(beginning)
      ?.map((key) => ({ key, kind: kindOf(key), text: readText(key) ?? '' }))
      .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || (a.key < b.key ? -1 : 1)) ?? null
  );
}

/** Removes all of it; what is on the page stays until it is closed. null = nothing is stored any more. */
export function clearAll(): StorageFault | null {
  const faults = (keysFrom(beginning) ?? []).map(removeText);
  notifyStored();
  return faults.find((fault) => fault !== null) ?? null;
}

/** Brings back what was cleared; what was stored since then stays. null = all of it is back. */
export function restoreAll(items: readonly StoredItem[]): StorageFault | null {
  const missing = items.filter(({ key }) => readText(key) === null);
  const faults = missing.map(({ key, text }) => writeText(key, text));
  notifyStored();
  return faults.find((fault) => fault !== null) ?? null;
}
