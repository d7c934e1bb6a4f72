/** Longer than the pause between two keys. */
export const debounceMs = 300;

export interface Debounced {
  /** Schedules a run, replacing one that is pending. */
  (): void;
  /** Runs a pending call now. */
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
