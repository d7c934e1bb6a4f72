import { planBounds, type FloorPlan } from '../domain/geometry/floor-plan';
import type { Size } from '../ui/svg/use-size';
import { roomFor, viewportFor, type Viewport } from './viewport';
import type { DrawnRig } from './top-model';

export interface Placed {
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

/** What several rigs take up around one eye. */
const sameEyeContent = (rigs: readonly DrawnRig[]) => {
  const bounds = rigs.flatMap(({ rig, plan }) => {
    if (!rig || !plan) return [];
    const { leftMm, rightMm, nearMm, farMm } = planBounds(plan);
    return [{ leftMm, rightMm, nearMm, farMm: Math.max(farMm, rig.eyeDistanceMm) }];
  });
  const farMm = Math.max(0, ...bounds.map((each) => each.farMm));
  return {
    bounds: {
      leftMm: Math.min(0, ...bounds.map(({ leftMm }) => leftMm)),
      rightMm: Math.max(0, ...bounds.map(({ rightMm }) => rightMm)),
      nearMm: Math.min(0, ...bounds.map(({ nearMm }) => nearMm)),
      farMm,
    },
    eyeDistanceMm: farMm,
  };
};

/** How deep the paper is for its width on which they fit without room to spare. */
export const sameEyeShape = (rigs: readonly DrawnRig[]): number => {
  const { deepMm, halfWidthMm } = roomFor(sameEyeContent(rigs));
  return deepMm / (2 * halfWidthMm);
};

/** Pixels around them, where other than usual. */
interface Around {
  readonly besidePx?: number;
  readonly abovePx?: number;
}

/**
 * One scale at which several rigs fit, and one place for the eye of them all: what differs in the drawings is what differs
 * for whoever sits there. Gives each rig its paper by its eye distance.
 *
 * @example sameEyeViewport([near, far], size)(500) // as large as the far one allows
 */
export function sameEyeViewport(
  rigs: readonly DrawnRig[],
  size: Size,
  around: Around = {},
): (eyeDistanceMm: number) => Viewport {
  const content = sameEyeContent(rigs);
  const farMm = content.eyeDistanceMm;
  const { screenY, ...viewport } = viewportFor({ ...content, ...around, reservedBottom: 0 }, size);
  const eyeY = screenY + farMm * viewport.pxPerMm;
  return (eyeDistanceMm) => ({ ...viewport, screenY: eyeY - eyeDistanceMm * viewport.pxPerMm });
}
