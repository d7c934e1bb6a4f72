/** Not between two keys of somebody who types on. */
export const debounceMs = 300;

export interface Debounced {
  /** Runs once nobody has called for a while: of many calls only the last counts. */
  (): void;
  /** Runs now what would run later. */
  readonly flush: () => void;
}

/** @example const save = debounced(write, debounceMs) */
export function debounced(run: () => void, waitMs: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runNow = () => {
    clearTimeout(timer);
    timer = undefined;
    run();
  };
  const call = () => {
    clearTimeout(timer);
    timer = setTimeout(runNow, waitMs);
  };
  return Object.assign(call, {
    flush: () => {
      if (timer !== undefined) runNow();
    },
  });
}
