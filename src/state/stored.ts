import {
  keysFrom,
  onOtherTabs,
  readText,
  removeText,
  writeText,
  type StorageFault,
} from '../platform/whole-storage';

const beginning = 'sightline.';

/** What is stored, and under which key. */
export const storageKeys = {
  /** As in store.ts, which pages without the calculator do without. */
  games: 'sightline.favourites',
  rig: 'sightline.rig',
  rigs: 'sightline.rigs',
  theme: 'sightline.theme',
  /** There only while the ? key opens no sheet. */
  questionKey: 'sightline.question-key',
} as const;

/** What could not be read any more is set aside under keys of its own, and not thrown away. */
export const asideKeys = 'sightline.aside.';

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
export function restoreAll(kept: readonly StoredItem[]): StorageFault | null {
  const missing = kept.filter(({ key }) => readText(key) === null);
  const faults = missing.map(({ key, text }) => writeText(key, text));
  notifyStored();
  return faults.find((fault) => fault !== null) ?? null;
}

const listeners = new Set<() => void>();

/** For whoever has stored or removed something: other tabs hear of it by themselves, this page does not. */
export const notifyStored = (): void => {
  for (const listener of [...listeners]) listener();
};

/** Tells when something was stored or removed, here or in another tab. Returns how to stop listening. */
export function onStoredChange(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onOtherTabs(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
