import { possibleIfFinite, type Outcome } from '../geometry/outcome';
import type { Rig } from '../geometry/rig';
import type { Radians } from '../geometry/units';
import { eyeHeight } from './how-high';

/** Place of the horizon on the centre screen. */
export type HorizonPlace =
  | {
      readonly horizonIs: 'inside';
      /** Negative below the middle. */
      readonly aboveMiddleMm: number;
      readonly aboveLowerEdgeMm: number;
      /** Share of the picture's height, from its upper edge. */
      readonly fromTop: number;
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
 * Place of the horizon on the glass of a rig, which is level with the eye. The screen stands upright: a rig has no
 * tilt.
 *
 * @example horizonPlace({ ...rig, eyeOffsetMm: 80 }, 1440) // 27in 16:9: 80 mm above the middle, 248.1 above the lower edge, below 377 rows
 */
export const horizonPlace = (rig: Rig, rows: number | null): Outcome<HorizonPlace> => {
  const { eyeOffsetMm, panel } = rig;
  const found = eyeHeight(rig, eyeOffsetMm);
  if (!found.ok) return found;
  const { horizonIs, lensShift, pitch } = found.value;
  const halfMm = panel.heightMm / 2;
  if (horizonIs !== 'inside')
    return possibleIfFinite({ horizonIs, beyondEdgeMm: Math.abs(eyeOffsetMm) - halfMm });
  const fromTop = 0.5 - lensShift;
  return possibleIfFinite({
    horizonIs,
    aboveMiddleMm: eyeOffsetMm,
    aboveLowerEdgeMm: halfMm + eyeOffsetMm,
    fromTop,
    rowsAbove: rows !== null && Number.isFinite(rows) && rows >= 1 ? Math.round(fromTop * rows) : null,
    pitch,
  });
};
