import { planBounds, type FloorPlan } from '../domain/geometry/floor-plan';
import type { Size } from '../ui/svg/use-size';
import { viewportFor, type Viewport } from './viewport';

interface Placed {
  readonly plan: FloorPlan;
  readonly eyeDistanceMm: number;
}

/**
 * One paper on which several rigs fit at one scale, their centre screens on the same spot.
 *
 * @example commonViewport([near, far], size).pxPerMm // that of the one that needs more room
 */
export const commonViewport = (rigs: readonly Placed[], size: Size): Viewport => {
  const eyeDistanceMm = Math.max(...rigs.map((rig) => rig.eyeDistanceMm));
  // Each is moved back until its screen stands where that of the farthest eye stands.
  const bounds = rigs.map((rig) => {
    const { leftMm, rightMm, nearMm, farMm } = planBounds(rig.plan);
    const backMm = eyeDistanceMm - rig.eyeDistanceMm;
    return { leftMm, rightMm, nearMm: nearMm + backMm, farMm: farMm + backMm };
  });
  return viewportFor(
    {
      bounds: {
        leftMm: Math.min(...bounds.map(({ leftMm }) => leftMm)),
        rightMm: Math.max(...bounds.map(({ rightMm }) => rightMm)),
        nearMm: Math.min(...bounds.map(({ nearMm }) => nearMm)),
        farMm: Math.max(...bounds.map(({ farMm }) => farMm)),
      },
      eyeDistanceMm,
      reservedBottom: 0,
    },
    size,
  );
};
