import { words } from '#messages/drawing';
import { planBounds, type FloorPlan } from '../domain/geometry/floor-plan';
import { toDegrees, type Units } from '../domain/geometry/units';
import { angleText } from '../text/angles';
import { shortLengthText } from '../text/lengths';
import { seatFromAbove } from './silhouettes';
import type { RigToDraw } from './top-layout';

/** Angle from which at most a sixth of the circle is open, behind the back, as the way in. */
const nearlyAllRoundDegrees = 300;

/** Width of the drawn seat, which must fit between the ends of the screens. */
const seatWidthMm = 2 * seatFromAbove.halfWidthMm;

const rounded = (mm: number, units: Units): string => shortLengthText(Math.round(mm / 10) * 10, units);

/** Size at which the seat is a twentieth of the paper or less. */
const vastMm = 10_000;

/** Longer side of the drawing's extent: the screens, and the distance to them. */
const acrossMm = (plan: FloorPlan): number => {
  const { leftMm, rightMm, nearMm, farMm } = planBounds(plan);
  return Math.max(rightMm - leftMm, Math.max(0, farMm) - Math.min(0, nearMm));
};

/** Sentence about a rig that can be calculated, but not sat in or seen; null = nothing to remark. */
export function remarkOn({ seen, plan }: RigToDraw, units: Units): string | null {
  if (!seen.ok || !plan) return null;
  if (acrossMm(plan) >= vastMm) return words.remarks.vast(rounded(acrossMm(plan), units));
  if (!plan.sides || !seen.value.view.triple) return null;
  const { total } = seen.value.view.triple;
  const left = plan.sides.left.frame.start;
  const right = plan.sides.right.frame.end;
  // Ends in front of the face block nothing.
  if (right.yMm > 0) return null;
  const openingMm = right.xMm - left.xMm;
  if (openingMm <= 0) return words.remarks.screensMeet;
  if (openingMm < seatWidthMm)
    return words.remarks.tooNarrow(rounded(openingMm, units), rounded(seatWidthMm, units));
  return toDegrees(total) >= nearlyAllRoundDegrees ? words.remarks.nearlyAllRound(angleText(total)) : null;
}
