import { impossible, possibleIfFinite, reasonUnlessPositive, type Outcome } from './outcome';
import { radians, type Radians } from './units';

/** Three tape measures, all from above and between the same kind of edge. */
export interface StandMeasures {
  /** Centre screen, from its far corner to the seam. */
  readonly centreWidthMm: number;
  /** Side screen, from the seam to its far corner. */
  readonly sideWidthMm: number;
  /** Straight across, between the two far corners. */
  readonly farCornersMm: number;
}

/**
 * Side angle of an existing stand: `A = π − acos((p² + q² − r²)/2pq)`. Written with half angles, which keeps all digits
 * for a stand that is almost straight.
 *
 * @example standAngle({ centreWidthMm: 600, sideWidthMm: 600, farCornersMm: 1039.23 }) // 60°, in radians
 */
export const standAngle = ({ centreWidthMm, sideWidthMm, farCornersMm }: StandMeasures): Outcome<Radians> => {
  const reason =
    reasonUnlessPositive(centreWidthMm, 'size-not-positive') ??
    reasonUnlessPositive(sideWidthMm, 'size-not-positive') ??
    reasonUnlessPositive(farCornersMm, 'size-not-positive');
  if (reason) return impossible(reason);

  const sumMm = centreWidthMm + sideWidthMm;
  const differenceMm = Math.abs(centreWidthMm - sideWidthMm);
  if (!Number.isFinite(sumMm + farCornersMm)) return impossible('not-finite');
  if (farCornersMm > sumMm || farCornersMm < differenceMm) return impossible('tapes-make-no-triangle');

  const straight = Math.sqrt(farCornersMm - differenceMm) * Math.sqrt(farCornersMm + differenceMm);
  const folded = Math.sqrt(sumMm - farCornersMm) * Math.sqrt(sumMm + farCornersMm);
  // Both are 0 only if one width is lost in the rounding of the other.
  if (folded === 0 && straight === 0) return impossible('not-finite');
  return possibleIfFinite(radians(2 * Math.atan2(folded, straight)));
};
