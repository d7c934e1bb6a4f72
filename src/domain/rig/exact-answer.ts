import type { ClassicResult } from '../classic/classic-results';
import type { FloorPlan } from '../geometry/floor-plan';
import { possible, type Outcome } from '../geometry/outcome';
import { planOf } from '../geometry/plan-of';
import type { Rig } from '../geometry/rig';
import { computeView, type ViewedRig } from '../geometry/compute-view';
import { tripleScreen } from '../geometry/triple-screen';
import type { Radians } from '../geometry/units';
import type { ViewAngles } from '../geometry/view-angles';
import { classicAnswer } from './classic-answer';
import type { RigEntry } from './entry';
import { rigOf } from './rig-of-setup';
import type { Setup } from './setup';

/** Everything that follows from an entry, before any game. */
export interface ExactAnswer {
  readonly setup: Setup;
  /** What stands on the desk, also where nobody could look at it. */
  readonly rig: Outcome<Rig>;
  /** What the eye sees of it. */
  readonly view: Outcome<ViewAngles>;
  /** The two above, where both are. */
  readonly seen: Outcome<ViewedRig>;
  /** From above; of an impossible rig, what there is to draw. null = nothing. */
  readonly plan: FloorPlan | null;
  /** How far side screens are turned: those of this rig, or ones that would be added to its single screen. */
  readonly sideAngle: Outcome<Radians>;
  /** The same if the stand left the angle open. */
  readonly idealSideAngle: Outcome<Radians>;
  readonly classic: readonly ClassicResult[];
}

const sideAngleOf = (setup: Setup): Outcome<Radians> => {
  const rig = rigOf({ ...setup, screens: 'triple' });
  if (!rig.ok || rig.value.sides === null) return rig as Outcome<never>;
  const { panel, eyeDistanceMm, sides } = rig.value;
  const triple = tripleScreen({ panel, eyeDistanceMm, sides });
  return triple.ok ? possible(triple.value.sideAngle) : triple;
};

const known = new WeakMap<RigEntry, ExactAnswer>();

/**
 * The exact method, 1:1. Worked out once for each entry, whoever asks.
 *
 * @example exactAnswer(defaultEntry).view // h 61.74°, in radians
 */
export function exactAnswer(entry: RigEntry): ExactAnswer {
  let answer = known.get(entry);
  if (!answer) {
    answer = workOut(entry);
    known.set(entry, answer);
  }
  return answer;
}

function workOut(entry: RigEntry): ExactAnswer {
  const { setup, classic } = classicAnswer(entry);
  const rig = rigOf(setup);
  const seen = rig.ok ? computeView(rig.value) : rig;
  const sideAngle = sideAngleOf(setup);
  return {
    setup,
    rig,
    view: seen.ok ? possible(seen.value.view) : seen,
    seen,
    plan: rig.ok ? planOf(rig.value) : null,
    sideAngle,
    idealSideAngle: setup.sideAngle === null ? sideAngle : sideAngleOf({ ...setup, sideAngle: null }),
    classic,
  };
}
