import { useState } from 'react';
import type { Impossible } from '../domain/geometry/outcome';
import { exactAnswer } from '../domain/rig/exact-answer';
import type { NamedRig } from '../state/store';
import { reasonWhy } from './reason-note';
import type { RigToDraw } from './top-layout';

export interface LiveRig extends Pick<NamedRig, 'id' | 'entry'> {
  readonly entered: RigToDraw;
  /** The entered rig, or its last whole state while a number is missing. */
  readonly drawn: RigToDraw;
}

/** Reason why another rig than the entered one is drawn; null = it is the entered one. */
export const insteadBecause = ({ entered, drawn }: LiveRig): string | null =>
  drawn === entered ? null : reasonWhy(entered.seen, 'whole');

/** A field is empty or zero, as while typing another number. */
const isNumberMissing = (reason: Impossible): boolean =>
  reason === 'size-not-positive' || reason === 'distance-not-positive' || reason === 'radius-not-positive';

/** Enabled handles. An impossible rig has those that can make it possible again. */
export const handlesOf = ({
  seen,
}: Pick<RigToDraw, 'seen'>): { readonly eye: boolean; readonly sides: boolean } => {
  const reason = seen.ok ? null : seen.reason;
  const isTooNear = reason === 'distance-not-positive';
  const isStuck =
    reason === 'not-finite' ||
    reason === 'gap-negative' ||
    reason === 'arc-longer-than-circle' ||
    (reason !== null && isNumberMissing(reason) && !isTooNear);
  return { eye: !isStuck, sides: !isStuck && !isTooNear };
};

const isWhole = ({ rig, plan, seen }: RigToDraw): boolean => rig.ok && plan !== null && seen.ok;

/**
 * Keeps the last whole drawing of the same rig while a number is missing. Draws any other impossible rig as far as
 * possible.
 */
export function liveRig({ id, entry }: Pick<NamedRig, 'id' | 'entry'>, before: LiveRig | null): LiveRig {
  const entered = exactAnswer(entry);
  const { seen } = entered;
  const keepsDrawing = !seen.ok && isNumberMissing(seen.reason) && before?.id === id && isWhole(before.drawn);
  return { id, entry, entered, drawn: keepsDrawing ? before.drawn : entered };
}

/** Memoised by rig. */
export function useLiveRig(rig: NamedRig): LiveRig {
  const [live, setLive] = useState(() => liveRig(rig, null));
  if (live.id === rig.id && live.entry === rig.entry) return live;
  const next = liveRig(rig, live);
  setLive(next);
  return next;
}
