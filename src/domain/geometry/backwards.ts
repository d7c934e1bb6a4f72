import { halfArc } from './arc';
import { bisect } from './bisection';
import {
  impossible,
  possible,
  reasonIfNegative,
  reasonUnlessPositive,
  type Impossible,
  type Outcome,
} from './outcome';
import { reasonAgainstPanel } from './panel-in-view';
import { panelSize } from './panel-size';
import type { Ratio } from './ratio';
import type { CurveFit, SideScreens } from './rig';
import { seamGapMm, seamReach, tripleScreen, type TripleRig } from './triple-screen';
import type { Radians } from './units';
import { viewAngles } from './view-angles';
import { confirmed, reasonAgainstWanted } from './eye-distance';

export type TripleToPlace = Omit<TripleRig, 'eyeDistanceMm'>;

const reasonAgainstTripleToPlace = ({ panel, sides }: TripleToPlace): Impossible | null =>
  reasonAgainstPanel(panel) ??
  reasonAgainstPanel(sides.panel ?? panel) ??
  reasonIfNegative(sides.bezelMm, 'gap-negative') ??
  reasonIfNegative(seamGapMm(sides), 'gap-negative');

const confirmedDistance = (
  rig: TripleRig,
  measure: 'sideAngle' | 'total',
  wanted: Radians,
): Outcome<number> => {
  const there = tripleScreen(rig);
  if (!there.ok) return there;
  return confirmed(rig.eyeDistanceMm, { given: there.value[measure], wanted });
};

/**
 * Eye distance at which side screens at the wanted angle face the eye: `d = (w + g)/(2·tan(A/2))` when flat and alike,
 * `d = s' + (c'·cos A + m)/sin A` in general. Ignores a fixed angle of the stand: the wanted one replaces it.
 *
 * @example eyeDistanceForSideAngle(rig, toRadians(60)) // 627.36, 3 × 32in 16:9 with 8 mm bezels
 */
export const eyeDistanceForSideAngle = (rig: TripleToPlace, wanted: Radians): Outcome<number> => {
  const reason = reasonAgainstTripleToPlace(rig) ?? reasonAgainstWanted(wanted, Math.PI);
  if (reason) return impossible(reason);
  const { centre, side } = seamReach(rig);
  const eyeDistanceMm =
    centre.sagittaMm + (centre.halfChordMm * Math.cos(wanted) + side.halfChordMm) / Math.sin(wanted);
  if (!(eyeDistanceMm > 0)) return impossible('wanted-angle-out-of-range');
  const placed = { panel: rig.panel, eyeDistanceMm, sides: { ...rig.sides, sideAngle: null } };
  return confirmedDistance(placed, 'sideAngle', wanted);
};

/** Reasons of tripleScreen that mean too near; every other one means too far. */
const tooNear: ReadonlySet<Impossible> = new Set([
  'rim-behind-eye',
  'side-screen-out-of-reach',
  'side-screens-collide',
]);

/**
 * Eye distance for a stand at a fixed angle: the outer corner does not move with the eye, so only its bearing counts.
 */
const fixedDistanceForTotal = (rig: TripleToPlace, wanted: Radians, sideAngle: number): number => {
  const { centre, side } = seamReach(rig);
  const sidePanel = rig.sides.panel ?? rig.panel;
  const rim = halfArc(sidePanel.widthMm / 2, sidePanel.curveRadiusMm);
  const alongMm = side.halfChordMm + rim.halfChordMm;
  const forwardMm = side.sagittaMm - rim.sagittaMm;
  const cornerXMm = centre.halfChordMm + alongMm * Math.cos(sideAngle) + forwardMm * Math.sin(sideAngle);
  const cornerBehindMiddleMm =
    centre.sagittaMm + alongMm * Math.sin(sideAngle) - forwardMm * Math.cos(sideAngle);
  return cornerXMm / Math.tan(wanted / 2) + cornerBehindMiddleMm;
};

/**
 * Eye distance for a wanted total span, at the ideal angle for that distance or at the stand's own.
 *
 * @example eyeDistanceForTotal(rig, toRadians(163.1154)) // 700, 3 × 32in 16:9 with 8 mm bezels
 */
export const eyeDistanceForTotal = (rig: TripleToPlace, wanted: Radians): Outcome<number> => {
  const reason = reasonAgainstTripleToPlace(rig) ?? reasonAgainstWanted(wanted, 2 * Math.PI);
  if (reason) return impossible(reason);
  const { panel, sides } = rig;
  const eyeDistanceMm =
    sides.sideAngle === null
      ? bisect(
          (distanceMm) => {
            const view = tripleScreen({ panel, sides, eyeDistanceMm: distanceMm });
            return view.ok ? view.value.total > wanted : tooNear.has(view.reason);
          },
          { low: 0, start: panel.widthMm },
        )
      : fixedDistanceForTotal(rig, wanted, sides.sideAngle);
  if (eyeDistanceMm === null || eyeDistanceMm <= 0) return impossible('wanted-angle-out-of-range');
  return confirmedDistance({ panel, sides, eyeDistanceMm }, 'total', wanted);
};

