import type { Source } from './source';

/** A source that is told its value. */
export interface Cell<Value> extends Source<Value> {
  readonly set: (value: Value) => void;
}

export function createCell<Value>(first: Value): Cell<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
