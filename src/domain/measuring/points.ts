/** A point of a picture in its pixels: from the middle, x to the right, y up. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The same thing in two pictures. */
export interface PointPair {
  readonly a: Point;
  readonly b: Point;
}

/** Twice the width of the largest picture that any browser opens. */
const maxCoordinatePx = 100_000;

const isPoint = ({ x, y }: Point): boolean =>
  Math.abs(x) <= maxCoordinatePx && Math.abs(y) <= maxCoordinatePx;

/** False for NaN, too. */
export const arePoints = (pairs: readonly PointPair[]): boolean =>
  pairs.every(({ a, b }) => isPoint(a) && isPoint(b));

/**
 * Points counted from another centre, such as a shifted horizon that the zoom has found.
 *
 * @example aboutCentre([{ a: { x: 5, y: 43 }, b: { x: 3, y: 43 } }], { x: 0, y: 43 })
 * // [{ a: { x: 5, y: 0 }, b: { x: 3, y: 0 } }]
 */
export const aboutCentre = (pairs: readonly PointPair[], centre: Point): readonly PointPair[] => {
  const from = ({ x, y }: Point): Point => ({ x: x - centre.x, y: y - centre.y });
  return pairs.map(({ a, b }) => ({ a: from(a), b: from(b) }));
};

/** Standard deviation of a click, unless the points themselves tell. */
export const usualClickSdPx = 1.5;

/** Weight of `usualClickSdPx` beside the residuals, in degrees of freedom: few points cannot claim to be exact. */
const usualClickWeight = 4;

/**
 * Standard deviation of one coordinate, from the squared residuals and what clicks usually have.
 *
 * @example clickSd({ squaredPx: 0, freedom: 4 }) // 1.06…
 */
export const clickSd = (
  { squaredPx, freedom }: { readonly squaredPx: number; readonly freedom: number },
  usualPx = usualClickSdPx,
): number =>
  Math.sqrt((squaredPx + usualClickWeight * usualPx ** 2) / (Math.max(freedom, 0) + usualClickWeight));

/** Scatter of the clicks, in pixels, above which the points do not belong to one growth or turn. */
export const maxClickSdPx = 6;
