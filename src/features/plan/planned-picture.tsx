import { memo } from 'react';
import { changedEntry } from '../../domain/rig/change-entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { PlannedFromSide } from '../../drawing/planned-from-side';
import { PlannedRig } from '../../drawing/planned-rig';
import type { RigChange } from '../../domain/rig/entry';
import type { Today } from './question';

export interface PlannedPictureProps {
  readonly today: Today;
  /** The answer; null = none, and today's rig alone. */
  readonly change: RigChange | null;
  readonly from: 'above' | 'side';
}

/** An answer drawn beside today's rig. Memoised, since the plan's own fields change more often than the drawing. */
export const PlannedPicture = memo(function PlannedPicture({ today, change, from }: PlannedPictureProps) {
  const { entry, units, answer } = today;
  const Drawing = from === 'side' ? PlannedFromSide : PlannedRig;
  return (
    <Drawing today={answer} planned={change && exactAnswer(changedEntry(entry, change))} units={units} />
  );
});
