/** The rest of storage.ts, apart from it: the first script needs none of this. */

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

/** null = it is stored. What was there stays where it cannot be. */
export const writeText = (key: string, text: string): StorageFault | null =>
  attempt(() => localStorage.setItem(key, text));

/** null = it is gone. */
export const removeText = (key: string): StorageFault | null => attempt(() => localStorage.removeItem(key));

/** Everything that is stored under this beginning of a key; null = the browser does not let a page look. */
export function keysFrom(beginning: string): readonly string[] | null {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning));
  } catch {
    return null;
  }
}

/**
 * Tells when another tab has stored or removed something, and when this page comes back from where it could not hear of it.
 * Returns how to stop listening.
 */
export function onOtherTabs(listener: () => void): () => void {
  const whenBack = ({ persisted }: PageTransitionEvent) => persisted && listener();
  addEventListener('storage', listener);
  addEventListener('pageshow', whenBack);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener('pageshow', whenBack);
  };
}

/** Tells when the page may be closed any moment. Unlike others, this event leaves the way back fast. */
export function onLeaving(listener: () => void): () => void {
  addEventListener('pagehide', listener);
  return () => removeEventListener('pagehide', listener);
}

/** One tab after the other: nobody writes between what is read and what is written. */
export async function exclusively(name: string, run: () => void): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager };
  // Not every page has them; elsewhere reading and writing in one go has to do.
  await (locks?.request(name, run) ?? Promise.reject(new Error())).catch(run);
}
