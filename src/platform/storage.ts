/**
 * Lists of short texts that the user asked to keep on this device. Without storage, they last until the page closes. What only late
 * scripts need of storage is in whole-storage.ts.
 */

export function readList(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** An empty list leaves no trace. */
export function writeList(key: string, list: readonly string[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Storage is full or forbidden: the list is kept by the page alone.
  }
}
