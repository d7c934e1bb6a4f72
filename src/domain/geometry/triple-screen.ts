import { halfArc, type HalfArc } from './arc';
import { fovFromTangent, isAngled, type Fov } from './fov';
import { impossible, possibleIfFinite, reasonIfNegative, type Impossible, type Outcome } from './outcome';
import { reasonAgainstPanel, reasonNotInView, seesFrontOf, type Stance } from './panel-in-view';
import type { Rig, SideScreens } from './rig';
import { radians, type Radians } from './units';

/** A rig with side screens. Its fit and eye height do not matter here. */
export interface TripleRig extends Pick<Rig, 'panel' | 'eyeDistanceMm'> {
  readonly sides: SideScreens;
}

/** Axis of the right side screen, relative to the eye. */
interface Hinge {
  readonly xMm: number;
  readonly yMm: number;
}

/** Turn of a side screen, and the eye's place before it. */
interface Placement {
  readonly sideAngle: number;
  readonly stance: Stance;
}

/** Angles of three screens; floor-plan computes their footprint. */
export interface TripleScreen {
  /** A: turn of each side screen. */
  readonly sideAngle: Radians;
  /** T: angle from outer lit edge to outer lit edge. */
  readonly total: Radians;
  /** Angle hidden at each seam: start of the side picture minus end of the centre picture. */
  readonly blindWedge: Radians;
  /** One flat projection across all three. */
  readonly oneProjection: Radians;
  readonly oneProjectionBezelCorrected: Radians;
  /** The picture of one side screen, drawn towards the foot of its own perpendicular. Exact at the ideal angle. */
  readonly sideFov: Fov;
  /** Angle one side screen covers, lit edge to lit edge. */
  readonly sideSpan: Radians;
  /** Perpendicular distance of the eye to a side screen, and the offset of its middle from that foot. */
  readonly sideDistanceMm: number;
  readonly sideOffsetMm: number;
}

/** The gap between two lit pictures at a seam. @example seamGapMm({ bezelMm: 8, gapMm: null }) // 16 */
export const seamGapMm = ({ bezelMm, gapMm }: Pick<SideScreens, 'bezelMm' | 'gapMm'>): number =>
  gapMm ?? 2 * bezelMm;

/**
 * Way from the middle of each screen to the seam: half its glass plus half the gap, both along the curve.
 *
 * @example seamReach(rig).centre.halfChordMm // a = (w + g)/2 when flat
 */
export const seamReach = ({ panel, sides }: Omit<TripleRig, 'eyeDistanceMm'>) => {
  const gapMm = seamGapMm(sides);
  const sidePanel = sides.panel ?? panel;
  return {
    centre: halfArc((panel.widthMm + gapMm) / 2, panel.curveRadiusMm),
    side: halfArc((sidePanel.widthMm + gapMm) / 2, sidePanel.curveRadiusMm),
  };
};

/**
 * The ideal side angle turns the side screen until its middle faces the eye. Eye, hinge and that middle's plane then
 * make a right-angled triangle with the hinge-to-eye line as its longest side:
 * `A = atan2(x, y) + asin(m / hypot(x, y))`, which is `2·atan((w + g)/2d)` for three flat screens of one size.
 */
const idealPlacement = (hinge: Hinge, sideReach: HalfArc): Placement => {
  const m = sideReach.halfChordMm;
  // r² − m², in the order of terms that leaves exactly y² when the screens are alike.
  const legMm = Math.sqrt(hinge.yMm ** 2 + (hinge.xMm - m) * (hinge.xMm + m));
  return {
    sideAngle: Math.atan2(hinge.xMm, hinge.yMm) + Math.atan2(m, legMm),
    stance: { distanceMm: legMm + sideReach.sagittaMm, offsetMm: 0 },
  };
};

/** Placement at the stand's fixed angle: the hinge in the side screen's own directions, then on to its middle. */
const fixedPlacement = (hinge: Hinge, sideReach: HalfArc, sideAngle: number): Placement => {
  const sin = Math.sin(sideAngle);
  const cos = Math.cos(sideAngle);
  return {
    sideAngle,
    stance: {
      distanceMm: hinge.xMm * sin + hinge.yMm * cos + sideReach.sagittaMm,
      offsetMm: hinge.xMm * cos - hinge.yMm * sin + sideReach.halfChordMm,
    },
  };
};

/**
 * Place of the right side screen, without any guard: NaN for impossible numbers.
 *
 * @example sidePlacement(rig) // sideAngle 54.72° in radians, stance { distanceMm: 700, offsetMm: 0 }, 3 × 32in, 8 mm bezels, at 700 mm
 */
