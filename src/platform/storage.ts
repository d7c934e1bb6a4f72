/** Browser storage for data the user asked to keep. Without it, data lasts until the page closes. */

/** Reason why storage fails: forbidden by the browser, or full. */
export type StorageFault = 'denied' | 'full';

const faultOf = (error: unknown): StorageFault =>
  // Older Firefox has its own name for this error.
  error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'denied';

const attempt = (act: () => void): StorageFault | null => {
  try {
    act();
    return null;
  } catch (error) {
    return faultOf(error);
  }
};

/** null = nothing stored, or no access. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** null = success. A failure leaves the old value. */
export const writeText = (key: string, text: string): StorageFault | null =>
  attempt(() => localStorage.setItem(key, text));

/** null = success. */
export const removeText = (key: string): StorageFault | null => attempt(() => localStorage.removeItem(key));

/** List of short texts; empty if there is none or it is invalid. */
export function readList(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readText(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** Removes the key for an empty list. null = success. */
export const writeList = (key: string, list: readonly string[]): StorageFault | null =>
  list.length === 0 ? removeText(key) : writeText(key, JSON.stringify(list));

/** Keys with this prefix; null = no access. */
export function keysFrom(beginning: string): readonly string[] | null {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning));
  } catch {
    return null;
  }
}

const storedEvent = 'sightline-stored';

/** Notifies this page of a change; the storage event reaches other tabs only. */
export const notifyStored = (): void => void dispatchEvent(new Event(storedEvent));

/**
 * Calls back after a change of storage here or in another tab, and after this page returns from the back/forward cache.
 * Returns the function that unsubscribes.
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

/** Calls back before the page may close. Unlike `unload`, pagehide keeps the back/forward cache working. */
export const onPageHide = (listener: () => void): void => addEventListener('pagehide', listener);

/** Mutex across tabs, for a read and a write. */
export async function exclusively(name: string, run: () => void): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager };
  // Fallback without Web Locks: run unlocked.
  await (locks?.request(name, run) ?? Promise.reject(new Error())).catch(run);
}
