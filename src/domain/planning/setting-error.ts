import { fidelity, type Projection } from '../geometry/fidelity';
import { impossible, possible, type Outcome } from '../geometry/outcome';
import type { ViewedRig } from '../geometry/compute-view';
import { radians, type Radians } from '../geometry/units';
import { exactProjection } from '../games/projection';
import { whereToSit, type Placing } from './where-to-sit';

/** The error of a setting that is not the true one. */
export interface SettingErrorResult {
  /** The picture of one screen as it is set. */
  readonly h: Radians;
  /** Size of things straight ahead; 1 is life size. */
  readonly scaleAhead: number;
  /** What is 50 m ahead looks as if it were so many metres away. */
  readonly fiftyMetresSeemM: number;
  /** At each outer edge: what of the world falls off (above 0), or is squeezed in besides (below 0). */
  readonly fallsOff: Radians;
  /** Where that setting would be true. */
  readonly trueAt: Placing;
}

const edges = 2;

/** Every screen's picture so wide; the side views stay as far from the centre's as the seams ask for. */
const setTo = (h: Radians, seen: ViewedRig): Projection => {
  const { view } = seen;
  if (h === view.h) return exactProjection(seen);
  const sides = view.triple && { turn: radians(view.triple.sideAngle + h - view.h) };
  return { kind: 'per-screen', tanHalfH: Math.tan(h / 2), sides };
};

/**
 * A setting that is so many times as wide as the true one, 1.1 for a tenth more.
 *
 * @example settingError(seen, 1.1) // 27in 16:9 at 500 mm: h 67.91°, scaleAhead 0.8877, fallsOff −3.09°
 */
export const settingError = (seen: ViewedRig, times: number): Outcome<SettingErrorResult> => {
  const { rig, view } = seen;
  const h = radians(view.h * times);
  // Wider than half a turn, no flat picture is.
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
