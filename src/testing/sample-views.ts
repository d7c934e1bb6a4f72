import type { Rig } from '../domain/geometry/rig';
import { seamGapMm } from '../domain/geometry/triple-screen';
import { radians, toRadians } from '../domain/geometry/units';
import type { TripleView, ViewAngles } from '../domain/geometry/view-angles';
import { exampleRigs } from './example-rigs';

// Views for the tests of the games, directly by the flat formulas, so that an error in the geometry cannot hide one in
// the games.

const angleOf = (length: number, distance: number) => radians(2 * Math.atan(length / 2 / distance));

export const flatView = (widthMm: number, heightMm: number, distanceMm: number): ViewAngles => {
  const h = angleOf(widthMm, distanceMm);
  return {
    h,
    v: angleOf(heightMm, distanceMm),
    coverage: h,
    fits: null,
    aspect: widthMm / heightMm,
    flatEquivalent: { widthMm, heightMm, distanceMm },
    horizon: { pitch: radians(0), lensShift: 0 },
    triple: null,
  };
};

/** A flat screen with a horizontal angle in degrees. */
export const viewOfH = (hDegrees: number, ratio = 16 / 9): ViewAngles => {
  const width = 2 * Math.tan(toRadians(hDegrees) / 2);
  return { ...flatView(width, width / ratio, 1), h: toRadians(hDegrees), aspect: ratio };
};

/** A flat screen with a vertical angle in degrees. */
export const viewOfV = (vDegrees: number, ratio = 16 / 9): ViewAngles => {
  const height = 2 * Math.tan(toRadians(vDegrees) / 2);
  return { ...flatView(ratio * height, height, 1), v: toRadians(vDegrees), aspect: ratio };
};

/** 27in 16:9 at 50 cm: H 61.7358, V 37.1675. */
export const defaultRig: Rig = exampleRigs.flat27;

/** 3 × 32in 16:9 at 70 cm, bezels of 8 mm that touch: A 54.7177, H 53.6799, V 31.7761, T 163.1154. */
export const tripleRig: Rig = exampleRigs.flatTriple32;

/** View of a flat rig. */
export const viewOf = ({ panel, eyeDistanceMm: d, sides }: Rig): ViewAngles => {
  const view = flatView(panel.widthMm, panel.heightMm, d);
  if (sides === null) return view;
  const w = panel.widthMm;
  const gap = seamGapMm(sides);
  const hinge = (w + gap) / 2;
  const sideAngle = sides.sideAngle ?? angleOf(w + gap, d);
  const alongSide = gap / 2 + w;
  const total = radians(
    2 * Math.atan2(hinge + alongSide * Math.cos(sideAngle), d - alongSide * Math.sin(sideAngle)),
  );
  // Only the parts that games use.
  const triple = {
    sideAngle,
    total,
    oneProjection: angleOf(3 * w, d),
    oneProjectionBezelCorrected: angleOf(3 * w + 2 * gap, d),
    sideOffsetMm: hinge - (d * Math.sin(sideAngle) - hinge * Math.cos(sideAngle)),
  } as TripleView;
  return { ...view, triple };
};
