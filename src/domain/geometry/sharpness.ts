import {
  impossible,
  possibleIfFinite,
  reasonIfNegative,
  reasonUnlessPositive,
  type Outcome,
} from './outcome';

interface SharpnessInput {
  /** Pixels across the picture. */
  readonly widthPx: number;
  /** The same across in millimetres, along the glass. */
  readonly widthMm: number;
  /** Eye to the middle of the glass. */
  readonly eyeDistanceMm: number;
  /** Between two lit pictures at a seam; 0 = there is none. */
  readonly gapMm: number;
}

/** How fine the picture is from where the eye is. */
export interface Sharpness {
  /** Straight ahead, where the glass is nearest and each pixel looks largest. */
  readonly pixelsPerDegree: number;
  /** What a seam hides, in pixels: for the bezel correction of a graphics driver. */
  readonly gapPx: number;
}

/**
 * @example sharpness({ widthPx: 2560, widthMm: 597.73, eyeDistanceMm: 500, gapMm: 0 }) // 37.4 pixels per degree
 */
export const sharpness = ({ widthPx, widthMm, eyeDistanceMm, gapMm }: SharpnessInput): Outcome<Sharpness> => {
  const reason =
    reasonUnlessPositive(widthPx, 'size-not-positive') ??
    reasonUnlessPositive(widthMm, 'size-not-positive') ??
    reasonUnlessPositive(eyeDistanceMm, 'distance-not-positive') ??
    reasonIfNegative(gapMm, 'gap-negative');
  if (reason) return impossible(reason);
  const pxPerMm = widthPx / widthMm;
  return possibleIfFinite({
    pixelsPerDegree: (pxPerMm * eyeDistanceMm * Math.PI) / 180,
    gapPx: pxPerMm * gapMm,
  });
};
