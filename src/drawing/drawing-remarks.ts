import { words } from '#messages/drawing';
import { planBounds, type FloorPlan } from '../domain/geometry/floor-plan';
import { toDegrees, type Units } from '../domain/geometry/units';
import { angleText } from '../text/angles';
import { shortLengthText } from '../text/lengths';
import type { DrawnRig } from './top-model';
import { seatFromAbove } from './silhouettes';

/** From here on at most a sixth of the way round is open, behind the back, where one would have to get in. */
const nearlyAllRoundDegrees = 300;

/** As wide as the seat in the drawing: narrower than that, nobody sits between the ends of the screens, or gets in. */
const seatWidthMm = 2 * seatFromAbove.halfWidthMm;

const rounded = (mm: number, units?: Units): string => shortLengthText(Math.round(mm / 10) * 10, units);

/** From here on the seat is about a twentieth of the paper, or less. */
const vastMm = 10_000;

/** The longer side of what is drawn: the screens, and the way to them. */
const acrossMm = (plan: FloorPlan): number => {
  const { leftMm, rightMm, nearMm, farMm } = planBounds(plan);
  return Math.max(rightMm - leftMm, Math.max(0, farMm) - Math.min(0, nearMm));
};

/** What is possible to calculate, but not to sit in or to see, in words; null = nothing to remark. */
export function remarkOn({ seen, plan, units }: DrawnRig): string | null {
  if (!seen.ok || !plan) return null;
  if (acrossMm(plan) >= vastMm) return words.remarks.vast(rounded(acrossMm(plan), units));
  if (!plan.sides || !seen.value.view.triple) return null;
  const { total } = seen.value.view.triple;
  const left = plan.sides.left.frame.start;
  const right = plan.sides.right.frame.end;
  // Ends ahead of the face are in nobody's way.
  if (right.yMm > 0) return null;
  const openingMm = right.xMm - left.xMm;
  if (openingMm <= 0) return words.remarks.screensMeet;
  if (openingMm < seatWidthMm)
    return words.remarks.tooNarrow(rounded(openingMm, units), rounded(seatWidthMm, units));
  return toDegrees(total) >= nearlyAllRoundDegrees ? words.remarks.nearlyAllRound(angleText(total)) : null;
}
