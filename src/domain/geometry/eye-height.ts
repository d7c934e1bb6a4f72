import {
  impossible,
  possibleIfFinite,
  reasonUnlessFinite,
  reasonUnlessPositive,
  type Outcome,
} from './outcome';
import { radians, type Radians } from './units';

/** Where the horizon belongs when the eye is not at mid height. Both are positive when it belongs above the middle. */
export interface Horizon {
  /** How far the camera has to look down (+) or up (−). Close, not exact. */
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
