import { keysFrom, notifyStored, readText, removeText, writeText } from '../platform/storage';
import { asideKeys } from './storage-keys';

/** Keeps a text that cannot be read under a key of its own. Returns whether it is there: only then may the other go. */
export function setAside(text: string): boolean {
  const taken = keysFrom(asideKeys) ?? [];
  let number = 1;
  while (taken.includes(`${asideKeys}${number}`)) number++;
  return writeText(`${asideKeys}${number}`, text) === null;
}

/** All that was set aside, one after the other; null = nothing. */
export const asideText = (): string | null => {
  const keys = (keysFrom(asideKeys) ?? []).toSorted();
  return keys.length === 0 ? null : keys.map((key) => readText(key) ?? '').join('\n\n');
};

export function removeAside(): void {
  for (const key of keysFrom(asideKeys) ?? []) removeText(key);
  notifyStored();
}
