import { planBounds } from '../domain/geometry/floor-plan';
import type { Size } from '../ui/svg/use-size';
import { viewportFor, type Viewport } from './viewport';
import type { DrawnRig } from './top-model';

/**
 * One scale at which several rigs fit, and one place for the eye of them all: what differs in the drawings is what differs
 * for whoever sits there. Gives each rig its paper by its eye distance.
 *
 * @example sameEyeViewport([near, far], size)(500) // as large as the far one allows
 */
export function sameEyeViewport(rigs: readonly DrawnRig[], size: Size): (eyeDistanceMm: number) => Viewport {
  const bounds = rigs.flatMap(({ rig, plan }) => {
    if (!rig || !plan) return [];
    const { leftMm, rightMm, nearMm, farMm } = planBounds(plan);
    return [{ leftMm, rightMm, nearMm, farMm: Math.max(farMm, rig.eyeDistanceMm) }];
  });
  const farMm = Math.max(0, ...bounds.map((each) => each.farMm));
  const { screenY, ...viewport } = viewportFor(
    {
      bounds: {
        leftMm: Math.min(0, ...bounds.map(({ leftMm }) => leftMm)),
        rightMm: Math.max(0, ...bounds.map(({ rightMm }) => rightMm)),
        nearMm: Math.min(0, ...bounds.map(({ nearMm }) => nearMm)),
        farMm,
      },
      eyeDistanceMm: farMm,
      reservedBottom: 0,
    },
    size,
  );
  const eyeY = screenY + farMm * viewport.pxPerMm;
  return (eyeDistanceMm) => ({ ...viewport, screenY: eyeY - eyeDistanceMm * viewport.pxPerMm });
}
