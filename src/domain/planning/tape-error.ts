import { halfArc } from '../geometry/arc';
import { possible, type Outcome } from '../geometry/outcome';
import type { Rig } from '../geometry/rig';
import { computeView, type ViewedRig } from '../geometry/compute-view';
import { seamReach, tripleScreen, type TripleRig } from '../geometry/triple-screen';
import { radians, type Radians } from '../geometry/units';
import type { SideDrawing } from '../games/record-types';

/** What would be worked out from a distance that was measured too short and too long. */
export interface TapeOff {
  readonly shorter: ViewedRig;
  readonly longer: ViewedRig;
}

/**
 * The rig as it would be entered by somebody whose tape is off.
 *
 * @example tapeOff(rig, 10) // 27in 16:9 at 500 mm: H 62.74° and 60.76°, instead of 61.74°
 */
export const tapeOff = (rig: Rig, byMm: number): Outcome<TapeOff> => {
  const shorter = computeView({ ...rig, eyeDistanceMm: rig.eyeDistanceMm - byMm });
  if (!shorter.ok) return shorter;
  const longer = computeView({ ...rig, eyeDistanceMm: rig.eyeDistanceMm + byMm });
  return longer.ok ? possible({ shorter: shorter.value, longer: longer.value }) : longer;
};

/** How much a wrong measure moves where two pictures meet, and the outer edges. Sizes, without a side. */
export interface SeamOff {
  /** Things are torn apart by so much, or so much of the world is missing. */
  readonly seam: Radians;
  /** The same on the glass. */
  readonly seamMm: number;
  readonly outerEdge: Radians;
}

/** What a game was told about a stand. */
interface Told {
  readonly eyeDistanceMm: number;
  readonly sideAngle: Radians;
}

/** Games that draw each screen where it stands, or the centre's picture again, turned by the side angle they are told. */
export type TapeDrawing = Extract<SideDrawing, 'as-built' | 'turned-by-stand'>;

/** Where in the world the seam starts and ends, and the outer edge, as a game draws them. */
const drawnEdges = (
  { panel, sides }: TripleRig,
  { eyeDistanceMm, sideAngle }: Told,
  draws: TapeDrawing,
): Outcome<{ readonly wedge: number; readonly outer: number }> => {
  const told = tripleScreen({ panel, eyeDistanceMm, sides: { ...sides, sideAngle } });
  if (!told.ok) return told;
  if (draws === 'as-built') return possible({ wedge: told.value.blindWedge, outer: told.value.total / 2 });
  const { halfChordMm, sagittaMm } = halfArc(panel.widthMm / 2, panel.curveRadiusMm);
  const half = Math.atan2(halfChordMm, eyeDistanceMm - sagittaMm);
  return possible({ wedge: sideAngle - 2 * half, outer: sideAngle + half });
};

/**
 * What it does to the seams when the game is told a distance or a side angle that is off by this much, either way. The worse
 * way counts.
 *
 * @example seamOff(rig, { sideAngle: toRadians(1) }, 'as-built')
 * // 3 × 32in 16:9 at 700 mm, 8 mm bezels: seamMm 0.06, outerEdge 0.41°, in radians
 */
export const seamOff = (
  rig: TripleRig,
  { eyeDistanceMm: byMm = 0, sideAngle: byAngle = 0 }: Partial<Record<keyof Told, number>>,
  draws: TapeDrawing,
): Outcome<SeamOff> => {
  const stand = tripleScreen(rig);
  if (!stand.ok) return stand;
  const truth: Told = { eyeDistanceMm: rig.eyeDistanceMm, sideAngle: stand.value.sideAngle };
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
