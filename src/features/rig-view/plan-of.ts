import { floorPlan, partialPlan, planBounds, type FloorPlan } from '../../core/floor-plan';
import type { Rig } from '../../core/rig';
import { isDrawable } from './paper';

/** The rig's plan, or as much of it as there is; null where a drawing would show nothing. */
export const planOf = (rig: Rig): FloorPlan | null => {
  const exact = floorPlan(rig);
  const plan = exact.ok ? exact.value : partialPlan(rig);
  if (!plan || !isDrawable(planBounds(plan))) return null;
  // Between screens of sane sizes the gap may still be beyond all measure.
  const hinge = plan.sides?.rightHinge;
  if (!hinge) return plan;
  const around = { leftMm: hinge.xMm, rightMm: hinge.xMm, nearMm: hinge.yMm, farMm: hinge.yMm };
  return isDrawable(around) ? plan : null;
};
