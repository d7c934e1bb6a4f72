import {
  impossible,
  possibleIfFinite,
  reasonUnlessFinite,
  reasonUnlessPositive,
  type Outcome,
} from './outcome';
import type { Rig } from './rig';
import { radians, type Radians } from './units';

/** Place of the horizon in the picture when the eye is not at mid height. Both are positive for above the middle. */
export interface Horizon {
  /** Camera pitch, down (+) or up (−). Close, not exact. */
  readonly pitch: Radians;
  /** The horizon's height above the middle, as a share of the picture's height. Exact. */
  readonly lensShift: number;
}

/**
 * The horizon is as high as the eye, so it belongs `eyeOffsetMm` above the middle of the glass. H and V stay.
 *
 * @example horizon(50, { eyeDistanceMm: 500, heightMm: 400 }) // pitch 5.71° in radians, lensShift 0.125
 */
export const horizon = (
  eyeOffsetMm: number,
  { eyeDistanceMm, heightMm }: { readonly eyeDistanceMm: number; readonly heightMm: number },
): Outcome<Horizon> => {
  const reason =
    reasonUnlessPositive(heightMm, 'size-not-positive') ??
    reasonUnlessPositive(eyeDistanceMm, 'distance-not-positive') ??
    reasonUnlessFinite(eyeOffsetMm);
  if (reason) return impossible(reason);
  return possibleIfFinite({
    pitch: radians(Math.atan2(eyeOffsetMm, eyeDistanceMm)),
    lensShift: eyeOffsetMm / heightMm,
  });
};

/**
 * Angle from the upper to the lower rim at the middle of the glass. Unlike a game's setting, it is neither symmetric
 * about the middle nor subject to a curve's fit.
 *
 * @example heightInView(rig) // 27in at 50 cm: 37.2° in radians, from 10 cm above its middle 36.0°
 */
export const heightInView = ({ panel, eyeDistanceMm, eyeOffsetMm }: Rig): Radians => {
  const half = panel.heightMm / 2;
  return radians(
    Math.atan2(half - eyeOffsetMm, eyeDistanceMm) + Math.atan2(half + eyeOffsetMm, eyeDistanceMm),
  );
};