/** A screen whose size is sought. */
export interface ScreenToSize {
  readonly ratio: Ratio;
  /** null = flat */
  readonly curveRadiusMm: number | null;
  readonly fit: CurveFit;
  readonly eyeDistanceMm: number;
}

/** H of a screen of this width, by its fit. */
const hOfWidth = (
  { ratio, curveRadiusMm, fit, eyeDistanceMm }: ScreenToSize,
  widthMm: number,
): Outcome<Radians> => {
  const panel = { widthMm, heightMm: widthMm * (ratio.height / ratio.width), curveRadiusMm };
  const view = viewAngles({ panel, eyeDistanceMm, eyeOffsetMm: 0, fit, sides: null });
  return view.ok ? possible(view.value.h) : view;
};

/**
 * Diagonal for a wanted H at the given eye distance. Flat: `w = 2d·tan(H/2)`, then the ratio.
 *
 * @example diagonalForH({ ratio: { width: 16, height: 9 }, curveRadiusMm: null, fit: 'centre', eyeDistanceMm: 517.65 },
 *   toRadians(60)) // 685.8, that is 27in
 */
export const diagonalForH = (screen: ScreenToSize, wanted: Radians): Outcome<number> => {
  const { ratio, curveRadiusMm, fit, eyeDistanceMm } = screen;
  const unitPanel = panelSize(ratio, 1);
  if (!unitPanel.ok) return unitPanel;
  const reason =
    reasonUnlessPositive(eyeDistanceMm, 'distance-not-positive') ??
    (curveRadiusMm === null ? null : reasonUnlessPositive(curveRadiusMm, 'radius-not-positive')) ??
    reasonAgainstWanted(wanted, Math.PI);
  if (reason) return impossible(reason);

  const flatWidthMm = 2 * eyeDistanceMm * Math.tan(wanted / 2);
  const closedForm = curveRadiusMm === null || fit === 'centre';
  const widthMm = closedForm
    ? flatWidthMm
    : bisect(
        (candidateMm) => {
          const h = hOfWidth(screen, candidateMm);
          return h.ok && h.value < wanted;
        },
        { low: 0, start: flatWidthMm },
      );
  if (widthMm === null) return impossible('wanted-angle-out-of-range');

  const there = hOfWidth(screen, widthMm);
  if (!there.ok) return there;
  return confirmed(widthMm / unitPanel.value.widthMm, { given: there.value, wanted });
};

/** Three screens of one size, facing the eye, whose size is sought. */
export interface ScreensToSize extends Omit<ScreenToSize, 'fit'> {
  readonly sides: Pick<SideScreens, 'bezelMm' | 'gapMm'>;
}

/**
 * Diagonal of each of three screens for a wanted total span at the given eye distance.
 *
 * @example diagonalForTotal({ ratio: { width: 16, height: 9 }, curveRadiusMm: null, eyeDistanceMm: 700,
 *   sides: { bezelMm: 8, gapMm: null } }, toRadians(163.1154)) // 812.8, that is 32in
 */
export const diagonalForTotal = (
  { ratio, curveRadiusMm, eyeDistanceMm, sides: { bezelMm, gapMm } }: ScreensToSize,
  wanted: Radians,
): Outcome<number> => {
  const unitPanel = panelSize(ratio, 1);
  if (!unitPanel.ok) return unitPanel;
  const totalOf = (diagonalMm: number): Outcome<Radians> => {
    const { widthMm, heightMm } = unitPanel.value;
    const panel = { widthMm: widthMm * diagonalMm, heightMm: heightMm * diagonalMm, curveRadiusMm };
    const sides = { bezelMm, gapMm, sideAngle: null, panel: null };
    const view = tripleScreen({ panel, eyeDistanceMm, sides });
    return view.ok ? possible(view.value.total) : view;
  };
  const reason =
    reasonUnlessPositive(eyeDistanceMm, 'distance-not-positive') ??
    (curveRadiusMm === null ? null : reasonUnlessPositive(curveRadiusMm, 'radius-not-positive')) ??
    reasonIfNegative(bezelMm, 'gap-negative') ??
    reasonIfNegative(gapMm ?? 0, 'gap-negative') ??
    reasonAgainstWanted(wanted, 2 * Math.PI);
  if (reason) return impossible(reason);

  const diagonalMm = bisect(
    (candidateMm) => {
      const total = totalOf(candidateMm);
      return total.ok && total.value < wanted;
    },
    { low: 0, start: eyeDistanceMm },
  );
  if (diagonalMm === null) return impossible('wanted-angle-out-of-range');
  const there = totalOf(diagonalMm);
  if (!there.ok) return there;
  return confirmed(diagonalMm, { given: there.value, wanted });
};
