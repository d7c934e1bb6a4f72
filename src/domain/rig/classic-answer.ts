import { classicResults, type ClassicResult } from '../classic/classic-results';
import type { RigEntry } from './entry';
import { setupOf, type Setup } from './setup';

export interface ClassicAnswer {
  readonly setup: Setup;
  readonly classic: readonly ClassicResult[];
}

const known = new WeakMap<RigEntry, ClassicAnswer>();

/** What an entry counts as, and the Classic rows. Worked out once for each entry, whoever asks. */
export function classicAnswer(entry: RigEntry): ClassicAnswer {
  let answer = known.get(entry);
  if (!answer) {
    const setup = setupOf(entry);
    answer = { setup, classic: classicResults(setup) };
    known.set(entry, answer);
  }
  return answer;
}
