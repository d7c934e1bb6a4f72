import { words as exactWords } from '#messages/exact';
import { words } from '#messages/drawing';
import { halfArc } from '../domain/geometry/arc';
import { heightInView } from '../domain/geometry/eye-height';
import type { Outcome } from '../domain/geometry/outcome';
import type { Panel } from '../domain/geometry/rig';
import type { ViewedRig } from '../domain/geometry/compute-view';
import { angleText, degreesText } from './angles';
import { lengthText, shortLengthText } from './lengths';
import { percentText } from './percent';
import { toDegrees, type Units } from '../domain/geometry/units';

/** null = flat. */
const curveOf = ({ widthMm, curveRadiusMm }: Panel, units: Units) => {
  if (curveRadiusMm === null) return null;
  const { halfChordMm, sagittaMm } = halfArc(widthMm / 2, curveRadiusMm);
  return { chord: lengthText(2 * halfChordMm, units), sagitta: lengthText(sagittaMm, units) };
};

/** Text alternative of the drawing. */
export const describeRig = (seen: Outcome<ViewedRig>, units: Units = 'cm'): string => {
  const { described } = words;
  if (!seen.ok) return described.impossible(exactWords.impossible[seen.reason]);
  const { rig, view } = seen.value;
  const curve = curveOf(rig.panel, units);
  const screen = {
    glass: lengthText(rig.panel.widthMm, units),
    distance: shortLengthText(rig.eyeDistanceMm, units),
  };
  const { triple } = view;
  if (!triple) {
    const single = { ...screen, coverage: angleText(view.coverage) };
    return curve ? described.curvedSingle({ ...single, ...curve }) : described.flatSingle(single);
  }
  const { footprint } = triple;
  const all = {
    ...screen,
    sideAngle: angleText(triple.sideAngle),
    total: angleText(triple.total),
    hidden: angleText(triple.blindWedge),
    footprintWidth: lengthText(footprint.widthMm, units),
    footprintDepth: lengthText(footprint.depthMm, units),
  };
  return curve ? described.curvedTriple({ ...all, ...curve }) : described.flatTriple(all);
};

/** Facts that the drawing of a curved screen shows without a number; null = flat. */
export const describeCurve = ({ rig, view }: ViewedRig, units: Units = 'cm'): string | null => {
  const curve = curveOf(rig.panel, units);
  return (
    curve &&
    words.rig.curved({
      glass: lengthText(rig.panel.widthMm, units),
      sagitta: curve.sagitta,
      coverage: angleText(view.coverage),
    })
  );
};

/** Angle of a curved screen in the side view, and why the result differs; null = no difference, or flat. */
export const describeCurveFromSide = ({ rig, view }: ViewedRig): string | null => {
  const coverage = angleText(heightInView(rig));
  const v = angleText(view.v);
  return rig.panel.curveRadiusMm === null || v === coverage
    ? null
    : words.rig.curvedFromSide({ coverage, v });
};

/** Farthest seat; larger numbers would not fit a sentence. */
const farthestMm = 1e4;

/** Place of the horizon in words. */
export const describeHorizon = ({ rig, view }: ViewedRig, units: Units = 'cm'): string => {
  const { eyeOffsetMm } = rig;
  const { level, tooFar, above, below } = words.horizon;
  if (eyeOffsetMm === 0) return level;
  if (Math.abs(eyeOffsetMm) > farthestMm) return tooFar;
  const { pitch, lensShift } = view.horizon;
  const numbers = {
    offset: shortLengthText(Math.abs(eyeOffsetMm), units),
    shift: percentText(Math.abs(lensShift), 1),
    pitch: degreesText(Math.abs(toDegrees(pitch))),
  };
  return eyeOffsetMm > 0 ? above(numbers) : below(numbers);
};

/** Text alternative of the side view. */
export const describeFromSide = (seen: Outcome<ViewedRig>): string =>
  seen.ok ? words.described.fromTheSide(angleText(seen.value.view.v)) : words.described.fromTheSideInPart;
