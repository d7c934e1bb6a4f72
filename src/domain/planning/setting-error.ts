import { fidelity, type Projection } from '../geometry/fidelity';
import { impossible, possible, type Outcome } from '../geometry/outcome';
import type { ViewedRig } from '../geometry/compute-view';
import { radians, type Radians } from '../geometry/units';
import { exactProjection } from '../games/projection';
import { whereToSit, type Placing } from './where-to-sit';

/** Error of a wrong setting. */
interface SettingErrorResult {
  /** Picture of one screen at that setting. */
  readonly h: Radians;
  /** Size of things straight ahead; 1 is life size. */
  readonly scaleAhead: number;
  /** Apparent distance of a thing 50 m ahead. */
  readonly fiftyMetresSeemM: number;
  /** Part of the world lost (positive) or squeezed in (negative) at each outer edge. */
  readonly fallsOff: Radians;
  /** Eye distance at which that setting would be true. */
  readonly trueAt: Placing;
}

const edges = 2;

/** Sets the width of every screen's picture; the side views keep the seams' distance from the centre's. */
const setTo = (h: Radians, seen: ViewedRig): Projection => {
  const { view } = seen;
  if (h === view.h) return exactProjection(seen);
  const sides = view.triple && { turn: radians(view.triple.sideAngle + h - view.h) };
  return { kind: 'per-screen', tanHalfH: Math.tan(h / 2), sides };
};

/**
 * Error of a setting, as a multiple of the true one: 1.1 is a tenth more.
 *
 * @example settingError(seen, 1.1) // 27in 16:9 at 500 mm: h 67.91°, scaleAhead 0.8877, fallsOff −3.09°
 */
export const settingError = (seen: ViewedRig, times: number): Outcome<SettingErrorResult> => {
  const { rig, view } = seen;
  const h = radians(view.h * times);
  // A flat picture is narrower than 180°.
  if (!(h > 0 && h < Math.PI)) return impossible('wanted-angle-out-of-range');
  const shown = fidelity(rig, setTo(h, seen), edges);
  if (!shown.ok) return shown;
  const { screens, scaleAhead, fiftyMetresSeemM } = shown.value;
  const outer = screens.at(-1)?.samples.at(-1);
  if (!outer) return impossible('not-finite');
  return possible({
    h,
    scaleAhead,
    fiftyMetresSeemM,
    fallsOff: outer.error,
    trueAt: whereToSit(rig, { measure: 'h', angle: h }),
  });
};
