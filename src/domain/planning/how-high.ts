import { horizon, type Horizon } from '../geometry/eye-height';
import { possible, type Outcome } from '../geometry/outcome';
import type { Rig } from '../geometry/rig';

export interface EyeHeight extends Horizon {
  /** Place of the horizon: in the picture, above it or below it. */
  readonly horizonIs: 'inside' | 'above' | 'below';
}

/** Distance from the middle to an edge, as a share of the height. */
const edge = 0.5;

/**
 * Horizon for an eye at this height above the middle of the screen. H and V do not change.
 *
 * @example eyeHeight(rig, 100) // 27in 16:9 at 500 mm: lensShift 0.2974, pitch 11.31° in radians, inside
 */
export const eyeHeight = ({ panel, eyeDistanceMm }: Rig, eyeOffsetMm: number): Outcome<EyeHeight> => {
  const found = horizon(eyeOffsetMm, { eyeDistanceMm, heightMm: panel.heightMm });
  if (!found.ok) return found;
  const { lensShift } = found.value;
  const horizonIs = Math.abs(lensShift) <= edge ? 'inside' : lensShift > 0 ? 'above' : 'below';
  return possible({ ...found.value, horizonIs });
};
