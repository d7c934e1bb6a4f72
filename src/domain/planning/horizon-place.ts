import type { ViewedRig } from '../geometry/compute-view';
import { possibleIfFinite, type Outcome } from '../geometry/outcome';
import type { Radians } from '../geometry/units';

/** Place of the horizon on the centre screen. */
export type HorizonPlace =
  | {
      readonly horizonIs: 'inside';
      /** Negative below the middle. */
      readonly aboveMiddleMm: number;
      readonly aboveLowerEdgeMm: number;
      /** Rows of pixels above the horizon; null = the pixels are not known. */
      readonly rowsAbove: number | null;
      /** Turn of a camera that can only be pitched, down (+) or up (−). */
      readonly pitch: Radians;
    }
  | {
      /** Beyond the glass. */
      readonly horizonIs: 'above' | 'below';
      readonly beyondEdgeMm: number;
    };

/**
 * Place of the horizon on the glass, level with the eye. The screen stands upright: a rig has no tilt.
 *
 * @param rows Height of the picture in pixels; null = not known.
 * @example horizonPlace(seen, 1440) // 27in 16:9, the eye 80 mm above its middle: 248.1 mm above the lower edge, below 377 rows
 */
export const horizonPlace = (
  { rig: { eyeOffsetMm, panel }, view }: ViewedRig,
  rows: number | null,
): Outcome<HorizonPlace> => {
  const { lensShift, pitch } = view.horizon;
  const halfMm = panel.heightMm / 2;
  const beyondEdgeMm = Math.abs(eyeOffsetMm) - halfMm;
  if (beyondEdgeMm > 0)
    return possibleIfFinite({ horizonIs: eyeOffsetMm > 0 ? 'above' : 'below', beyondEdgeMm });
  return possibleIfFinite({
    horizonIs: 'inside',
    aboveMiddleMm: eyeOffsetMm,
    aboveLowerEdgeMm: halfMm + eyeOffsetMm,
    rowsAbove:
      rows !== null && Number.isFinite(rows) && rows >= 1 ? Math.round((0.5 - lensShift) * rows) : null,
    pitch,
  });
};
