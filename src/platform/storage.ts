/** The browser's storage: what the user asked to keep on this device. Without it, things last until the page closes. */

/** Why nothing can be kept: the browser forbids it, or there is no room left. */
export type StorageFault = 'denied' | 'full';

const faultOf = (error: unknown): StorageFault =>
  // Older Firefox has a name of its own for it.
  error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'denied';

const attempt = (act: () => void): StorageFault | null => {
  try {
    act();
    return null;
  } catch (error) {
    return faultOf(error);
  }
};

/** null = nothing is stored, or nothing may be read. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** null = it is stored. Where it cannot be stored, what was there stays. */
export const writeText = (key: string, text: string): StorageFault | null =>
  attempt(() => localStorage.setItem(key, text));

/** null = it is gone. */
export const removeText = (key: string): StorageFault | null => attempt(() => localStorage.removeItem(key));

/** A list of short texts; empty where there is none, or none that can be read. */
export function readList(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readText(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** An empty list leaves no trace. null = it is stored. */
export const writeList = (key: string, list: readonly string[]): StorageFault | null =>
  list.length === 0 ? removeText(key) : writeText(key, JSON.stringify(list));

/** Everything that is stored under this beginning of a key; null = the browser does not let a page look. */
export function keysFrom(beginning: string): readonly string[] | null {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning));
  } catch {
    return null;
  }
}

const storedEvent = 'sightline-stored';

/** For whoever has stored or removed something: other tabs hear of it by themselves, this page does not. */
export const notifyStored = (): void => void dispatchEvent(new Event(storedEvent));

/**
 * Tells when something was stored or removed, here or in another tab, and when this page comes back from where it could not hear of
 * it. Returns how to stop listening.
 */
export function onStoredChange(listener: () => void): () => void {
  const whenBack = ({ persisted }: PageTransitionEvent) => persisted && listener();
  addEventListener(storedEvent, listener);
  addEventListener('storage', listener);
  addEventListener('pageshow', whenBack);
  return () => {
    removeEventListener(storedEvent, listener);
    removeEventListener('storage', listener);
    removeEventListener('pageshow', whenBack);
  };
}

/** Tells when the page may be closed any moment. Unlike others, this event leaves the way back fast. */
export const onPageHide = (listener: () => void): void => addEventListener('pagehide', listener);

/** One tab after the other: nobody writes between what is read and what is written. */
export async function exclusively(name: string, run: () => void): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager };
  // Not every page has them; elsewhere reading and writing in one go has to do.
  await (locks?.request(name, run) ?? Promise.reject(new Error())).catch(run);
}
