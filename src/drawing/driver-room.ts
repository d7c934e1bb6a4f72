import type { FloorPlan, Point, Stroke } from '../domain/geometry/floor-plan';
import { runsOver } from './place-labels';
import { headFromAbove, seatFromAbove, wheelFromAbove, type BoxMm } from './silhouettes';

/** Free space between the screens, besides the eye. */
export interface DriverRoom {
  /** false = a screen is in the driver's place. */
  readonly driver: boolean;
  /** Distance from the eye to the middle of the wheel; null = no room for one. */
  readonly wheelMm: number | null;
}

/** Room for fingers between the wheel and the glass. */
const fingersMm = 25;

/** Shortest usable distance of the wheel. */
const nearestWheelMm = 200;

/** Points along a screen, dense enough for overlap checks. */
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

/** Space of the wheel and the arms. */
const wheelBox = (wheelMm: number): BoxMm => ({
  halfWidthMm: wheelFromAbove.diameterMm / 2 + fingersMm,
  fromMm: 0,
  toMm: wheelMm + wheelFromAbove.depthMm / 2 + fingersMm,
});

/** Places the wheel at its usual distance, or as far away as the screens allow, to a centimetre. */
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
