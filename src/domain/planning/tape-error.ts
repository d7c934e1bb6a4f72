import { halfArc } from '../geometry/arc';
import { possible, type Outcome } from '../geometry/outcome';
import type { Rig } from '../geometry/rig';
import { computeView, type ViewedRig } from '../geometry/compute-view';
import { seamReach, tripleScreen, type TripleRig } from '../geometry/triple-screen';
import { radians, toDegrees, type Degrees, type Radians } from '../geometry/units';
import type { ViewAngles } from '../geometry/view-angles';
import type { SideDrawing } from '../games/record-types';

/** Views of a rig whose distance was measured too short and too long. */
export interface TapeOff {
  readonly shorter: ViewedRig;
  readonly longer: ViewedRig;
}

/**
 * Effect of an error in the measured distance.
 *
 * @example tapeOff(rig, 10) // 27in 16:9 at 500 mm: H 62.74° and 60.76°, instead of 61.74°
 */
export const tapeOff = (rig: Rig, byMm: number): Outcome<TapeOff> => {
  const shorter = computeView({ ...rig, eyeDistanceMm: rig.eyeDistanceMm - byMm });
  if (!shorter.ok) return shorter;
  const longer = computeView({ ...rig, eyeDistanceMm: rig.eyeDistanceMm + byMm });
  return longer.ok ? possible({ shorter: shorter.value, longer: longer.value }) : longer;
};

/** Effect of an error in the measured distance on the angle of one screen. */
export interface AngleOff {
  /** The worse of both directions. */
  readonly degrees: Degrees;
  /** The same as a share of the picture's size. */
  readonly scale: number;
}

/** @example angleOff(seen.view, tapeOff(rig, 10).value) // 27in 16:9 at 500 mm: 1.00° and 0.02 */
export const angleOff = ({ h }: ViewAngles, { shorter, longer }: TapeOff): AngleOff => {
  const sizeOff = ({ view }: ViewedRig) => Math.abs(Math.tan(h / 2) / Math.tan(view.h / 2) - 1);
  return {
    degrees: toDegrees(radians(Math.max(shorter.view.h - h, h - longer.view.h))),
    scale: Math.max(sizeOff(shorter), sizeOff(longer)),
  };
};

/** Shift of the seam and of the outer edges caused by a wrong measure. Magnitudes, without a direction. */
export interface SeamOff {
  /** Angle torn apart or missing at the seam. */
  readonly seam: Radians;
  /** The same on the glass. */
  readonly seamMm: number;
  readonly outerEdge: Radians;
}

/** Measures of a stand that a game takes. */
interface Entered {
  readonly eyeDistanceMm: number;
  readonly sideAngle: Radians;
}

/** Games that draw each screen at its true place, or the centre's picture again, turned by the entered side angle. */
export type TapeDrawing = Extract<SideDrawing, 'as-built' | 'turned-by-stand'>;

/** Bearings in the world of the seam's two ends and of the outer edge, as a game draws them. */
const drawnEdges = (
  { panel, sides }: TripleRig,
  { eyeDistanceMm, sideAngle }: Entered,
  draws: TapeDrawing,
): Outcome<{ readonly wedge: number; readonly outer: number }> => {
  const entered = tripleScreen({ panel, eyeDistanceMm, sides: { ...sides, sideAngle } });
  if (!entered.ok) return entered;
  if (draws === 'as-built')
    return possible({ wedge: entered.value.blindWedge, outer: entered.value.total / 2 });
  const { halfChordMm, sagittaMm } = halfArc(panel.widthMm / 2, panel.curveRadiusMm);
  const half = Math.atan2(halfChordMm, eyeDistanceMm - sagittaMm);
  return possible({ wedge: sideAngle - 2 * half, outer: sideAngle + half });
};

/**
 * Effect on the seams of an error in a game's distance or side angle. The worse of both directions.
 *
 * @example seamOff(rig, { sideAngle: toRadians(1) }, 'as-built')
 * // 3 × 32in 16:9 at 700 mm, 8 mm bezels: seamMm 0.06, outerEdge 0.41°, in radians
 */
export const seamOff = (
  rig: TripleRig,
  { eyeDistanceMm: byMm = 0, sideAngle: byAngle = 0 }: Partial<Record<keyof Entered, number>>,
  draws: TapeDrawing,
): Outcome<SeamOff> => {
  const stand = tripleScreen(rig);
  if (!stand.ok) return stand;
  const truth: Entered = { eyeDistanceMm: rig.eyeDistanceMm, sideAngle: stand.value.sideAngle };
  const right = drawnEdges(rig, truth, draws);
  if (!right.ok) return right;
  let [seam, outerEdge] = [0, 0];
  for (const way of [-1, 1]) {
    const wrong = drawnEdges(
      rig,
      {
        eyeDistanceMm: truth.eyeDistanceMm + way * byMm,
        sideAngle: radians(truth.sideAngle + way * byAngle),
      },
      draws,
    );
    if (!wrong.ok) return wrong;
    seam = Math.max(seam, Math.abs(right.value.wedge - wrong.value.wedge));
    outerEdge = Math.max(outerEdge, Math.abs(right.value.outer - wrong.value.outer));
  }
  const { centre } = seamReach(rig);
  const hingeMm = Math.hypot(centre.halfChordMm, rig.eyeDistanceMm - centre.sagittaMm);
  return possible({ seam: radians(seam), seamMm: seam * hingeMm, outerEdge: radians(outerEdge) });
};
