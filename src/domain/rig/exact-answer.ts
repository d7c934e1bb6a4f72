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

/** All results of an entry that do not depend on a game. */
export interface ExactAnswer {
  readonly setup: Setup;
  /** Also defined if the eye cannot see its screens. */
  readonly rig: Outcome<Rig>;
  readonly view: Outcome<ViewAngles>;
  /** Both together, if both are possible. */
  readonly seen: Outcome<ViewedRig>;
  /** Floor plan; of an impossible rig, its drawable parts. null = nothing to draw. */
  readonly plan: FloorPlan | null;
  /** Angle of this rig's side screens, or of ones added to its single screen. */
  readonly sideAngle: Outcome<Radians>;
  /** The same angle if the stand did not fix it. */
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

const cache = new WeakMap<RigEntry, ExactAnswer>();

/**
 * Answer of the exact method, 1:1. Memoised by entry.
 *
 * @example exactAnswer(defaultEntry).view // h 61.74°, in radians
 */
export function exactAnswer(entry: RigEntry): ExactAnswer {
  let answer = cache.get(entry);
  if (!answer) {
    answer = workOut(entry);
    cache.set(entry, answer);
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
