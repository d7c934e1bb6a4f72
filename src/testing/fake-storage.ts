import { vi } from 'vitest';

/** Puts a fake of a browser's storage into the global scope, with failures and a second tab. */
export function fakeStorage() {
  const listeners = new Map<string, Set<(event: unknown) => void>>();
  let fault: 'full' | null = null;
  /** Keys are own properties, as in a browser. */
  const storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, text: string) => {
      if (fault) throw new DOMException('No room.', 'QuotaExceededError');
      storage[key] = text;
    },
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  }) as Record<string, string>;

  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) => {
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
  });
  vi.stubGlobal('removeEventListener', (name: string, listener: (event: unknown) => void) =>
    listeners.get(name)?.delete(listener),
  );

  vi.stubGlobal('dispatchEvent', (event: Event) => happen(event.type, event));

  const happen = (name: string, event: unknown = {}) => {
    for (const listener of [...(listeners.get(name) ?? [])]) listener(event);
  };
  return {
    texts: () => ({ ...storage }),
    fill: (texts: Readonly<Record<string, string>>) => Object.assign(storage, texts),
    /** Another tab stores a text, or with null removes one. */
    otherTab: (key: string, text: string | null) => {
      Reflect.deleteProperty(storage, key);
      if (text !== null) storage[key] = text;
      happen('storage', { key });
    },
    happen,
    setFull: (isFull: boolean) => {
      fault = isFull ? 'full' : null;
    },
    deny: () =>
      Object.defineProperty(globalThis, 'localStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('Forbidden.', 'SecurityError');
        },
      }),
  };
}