export const sidePlacement = (rig: TripleRig): Placement => {
  const reach = seamReach(rig);
  const hinge = { xMm: reach.centre.halfChordMm, yMm: rig.eyeDistanceMm - reach.centre.sagittaMm };
  const { sideAngle } = rig.sides;
  return sideAngle === null
    ? idealPlacement(hinge, reach.side)
    : fixedPlacement(hinge, reach.side, sideAngle);
};

const reasonAgainstTriple = ({ panel, eyeDistanceMm, sides }: TripleRig): Impossible | null => {
  const sidePanel = sides.panel ?? panel;
  const gapMm = seamGapMm(sides);
  const marginMm = gapMm / 2;
  const reason =
    reasonIfNegative(sides.bezelMm, 'gap-negative') ??
    reasonIfNegative(gapMm, 'gap-negative') ??
    reasonNotInView(panel, { distanceMm: eyeDistanceMm, marginMm }) ??
    reasonAgainstPanel(sidePanel) ??
    (sides.sideAngle === null ? null : reasonIfNegative(sides.sideAngle, 'side-angle-out-of-range'));
  if (reason) return reason;
  if ((sides.sideAngle ?? 0) >= Math.PI) return 'side-angle-out-of-range';

  // Neither the frame nor the way to the seam may close the circle.
  const farthestMm = Math.max(marginMm, sides.bezelMm);
  const closes = [panel, sidePanel].some(
    ({ widthMm, curveRadiusMm }) => halfArc(widthMm / 2 + farthestMm, curveRadiusMm).bend >= Math.PI,
  );
  return closes ? 'arc-longer-than-circle' : null;
};

/**
 * Three screens, flat or curved, the sides alike or of another size, at the ideal angle or at the stand's.
 * Bezels change the side angle, the total, the blind wedge and the footprint; never H or V of a screen.
 *
 * @example tripleScreen({
 *   panel: { widthMm: 708.42, heightMm: 398.48, curveRadiusMm: null },
 *   eyeDistanceMm: 700,
 *   sides: { bezelMm: 8, gapMm: null, sideAngle: null, panel: null },
 * }) // sideAngle 54.72°, total 163.12°, blindWedge 1.04°, in radians
 */
export const tripleScreen = (rig: TripleRig): Outcome<TripleScreen> => {
  const reason = reasonAgainstTriple(rig);
  if (reason) return impossible(reason);

  const { panel, eyeDistanceMm, sides } = rig;
  const sidePanel = sides.panel ?? panel;
  const gapMm = seamGapMm(sides);
  const { sideAngle, stance } = sidePlacement(rig);

  const rim = halfArc(panel.widthMm / 2, panel.curveRadiusMm);
  const sideRim = halfArc(sidePanel.widthMm / 2, sidePanel.curveRadiusMm);
  const sideChordDistanceMm = stance.distanceMm - sideRim.sagittaMm;
  const seesSide =
    sideChordDistanceMm > 0 &&
    seesFrontOf(stance, { reachMm: (sidePanel.widthMm + gapMm) / 2, curveRadiusMm: sidePanel.curveRadiusMm });
  if (!seesSide) {
    return impossible(sides.sideAngle === null ? 'side-screen-out-of-reach' : 'side-angle-out-of-range');
  }

  const sideFov = fovFromTangent(sideRim.halfChordMm / sideChordDistanceMm, sidePanel);
  if (!isAngled(sideFov)) return impossible('not-finite');

  // Bearings of the right-hand seam and rim, from straight ahead. They pass 90° correctly.
  const centreEnds = Math.atan2(rim.halfChordMm, eyeDistanceMm - rim.sagittaMm);
  const sideStarts = sideAngle + Math.atan2(stance.offsetMm - sideRim.halfChordMm, sideChordDistanceMm);
  const sideEnds = sideAngle + Math.atan2(stance.offsetMm + sideRim.halfChordMm, sideChordDistanceMm);
  if (sideEnds >= Math.PI) return impossible('side-screens-collide');

  const centreTangent = rim.halfChordMm / (eyeDistanceMm - rim.sagittaMm);
  const acrossAll = (widthMm: number): Radians =>
    radians(2 * Math.atan(centreTangent * (widthMm / panel.widthMm)));
  const litWidthMm = panel.widthMm + 2 * sidePanel.widthMm;

  return possibleIfFinite({
    sideAngle: radians(sideAngle),
    total: radians(2 * sideEnds),
    // Without a gap the two bearings are equal; rounding must not make a negative wedge.
    blindWedge: radians(Math.max(0, sideStarts - centreEnds)),
    oneProjection: acrossAll(litWidthMm),
    oneProjectionBezelCorrected: acrossAll(litWidthMm + 2 * gapMm),
    sideFov,
    sideSpan: radians(sideEnds - sideStarts),
    sideDistanceMm: stance.distanceMm,
    sideOffsetMm: stance.offsetMm,
  });
};
