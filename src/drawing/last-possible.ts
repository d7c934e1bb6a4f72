import type { DrawnRig } from './top-model';
import { reasonFor } from './reason-note';

/** What is on the paper. */
export interface ShownRig extends DrawnRig {
  /** Why it is not the rig that is entered, but the last one that could be drawn; null = it is the one entered. */
  readonly insteadBecause: string | null;
}

/** Remembers the last rig that could be drawn whole, and shows it for as long as the one entered cannot be. */
export function lastPossible(): (drawn: DrawnRig) => ShownRig {
  let last: DrawnRig | null = null;
  return (drawn) => {
    if (drawn.rig && drawn.plan && drawn.seen.ok) last = drawn;
    else if (last)
      return {
        ...last,
        insteadBecause: reasonFor(drawn.seen, { isDrawn: drawn.plan !== null, hasDriver: true }),
      };
    return { ...drawn, insteadBecause: null };
  };
}
