import { classicResults, type ClassicResult } from '../domain/classic/classic-results';
import type { Units } from '../domain/geometry/units';
import { exactAnswer, type ExactAnswer } from '../domain/rig/exact-answer';
import type { RigEntry } from '../domain/rig/entry';
import { setupOf, type Setup } from '../domain/rig/setup';
import { activeEntry } from './store';
import { type Store } from './legacy';

/** What the page shows of the active rig. */
export interface LiveAnswer {
  readonly entry: RigEntry;
  /** What its lengths are shown in. */
  readonly units: Units;
  readonly setup: Setup;
  readonly classic: readonly ClassicResult[];
  /** null until the script of the exact method has arrived. */
  readonly exact: ExactAnswer | null;
}

type Exact = (entry: RigEntry) => ExactAnswer;

export interface Answers {
  readonly get: () => LiveAnswer;
  readonly subscribe: (listener: () => void) => () => void;
  /** The exact method, which comes in a script of its own. */
  readonly provideExact: (exact: Exact) => void;
}

/** One answer for each change of the active rig, worked out once, whoever asks for it. */
export function createAnswers(store: Store): Answers {
  let exactOf: Exact | null = exactAnswer;
  const listeners = new Set<() => void>();

  const work = (entry: RigEntry): LiveAnswer => {
    const setup = setupOf(entry);
    const classic = classicResults(setup);
    return { entry, units: store.get().units, setup, classic, exact: exactOf?.(entry) ?? null };
  };
  let latest = work(activeEntry(store.get()));

  const update = (next: LiveAnswer) => {
    latest = next;
    for (const listener of [...listeners]) listener();
  };
  store.subscribe(() => {
    const entry = activeEntry(store.get());
    const { units } = store.get();
    if (entry !== latest.entry) update(work(entry));
    else if (units !== latest.units) update({ ...latest, units });
  });

  return {
    get: () => latest,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    provideExact: (exact) => {
      if (exactOf === exact) return;
      exactOf = exact;
      update(work(latest.entry));
    },
  };
}
