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
  /** The same width in millimetres, along the glass. */
  readonly widthMm: number;
  /** Eye to the middle of the glass. */
  readonly eyeDistanceMm: number;
  /** Distance between two lit pictures at a seam; 0 for one screen. */
  readonly gapMm: number;
}

/** Resolution of the picture from the eye. */
export interface Sharpness {
  /** Straight ahead, where the glass is nearest and each pixel looks largest. */
  readonly pixelsPerDegree: number;
  /** Pixels hidden at a seam: for the bezel correction of a graphics driver. */
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
