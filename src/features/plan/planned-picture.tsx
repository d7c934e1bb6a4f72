import { memo } from 'react';
import { changedEntry } from '../../domain/rig/change-entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { PlannedFromSide } from '../../drawing/planned-from-side';
import { PlannedRig } from '../../drawing/planned-rig';
import { drawnRig } from '../../drawing/top-model';
import type { RigChange, Today } from './question';

export interface PlannedPictureProps {
  readonly today: Today;
  /** The answer; null = there is none, and today's rig stands alone. */
  readonly change: RigChange | null;
  readonly from: 'above' | 'side';
}

/** An answer drawn beside today's rig. Memoised: a key in one of the plan's own fields need not wait for the same drawing again. */
export const PlannedPicture = memo(function PlannedPicture({ today, change, from }: PlannedPictureProps) {
  const { entry, units, answer } = today;
  const Drawing = from === 'side' ? PlannedFromSide : PlannedRig;
  return (
    <Drawing
      today={drawnRig(answer, units)}
      planned={change && drawnRig(exactAnswer(changedEntry(entry, change)), units)}
    />
  );
});
