import { useState } from 'react';
import type { Impossible } from '../domain/geometry/outcome';
import type { Units } from '../domain/geometry/units';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import type { NamedRig } from '../state/store';
import { reasonFor } from './reason-note';
import { drawnRig, type DrawnRig } from './top-model';

/** What is on the paper. */
export interface ShownRig {
  /** Whose drawing it is, and what its handles change. */
  readonly rigId: string;
  readonly entry: RigEntry;
  /** The rig as it is entered. */
  readonly entered: DrawnRig;
  /** What is drawn: the same rig, or how it was before a number went missing. */
  readonly drawn: DrawnRig;
  /** Why it is not the rig that is entered; null = it is. */
  readonly insteadBecause: string | null;
}

/** A field is empty or at zero, as on the way to another number. */
const isNumberMissing = (reason: Impossible): boolean =>
  reason === 'size-not-positive' || reason === 'distance-not-positive' || reason === 'radius-not-positive';

/** What can be taken hold of. Of an impossible rig that is what leads out of it: from these, neither eye nor side screens do. */
export const handlesOf = ({ seen }: DrawnRig): { readonly eye: boolean; readonly sides: boolean } => {
  const reason = seen.ok ? null : seen.reason;
  const isTooNear = reason === 'distance-not-positive';
  const isStuck =
    reason === 'not-finite' ||
    reason === 'gap-negative' ||
    reason === 'arc-longer-than-circle' ||
    (reason !== null && isNumberMissing(reason) && !isTooNear);
  return { eye: !isStuck, sides: !isStuck && !isTooNear };
};

const isWhole = ({ rig, plan, seen }: DrawnRig): boolean => rig !== null && plan !== null && seen.ok;

/**
 * A rig on the paper, and what was there before it. While a number of it is missing, the same rig as it was a moment before keeps
 * its place. Whatever else is impossible, or too large to draw, is shown as far as it can be, and never another rig.
 */
export function shownRig(
  { id: rigId, entry }: Pick<NamedRig, 'id' | 'entry'>,
  units: Units,
  before: ShownRig | null,
): ShownRig {
  const entered = drawnRig(exactAnswer(entry), units);
  const { seen, plan } = entered;
  if (!seen.ok && isNumberMissing(seen.reason) && before?.rigId === rigId && isWhole(before.drawn))
    return {
      rigId,
      entry,
      entered,
      drawn: { ...before.drawn, units },
      insteadBecause: reasonFor(seen, { isDrawn: plan !== null, hasDriver: true }),
    };
  return { rigId, entry, entered, drawn: entered, insteadBecause: null };
}

/** The same object until the rig or the units change. */
export function useShownRig(rig: NamedRig, units: Units): ShownRig {
  const [shown, setShown] = useState(() => shownRig(rig, units, null));
  const { rigId, entry, entered } = shown;
  if (rigId === rig.id && entry === rig.entry && entered.units === units) return shown;
  const next = shownRig(rig, units, shown);
  setShown(next);
  return next;
}
