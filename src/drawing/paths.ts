import type { Stroke } from '../domain/geometry/floor-plan';
import { digits, type Project, type PixelPoint } from './viewport';

/** @example spot({ x: 1, y: 2.00049 }) // "1 2" */
const spot = ({ x, y }: PixelPoint): string => `${digits(x)} ${digits(y)}`;

export const line = (...spots: readonly PixelPoint[]): string => `M${spots.map(spot).join('L')}`;

const arcTo = (
  to: PixelPoint,
  { radius, large }: { readonly radius: number; readonly large: boolean },
): string => `A${digits(radius)} ${digits(radius)} 0 ${large ? 1 : 0} 1 ${spot(to)}`;

/** From where the pen is at `stroke.start` on to its end: a straight line or the true arc. */
const along = (stroke: Stroke, project: Project, pxPerMm: number): string => {
  const end = project(stroke.end);
  // A circle of a million pixels is a straight line on any screen, and browsers draw huge arcs badly.
  if (stroke.kind === 'line' || stroke.radiusMm * pxPerMm > 1e6) return `L${spot(end)}`;
  const large = stroke.endAngle - stroke.startAngle > Math.PI;
  return arcTo(end, { radius: stroke.radiusMm * pxPerMm, large });
};

interface OnViewport {
  readonly project: Project;
  readonly pxPerMm: number;
}

/** A screen, edge on. */
export const strokePath = (stroke: Stroke, { project, pxPerMm }: OnViewport): string =>
  `M${spot(project(stroke.start))}${along(stroke, project, pxPerMm)}`;

/** What the eye sees of a screen: a wedge that ends at the glass. */
export const conePath = (stroke: Stroke, eye: PixelPoint, { project, pxPerMm }: OnViewport): string =>
  `M${spot(eye)}L${spot(project(stroke.start))}${along(stroke, project, pxPerMm)}Z`;

/** The point at a bearing (radians, clockwise from straight ahead) around another. */
export const atBearing = ({ x, y }: PixelPoint, bearing: number, radius: number): PixelPoint => ({
  x: x + radius * Math.sin(bearing),
  y: y - radius * Math.cos(bearing),
});

/** Part of a circle, between two bearings. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly radius: number;
}

/** The mark of an angle: an arc around a point, between two bearings. */
export const angleArc = (around: PixelPoint, { from, to, radius }: Span): string =>
  `M${spot(atBearing(around, from, radius))}${arcTo(atBearing(around, to, radius), { radius, large: to - from > Math.PI })}`;

/** A pie slice as an SVG path. */
export const sector = (around: PixelPoint, span: Span): string =>
  `${angleArc(around, span)}L${spot(around)}Z`;

/** A tick across each end of a dimension, so many pixels to either side. */
export const ticks = (from: PixelPoint, to: PixelPoint, tick: number): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: ((to.y - from.y) / length) * tick, y: ((from.x - to.x) / length) * tick };
  return [from, to]
    .map(({ x, y }) => line({ x: x - across.x, y: y - across.y }, { x: x + across.x, y: y + across.y }))
    .join('');
};
