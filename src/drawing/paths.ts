import type { Stroke } from '../domain/geometry/floor-plan';
import { digits, type Project, type PixelPoint } from './viewport';

/** @example spot({ x: 1, y: 2.00049 }) // "1 2" */
const spot = ({ x, y }: PixelPoint): string => `${digits(x)} ${digits(y)}`;

/** One command of a line; grids and rulers are a tenth shorter with those for one axis. */
const lineTo = (from: PixelPoint | undefined, to: PixelPoint): string => {
  if (!from) return `M${spot(to)}`;
  const [x, y] = [digits(to.x), digits(to.y)];
  return digits(from.x) === x ? `V${y}` : digits(from.y) === y ? `H${x}` : `L${spot(to)}`;
};

/** @example line({ x: 1, y: 2 }, { x: 1, y: 3 }, { x: 4, y: 5 }) // "M1 2V3L4 5" */
export const line = (...spots: readonly PixelPoint[]): string =>
  spots.map((to, index) => lineTo(spots[index - 1], to)).join('');

const arcTo = (
  to: PixelPoint,
  { radius, large }: { readonly radius: number; readonly large: boolean },
): string => `A${digits(radius)} ${digits(radius)} 0 ${large ? 1 : 0} 1 ${spot(to)}`;

/** Path from `stroke.start` to its end: a straight line or the true arc. */
const along = (stroke: Stroke, project: Project, pxPerMm: number): string => {
  const end = project(stroke.end);
  // A circle with a radius of a million pixels looks straight, and browsers draw huge arcs badly.
  if (stroke.kind === 'line' || stroke.radiusMm * pxPerMm > 1e6) return `L${spot(end)}`;
  const large = stroke.endAngle - stroke.startAngle > Math.PI;
  return arcTo(end, { radius: stroke.radiusMm * pxPerMm, large });
};

interface OnViewport {
  readonly project: Project;
  readonly pxPerMm: number;
}

/** A screen from above. */
export const strokePath = (stroke: Stroke, { project, pxPerMm }: OnViewport): string =>
  `M${spot(project(stroke.start))}${along(stroke, project, pxPerMm)}`;

/** A wedge from the eye to the glass. */
export const conePath = (stroke: Stroke, eye: PixelPoint, { project, pxPerMm }: OnViewport): string =>
  `M${spot(eye)}L${spot(project(stroke.start))}${along(stroke, project, pxPerMm)}Z`;

/** Point at a bearing (radians, clockwise from straight ahead) around another. */
export const atBearing = ({ x, y }: PixelPoint, bearing: number, radius: number): PixelPoint => ({
  x: x + radius * Math.sin(bearing),
  y: y - radius * Math.cos(bearing),
});

/** A sector: a radius, and the range of bearings. */
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

/** Ticks across both ends of a dimension line; `tick` is half their length in pixels. */
export const ticks = (from: PixelPoint, to: PixelPoint, tick: number): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: ((to.y - from.y) / length) * tick, y: ((from.x - to.x) / length) * tick };
  return [from, to]
    .map(({ x, y }) => line({ x: x - across.x, y: y - across.y }, { x: x + across.x, y: y + across.y }))
    .join('');
};
