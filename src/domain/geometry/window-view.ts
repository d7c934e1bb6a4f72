import { possibleIfFinite, type Outcome } from './outcome';
import type { Rig } from './rig';
import { glassPoint, standingScreens, type StandingScreen } from './standing-screens';
import { toRadians, type Radians } from './units';

/** A point on the plane one unit ahead of the eye: to the right and up, in perspective. */
export interface PlanePoint {
  readonly right: number;
  readonly up: number;
}

/** Resolution of a drawing: thousandths of the plane. */
export const drawnPerUnit = 1000;

/** A screen as the eye sees it, on that plane. */
interface PanelInView {
  readonly screen: StandingScreen['screen'];
  /** Outline of the picture: above from left to right, and back below. */
  readonly glass: readonly PlanePoint[];
  readonly frame: readonly PlanePoint[];
}

export interface WindowView {
  readonly panels: readonly PanelInView[];
  /** Bounding box of the middle picture. */
  readonly middle: PlaneBounds;
  /** Ends of all pictures together; null if they go beyond the limit of a flat drawing. */
  readonly ends: { readonly left: number; readonly right: number } | null;
}

interface PlaneBounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Limit of a flat drawing: 90° would be infinitely far away on the plane. */
export const widestBearing: Radians = toRadians(75);
const widest = Math.tan(widestBearing);

/** Number of flat strips that curved glass is cut into. */
const strips = 24;

/** A column of the glass: its distance to the right and ahead, and its lower and upper end above the eye. */
interface Column {
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
}

/** Distance of a column from the left or right limit of the drawing; negative is outside. */
const inside =
  (side: -1 | 1) =>
  ({ x, y }: Column): number =>
    y * widest - side * x;

/** A row of columns clipped on one side, with a column added at the cut. */
const cutAt = (columns: readonly Column[], side: -1 | 1): readonly Column[] =>
  columns.flatMap((column, i) => {
    const before = columns[i - 1];
    const [here, there] = [inside(side)(column), before ? inside(side)(before) : NaN];
    const clipped = here >= 0 ? [column] : [];
    if (!before || here >= 0 === there >= 0) return clipped;
    const share = there / (there - here);
    const between = (coordinate: keyof Column) =>
      before[coordinate] + (column[coordinate] - before[coordinate]) * share;
    const crossing = { x: between('x'), y: between('y'), low: between('low'), high: between('high') };
    return [crossing, ...clipped];
  });

const columnsOf = (screen: StandingScreen, [from, to]: readonly [number, number], rimMm: number) => {
  const { heightMm, curveRadiusMm } = screen.panel;
  const count = curveRadiusMm === null ? 1 : strips;
  return Array.from({ length: count + 1 }, (_, i): Column => {
    const across = from + ((to - from) * i) / count;
    const { x, y, z } = glassPoint(screen, { across, up: 0.5 });
    return { x, y, low: z - heightMm / 2 - rimMm, high: z + heightMm / 2 + rimMm };
  });
};

/** Outline of the drawn part of a row of columns. */
const outlineOf = (columns: readonly Column[]): readonly PlanePoint[] => {
  const seen = cutAt(cutAt(columns, -1), 1);
  const onPlane = (end: 'low' | 'high') => (column: Column) => ({
    // Clamped: rounding can pass the limit for glass much wider than it is far away.
    right: Math.min(widest, Math.max(-widest, column.x / column.y)),
    up: column[end] / column.y,
  });
  return [...seen.map(onPlane('high')), ...seen.toReversed().map(onPlane('low'))];
};

const panelInView = (standing: StandingScreen): PanelInView => {
  const { leftMm, rightMm, rimMm } = standing.frame;
  const { widthMm } = standing.panel;
  return {
    screen: standing.screen,
    glass: outlineOf(columnsOf(standing, [0, 1], 0)),
    frame: outlineOf(columnsOf(standing, [-leftMm / widthMm, 1 + rightMm / widthMm], rimMm)),
  };
};

const boundsOf = (points: readonly PlanePoint[]): PlaneBounds => {
  const [rights, ups] = [points.map(({ right }) => right), points.map(({ up }) => up)];
  return {
    left: Math.min(...rights),
    right: Math.max(...rights),
    bottom: Math.min(...ups),
    top: Math.max(...ups),
  };
};

/**
 * Outlines of a rig's screens for an eye that looks straight ahead.
 *
 * @example windowView(rig) // 27in 16:9 at 500 mm: middle.right 0.5977, middle.top 0.3362
 */
export const windowView = (rig: Rig): Outcome<WindowView> => {
  const standing = standingScreens(rig);
  if (!standing.ok) return standing;
  const panels = standing.value.map(panelInView);
  const middle = panels.find(({ screen }) => screen === 'centre') ?? panels[0];
  const isWhole = standing.value.every((screen) =>
    columnsOf(screen, [0, 1], 0).every((column) => inside(-1)(column) >= 0 && inside(1)(column) >= 0),
  );
  const { left, right } = boundsOf(panels.flatMap(({ glass }) => glass));
  return possibleIfFinite({
    panels,
    middle: boundsOf(middle?.glass ?? []),
    ends: isWhole ? { left, right } : null,
  });
};

/**
 * Scale of a picture drawn by a camera with another angle of view than the glass has from the eye, about its middle.
 *
 * @example drawnScale({ seen: toRadians(37.2), drawn: toRadians(56) }) // 0.633
 */
export const drawnScale = ({ seen, drawn }: { readonly seen: Radians; readonly drawn: Radians }): number =>
  Math.tan(seen / 2) / Math.tan(drawn / 2);
