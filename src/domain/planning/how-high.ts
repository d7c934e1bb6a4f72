import { horizon, type Horizon } from '../geometry/eye-height';
import { possible, type Outcome } from '../geometry/outcome';
import type { Rig } from '../geometry/rig';

export interface EyeHeight extends Horizon {
  /** Where the horizon belongs: in the picture, or above or below all of it. */
  readonly horizonIs: 'inside' | 'above' | 'below';
}

/** From the middle to an edge, as a share of the height. */
const edge = 0.5;

/**
 * What an eye at this height above the middle of the screen asks for. H and V stay as they are.
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
