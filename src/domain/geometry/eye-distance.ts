import { halfArc } from './arc';
import { bisect } from './bisection';
import { curvedScreen, isCurved, type CurvedPanel } from './curved-screen';
import { impossible, possibleIfFinite, reasonUnlessPositive, type Impossible, type Outcome } from './outcome';
import { reasonAgainstPanel } from './panel-in-view';
import type { CurveFit, Rig } from './rig';
import type { Radians } from './units';
import { fitOf, viewAngles } from './view-angles';

/** A rig whose eye distance is sought. */
export type RigToPlace = Omit<Rig, 'eyeDistanceMm'>;

/** Guard: an answer counts only if computing forwards from it gives the wanted value this closely. */
export const confirmed = (
  answer: number,
  { given, wanted }: { readonly given: number; readonly wanted: number },
): Outcome<number> =>
  Math.abs(given - wanted) <= 1e-9 ? possibleIfFinite(answer) : impossible('wanted-angle-out-of-range');

export const reasonAgainstWanted = (wanted: Radians, below: number): Impossible | null =>
  reasonUnlessPositive(wanted, 'wanted-angle-out-of-range') ??
  (wanted < below ? null : 'wanted-angle-out-of-range');

/** Distance of a curved screen for tan(H/2), by fit; null if there is none. */
const curvedDistanceMm = (panel: CurvedPanel, tanHalfH: number, fit: CurveFit): number | null => {
  const { halfChordMm, sagittaMm } = halfArc(panel.widthMm / 2, panel.curveRadiusMm);
  if (fit === 'centre') return panel.widthMm / 2 / tanHalfH;
  if (fit === 'edge') return halfChordMm / tanHalfH + sagittaMm;
  const wanted = 2 * Math.atan(tanHalfH);
  return bisect(
    (distanceMm) => {
      // Beyond the sagitta the rim is never behind the eye; a screen that hides itself means the eye is too far.
      const view = curvedScreen(panel, distanceMm);
      return view.ok && view.value.fits.balanced.h > wanted;
    },
    { low: sagittaMm, start: panel.widthMm },
  );
};

const eyeDistanceForTangent = (rig: RigToPlace, tanHalfH: number): Outcome<number> => {
  const { panel } = rig;
  const distanceMm = isCurved(panel)
    ? curvedDistanceMm(panel, tanHalfH, fitOf(rig))
    : panel.widthMm / 2 / tanHalfH;
  if (distanceMm === null) return impossible('wanted-angle-out-of-range');

  const there = viewAngles({ ...rig, eyeDistanceMm: distanceMm });
  if (!there.ok) return there;
  return confirmed(distanceMm, { given: there.value.h, wanted: 2 * Math.atan(tanHalfH) });
};

/**
 * Eye distance for a wanted H. Flat: `d = w/(2·tan(H/2))`; curved by the rig's fit.
 *
 * @example eyeDistanceForH(rig, toRadians(60)) // 517.65, 27in 16:9 flat
 */
export const eyeDistanceForH = (rig: RigToPlace, wanted: Radians): Outcome<number> => {
  const reason = reasonAgainstPanel(rig.panel) ?? reasonAgainstWanted(wanted, Math.PI);
  return reason ? impossible(reason) : eyeDistanceForTangent(rig, Math.tan(wanted / 2));
};

/**
 * Eye distance for a wanted V: converts V to H by the panel's w : h first.
 *
 * @example eyeDistanceForV(rig, toRadians(36)) // 517.39, 27in 16:9 flat
 */
export const eyeDistanceForV = (rig: RigToPlace, wanted: Radians): Outcome<number> => {
  const { panel } = rig;
  const reason = reasonAgainstPanel(panel) ?? reasonAgainstWanted(wanted, Math.PI);
  if (reason) return impossible(reason);
  return eyeDistanceForTangent(rig, Math.tan(wanted / 2) * (panel.widthMm / panel.heightMm));
};
