/** Something that changes and tells when. The same object comes back until it does. */
export interface Source<Value> {
  readonly get: () => Value;
  /** Returns how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Calls back some time later, unless it is cancelled. */
type Wait = (run: () => void) => () => void;

/** A timer that is set while a frame is made runs once that frame is painted. */
export const afterPaint: Wait = (run) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

const pauseMs = 300;

/** Not between two keys of somebody who types on. */
export const inPause: Wait = (run) => {
  const timer = setTimeout(run, pauseMs);
  return () => clearTimeout(timer);
};

/** A source that is behind another. */
export interface LateSource<Value> extends Source<Value> {
  /** Tells now what it would tell later: for whoever made the change and looks at what comes of it. */
  readonly catchUp: () => void;
}

/** The same value for those who can wait for it: what is looked at comes first, and of many changes only the last counts. */
export function later<Value>(source: Source<Value>, wait: Wait): LateSource<Value> {
  const listeners = new Set<() => void>();
  let value = source.get();
  let cancel: (() => void) | undefined;
  let stop: (() => void) | undefined;

  const tell = () => {
    const next = source.get();
    if (next === value) return;
    value = next;
    for (const listener of [...listeners]) listener();
  };

  return {
    // While nobody listens, nobody is told: then there is nothing to be behind of.
    get: () => (listeners.size === 0 ? source.get() : value),
    catchUp: () => {
      cancel?.();
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        // What happened while nobody listened.
        value = source.get();
        stop = source.subscribe(() => {
          cancel?.();
          cancel = wait(tell);
        });
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        cancel?.();
        stop?.();
      };
    },
  };
}

/** What a source's value means to somebody, worked out once for each value. */
export function mapped<Value, Other>(
  { get, subscribe }: Source<Value>,
  map: (value: Value) => Other,
): Source<Other> {
  let known: { readonly of: Value; readonly is: Other } | null = null;
  return {
    get: () => {
      const value = get();
      if (known?.of !== value) known = { of: value, is: map(value) };
      return known.is;
    },
    subscribe,
  };
}
