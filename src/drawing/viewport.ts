import type { Bounds, Point } from '../domain/geometry/floor-plan';
import type { Size } from '../ui/svg/use-size';

/** CSS pixels on the paper, y downwards. */
export interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

/** Where things in the room go on the paper. The centre screen has its place; the eye moves before it. */
export interface Viewport {
  readonly pxPerMm: number;
  readonly centreX: number;
  readonly screenY: number;
}

/** The room a driver takes, whatever the screens: the seat behind, the arms ahead and to either side. */
const driver = { behindMm: 385, aheadMm: 300, halfWidthMm: 300 } as const;

/** Above: the dimension of the screen. At the sides: the ruler. */
const margin = { top: 46, side: 46, bottom: 8 } as const;

/** Sizes grow in steps, so that the scale stands still for small changes. */
const stepMm = 100;
const stepped = (mm: number): number => Math.ceil(mm / stepMm - 1e-9) * stepMm;

interface Content {
  readonly bounds: Bounds;
  readonly eyeDistanceMm: number;
  /** Pixels at the bottom that something else needs, at each side, and above. */
  readonly reservedBottom: number;
  readonly besidePx?: number;
  readonly abovePx?: number;
}

/** The room that the rig and its driver take. */
export const roomFor = ({ bounds, eyeDistanceMm }: Pick<Content, 'bounds' | 'eyeDistanceMm'>) => {
  const farMm = Math.max(bounds.farMm, eyeDistanceMm);
  const behindMm = Math.max(driver.behindMm, -bounds.nearMm);
  return {
    farMm,
    deepMm: Math.max(driver.aheadMm, stepped(farMm)) + behindMm,
    halfWidthMm: Math.max(driver.halfWidthMm, stepped(Math.max(bounds.rightMm, -bounds.leftMm))),
  };
};

/** The largest scale at which everything fits, in the middle of the paper. */
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

/** From the room (eye at the origin, y forward) to the paper. */
export const projection =
  ({ pxPerMm, centreX, screenY }: Viewport, eyeDistanceMm: number) =>
  ({ xMm, yMm }: Point): PixelPoint => ({
    x: centreX + xMm * pxPerMm,
    y: screenY + (eyeDistanceMm - yMm) * pxPerMm,
  });

export type Project = ReturnType<typeof projection>;

/** Thousandths of a pixel are more than any screen shows; more digits would only make the page heavier. */
export const digits = (value: number): number => Math.round(value * 1000) / 1000;
