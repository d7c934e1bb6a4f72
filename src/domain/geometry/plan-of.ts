import { floorPlan, partialPlan, planBounds, type Bounds, type FloorPlan } from './floor-plan';
import type { Rig } from './rig';

/** Largest plan worth drawing. */
const largestMm = 1e5;

const isDrawable = ({ leftMm, rightMm, nearMm, farMm }: Bounds): boolean =>
  [leftMm, rightMm, nearMm, farMm].every((mm) => Math.abs(mm) < largestMm);

/**
 * The rig's plan, or the part of it that is possible; null if a drawing would show nothing.
 *
 * @example planOf({ ...rig, eyeDistanceMm: -500 }) // null: there is no screen before the eye
 */
export const planOf = (rig: Rig): FloorPlan | null => {
  const exact = floorPlan(rig);
  const plan = exact.ok ? exact.value : partialPlan(rig);
  if (!plan || !isDrawable(planBounds(plan))) return null;
  // A gap can be huge even between screens of sane sizes.
  const hinge = plan.sides?.rightHinge;
  if (!hinge) return plan;
  const around = { leftMm: hinge.xMm, rightMm: hinge.xMm, nearMm: hinge.yMm, farMm: hinge.yMm };
  return isDrawable(around) ? plan : null;
};
