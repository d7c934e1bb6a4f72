import { planBounds, type Bounds } from '../domain/geometry/floor-plan';
import type { Size } from '../ui/svg/use-size';
import type { RigToDraw } from './top-layout';
import { roomFor, viewportFor, type Viewport } from './viewport';

interface Extent {
  readonly bounds: Bounds;
  readonly eyeDistanceMm: number;
}

/** Extents of the rigs that can be drawn. */
const extentsOf = (rigs: readonly RigToDraw[]): readonly Extent[] =>
  rigs.flatMap(({ rig, plan }) =>
    rig.ok && plan ? [{ bounds: planBounds(plan), eyeDistanceMm: rig.value.eyeDistanceMm }] : [],
  );

const union = (bounds: readonly Bounds[]): Bounds => ({
  leftMm: Math.min(...bounds.map(({ leftMm }) => leftMm)),
  rightMm: Math.max(...bounds.map(({ rightMm }) => rightMm)),
  nearMm: Math.min(...bounds.map(({ nearMm }) => nearMm)),
  farMm: Math.max(...bounds.map(({ farMm }) => farMm)),
});

/**
 * Viewport in which several rigs fit at one scale, their centre screens on the same spot; null unless all of them can be drawn.
 *
 * @example commonViewport([near, far], size).pxPerMm // that of the one that needs more room
 */
export const commonViewport = (rigs: readonly RigToDraw[], size: Size): Viewport | null => {
  const extents = extentsOf(rigs);
  if (extents.length < rigs.length) return null;
  const eyeDistanceMm = Math.max(...extents.map((extent) => extent.eyeDistanceMm));
  // Moves each back until its screen is at that of the farthest eye.
  const moved = extents.map(({ bounds, eyeDistanceMm: ownMm }) => ({
    ...bounds,
    nearMm: bounds.nearMm + eyeDistanceMm - ownMm,
    farMm: bounds.farMm + eyeDistanceMm - ownMm,
  }));
  return viewportFor({ bounds: union(moved), eyeDistanceMm, reservedBottom: 0 }, size);
};

/** Extent of several rigs around one eye. */
const sameEyeExtent = (rigs: readonly RigToDraw[]): Extent => {
  const atEye: Bounds = { leftMm: 0, rightMm: 0, nearMm: 0, farMm: 0 };
  const bounds = extentsOf(rigs).map((extent) => ({
    ...extent.bounds,
    farMm: Math.max(extent.bounds.farMm, extent.eyeDistanceMm),
  }));
  const all = union([atEye, ...bounds]);
  return { bounds: all, eyeDistanceMm: all.farMm };
};

/** Height of the paper for its width that several rigs fill exactly. */
export const sameEyeShape = (rigs: readonly RigToDraw[]): number => {
  const { deepMm, halfWidthMm } = roomFor(sameEyeExtent(rigs));
  return deepMm / (2 * halfWidthMm);
};

/** Margins in pixels, instead of the defaults. */
interface Around {
  readonly besidePx?: number;
  readonly abovePx?: number;
}

/**
 * Viewports of several rigs with one scale and one eye.
 *
 * @example sameEyeViewport([near, far], size)(near) // as large as the far one allows
 */
export function sameEyeViewport(
  rigs: readonly RigToDraw[],
  size: Size,
  around: Around = {},
): (rig: RigToDraw) => Viewport {
  const extent = sameEyeExtent(rigs);
  const { screenY, ...viewport } = viewportFor({ ...extent, ...around, reservedBottom: 0 }, size);
  const eyeY = screenY + extent.eyeDistanceMm * viewport.pxPerMm;
  return ({ rig }) => ({
    ...viewport,
    screenY: eyeY - (rig.ok ? rig.value.eyeDistanceMm : 0) * viewport.pxPerMm,
  });
}
