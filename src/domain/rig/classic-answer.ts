import { classicResults, type ClassicResult } from '../classic/classic-results';
import type { RigEntry } from './entry';
import { setupOf, type Setup } from './setup';

export interface ClassicAnswer {
  readonly setup: Setup;
  readonly classic: readonly ClassicResult[];
}

const cache = new WeakMap<RigEntry, ClassicAnswer>();

/** Setup and Classic rows of an entry. Memoised by entry. */
export function classicAnswer(entry: RigEntry): ClassicAnswer {
  let answer = cache.get(entry);
  if (!answer) {
    const setup = setupOf(entry);
    answer = { setup, classic: classicResults(setup) };
    cache.set(entry, answer);
  }
  return answer;
}
