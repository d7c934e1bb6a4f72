/**
 * What the user asked to keep on this device: the part that the first script needs. Without storage, it lasts until the page closes.
 * The rest is in whole-storage.ts.
 */

/** null = nothing is stored, or nothing may be read. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function readList(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readText(key) ?? '[]');
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
