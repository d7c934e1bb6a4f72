import { keysFrom, notifyStored, readText, removeText, writeText } from '../platform/storage';
import { asideKeys } from './storage-keys';

/**
 * Stores an unreadable text under a key of its own. Returns whether it is stored: only then may the original be
 * removed.
 */
export function setAside(text: string): boolean {
  const taken = keysFrom(asideKeys) ?? [];
  let number = 1;
  while (taken.includes(`${asideKeys}${number}`)) number++;
  return writeText(`${asideKeys}${number}`, text) === null;
}

/** All set-aside texts joined; null = none. */
export const asideText = (): string | null => {
  const keys = (keysFrom(asideKeys) ?? []).toSorted();
  return keys.length === 0 ? null : keys.map((key) => readText(key) ?? '').join('\n\n');
};

export function removeAside(): void {
  for (const key of keysFrom(asideKeys) ?? []) removeText(key);
  notifyStored();
}
