import type { Bounds, Point } from '../domain/geometry/floor-plan';
import type { Size } from '../ui/svg/use-size';

/** CSS pixels on the paper, y downwards. */
export interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

/** Transform from the room to the paper. The centre screen has a fixed place; the eye moves in front of it. */
export interface Viewport {
  readonly pxPerMm: number;
  readonly centreX: number;
  readonly screenY: number;
}

/** Space of a driver, whatever the screens: the seat behind, the arms in front and to either side. */
const driver = { behindMm: 385, aheadMm: 300, halfWidthMm: 300 } as const;

/** Top margin for the dimension of the screen; side margins for the ruler. */
const margin = { top: 46, side: 46, bottom: 8 } as const;

/** Sizes are rounded up, so that the scale does not change with every small change. */
const stepMm = 100;
const stepped = (mm: number): number => Math.ceil(mm / stepMm - 1e-9) * stepMm;

interface Content {
  readonly bounds: Bounds;
  readonly eyeDistanceMm: number;
  /** Reserved pixels at the bottom, at each side, and above. */
  readonly reservedBottom: number;
  readonly besidePx?: number;
  readonly abovePx?: number;
}

/** Extent of the rig and its driver. */
export const roomFor = ({ bounds, eyeDistanceMm }: Pick<Content, 'bounds' | 'eyeDistanceMm'>) => {
  const farMm = Math.max(bounds.farMm, eyeDistanceMm);
  const behindMm = Math.max(driver.behindMm, -bounds.nearMm);
  return {
    farMm,
    deepMm: Math.max(driver.aheadMm, stepped(farMm)) + behindMm,
    halfWidthMm: Math.max(driver.halfWidthMm, stepped(Math.max(bounds.rightMm, -bounds.leftMm))),
  };
};

/** Largest scale that fits everything, centred on the paper. */
export const viewportFor = (
  { bounds, eyeDistanceMm, reservedBottom, besidePx = margin.side, abovePx = margin.top }: Content,
  size: Size,
): Viewport => {
  const { farMm, deepMm, halfWidthMm } = roomFor({ bounds, eyeDistanceMm });
  const roomX = Math.max(40, size.width - 2 * besidePx);
  const roomY = Math.max(40, size.height - abovePx - margin.bottom - reservedBottom);
  const pxPerMm = Math.min(roomX / (2 * halfWidthMm), roomY / deepMm);
  return {
    pxPerMm,
    centreX: size.width / 2,
    screenY: abovePx + (roomY - deepMm * pxPerMm) / 2 + (farMm - eyeDistanceMm) * pxPerMm,
  };
};

/** Converts from the room (eye at the origin, y forward) to the paper. */
export const projection =
  ({ pxPerMm, centreX, screenY }: Viewport, eyeDistanceMm: number) =>
  ({ xMm, yMm }: Point): PixelPoint => ({
    x: centreX + xMm * pxPerMm,
    y: screenY + (eyeDistanceMm - yMm) * pxPerMm,
  });

export type Project = ReturnType<typeof projection>;

/** Thousandths of a pixel are invisible; more digits would only make the page heavier. */
export const digits = (value: number): number => Math.round(value * 1000) / 1000;
