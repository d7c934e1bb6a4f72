import { possibleIfFinite, type Outcome } from './outcome';
import type { Rig } from './rig';
import { glassPoint, standingScreens, type StandingScreen } from './standing-screens';
import { toRadians, type Radians } from './units';

/** A place on the plane that stands one unit ahead of the eye: to the right and up. Whoever looks sees it where the thing is. */
export interface PlanePoint {
  readonly right: number;
  readonly up: number;
}

/** A drawing counts thousandths of the plane: whole numbers are fine enough. */
export const drawnPerUnit = 1000;

/** A screen as the eye sees it, on that plane. */
interface PanelInView {
  readonly screen: StandingScreen['screen'];
  /** Once round the picture: above from left to right, and back below. */
  readonly glass: readonly PlanePoint[];
  readonly frame: readonly PlanePoint[];
}

export interface WindowView {
  readonly panels: readonly PanelInView[];
  /** The box around the middle picture. */
  readonly middle: PlaneBounds;
  /** Where all pictures together end; null where they go on beyond what a flat drawing can show. */
  readonly ends: { readonly left: number; readonly right: number } | null;
}

interface PlaneBounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Farther aside nothing is drawn flat: straight aside would be infinitely far away on the plane. */
export const widestBearing: Radians = toRadians(75);
const widest = Math.tan(widestBearing);

/** Into so many straight strips bent glass is cut. */
const strips = 24;

/** A column of the glass: how far to the right and ahead it stands, and its lower and upper end above the eye. */
interface Column {
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
}

/** How far a column is inside what is drawn on the left or on the right; below zero it is beyond. */
const inside =
  (side: -1 | 1) =>
  ({ x, y }: Column): number =>
    y * widest - side * x;

/** What is left of a row of columns on one side, with one more where it is cut. */
const cutAt = (columns: readonly Column[], side: -1 | 1): readonly Column[] =>
  columns.flatMap((column, i) => {
    const before = columns[i - 1];
    const [here, there] = [inside(side)(column), before ? inside(side)(before) : NaN];
    const kept = here >= 0 ? [column] : [];
    if (!before || here >= 0 === there >= 0) return kept;
    const share = there / (there - here);
    const between = (of: keyof Column) => before[of] + (column[of] - before[of]) * share;
    const crossing = { x: between('x'), y: between('y'), low: between('low'), high: between('high') };
    return [crossing, ...kept];
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

/** Once round what is drawn of a row of columns. */
const outlineOf = (columns: readonly Column[]): readonly PlanePoint[] => {
  const seen = cutAt(cutAt(columns, -1), 1);
  const onPlane = (end: 'low' | 'high') => (column: Column) => ({
    // Where glass is so much wider than it is far away that digits run out, the limit still holds.
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
 * The screens of a rig as they hang before the world, for an eye that looks straight ahead.
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
 * How large everything is drawn by a camera with another angle of view than the glass has from the eye: for one flat picture that
 * is a scale about its middle.
 *
 * @example drawnScale({ seen: toRadians(37.2), drawn: toRadians(56) }) // 0.633
 */
export const drawnScale = ({ seen, drawn }: { readonly seen: Radians; readonly drawn: Radians }): number =>
  Math.tan(seen / 2) / Math.tan(drawn / 2);
