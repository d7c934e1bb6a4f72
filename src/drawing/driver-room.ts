import type { FloorPlan, Point, Stroke } from '../domain/geometry/floor-plan';
import { runsOver } from './place-labels';
import { headFromAbove, seatFromAbove, wheelFromAbove, type BoxMm } from './silhouettes';

/** What there is room for between the screens, besides the eye. */
export interface DriverRoom {
  /** false = a screen stands where the driver would sit. */
  readonly driver: boolean;
  /** From the eye to the middle of the wheel; null = there is no room for one. */
  readonly wheelMm: number | null;
}

/** Between the wheel and the glass there is room for the fingers. */
const fingersMm = 25;

/** Nearer than this, nobody could turn it. */
const nearestWheelMm = 200;

/** Spots along a screen, near enough to each other to find out what lies on it. */
export const pointsAlong = (stroke: Stroke): readonly Point[] => {
  if (stroke.kind === 'line' || stroke.radiusMm > 1e6) return [stroke.start, stroke.end];
  const { centre, radiusMm, startAngle, endAngle } = stroke;
  return Array.from({ length: 13 }, (_, index) => {
    const angle = startAngle + ((endAngle - startAngle) * index) / 12;
    return { xMm: centre.xMm + radiusMm * Math.sin(angle), yMm: centre.yMm + radiusMm * Math.cos(angle) };
  });
};

const isIn = ({ halfWidthMm, fromMm, toMm }: BoxMm, from: Point, to: Point): boolean =>
  runsOver(
    { from: { x: from.xMm, y: from.yMm }, to: { x: to.xMm, y: to.yMm }, thickness: 0 },
    { x: -halfWidthMm, y: fromMm, width: 2 * halfWidthMm, height: toMm - fromMm },
  );

/** What the wheel and the way to it take. */
const wheelBox = (wheelMm: number): BoxMm => ({
  halfWidthMm: wheelFromAbove.diameterMm / 2 + fingersMm,
  fromMm: 0,
  toMm: wheelMm + wheelFromAbove.depthMm / 2 + fingersMm,
});

/** The wheel stands as far off as it would without screens, or as far as the screens leave room, to a centimetre. */
export const driverRoom = ({ centre, sides }: FloorPlan): DriverRoom => {
  const screens = (sides ? [sides.left, centre, sides.right] : [centre]).map(({ frame }) =>
    pointsAlong(frame),
  );
  const isFree = (box: BoxMm): boolean =>
    !screens.some((points) =>
      points.some((to, index) => {
        const from = points[index - 1];
        return from !== undefined && isIn(box, from, to);
      }),
    );
  const driver = isFree(headFromAbove) && isFree(seatFromAbove);
  let wheelMm: number = wheelFromAbove.reachMm;
  while (wheelMm >= nearestWheelMm && !isFree(wheelBox(wheelMm))) wheelMm -= 10;
  return { driver, wheelMm: driver && wheelMm >= nearestWheelMm ? wheelMm : null };
};
