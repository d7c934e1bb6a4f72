import { arePoints, clickSd, maxClickSdPx, usualClickSdPx, type Point, type PointPair } from './points';
import { measured, refused, type Measured } from './refusal';
import { solveLinear } from './solve-linear';

/** The second picture as an enlargement of the first about one centre. */
export interface Zoom {
  /** Enlargement: a thing r pixels from the centre of the first picture is m · r from that of the second. */
  readonly m: number;
  /** Standard deviation of ln m. */
  readonly sdLn: number;
  /** Point that stays in place, from the middle; null if too few points, or too little growth, tell. */
  readonly centre: Point | null;
  /** True if `centre` is off the middle, and `m` counts from there: the game shifts its horizon. */
  readonly isShifted: boolean;
  /** Distance of each point from where the enlargement puts it. */
  readonly residualsPx: readonly number[];
  readonly rmsPx: number;
  /** Index of a point that fits none of the others, and was left out; null = all fit. */
  readonly outlier: number | null;
}

/** An enlargement fitted to some points. */
interface Fit {
  readonly m: number;
  /** b = m · a + shift */
  readonly shift: Point;
  readonly squaredPx: number;
  readonly freedom: number;
  /** Sum of the squared distances of the points `a` from what the enlargement was fitted about. */
  readonly spread: number;
}

const middle: Point = { x: 0, y: 0 };

/** Number of points that tell a centre from the middle. */
const centreNeeds = 3;

const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Distance of a pair from an enlargement, with equal errors in both pictures. */
const residual = ({ a, b }: PointPair, { m, shift }: Pick<Fit, 'm' | 'shift'>): number =>
  Math.hypot(b.x - m * a.x - shift.x, b.y - m * a.y - shift.y) / Math.hypot(1, m);

/** Total least squares: errors in both pictures. About the middle, or about a centre that is found. */
const fitted = (pairs: readonly PointPair[], isFree: boolean): Fit | null => {
  const meanA = isFree ? meanOf(pairs.map(({ a }) => a)) : middle;
  const meanB = isFree ? meanOf(pairs.map(({ b }) => b)) : middle;
  let [aa, bb, ab] = [0, 0, 0];
  for (const { a, b } of pairs) {
    const [ax, ay, bx, by] = [a.x - meanA.x, a.y - meanA.y, b.x - meanB.x, b.y - meanB.y];
    aa += ax * ax + ay * ay;
    bb += bx * bx + by * by;
    ab += ax * bx + ay * by;
  }
  // Below a pixel of extent there is nothing to compare.
  if (!(aa > 1 && bb > 1 && ab > 0)) return null;
  const difference = bb - aa;
  const m = (difference + Math.hypot(difference, 2 * ab)) / (2 * ab);
  if (!(m > 0 && Number.isFinite(m))) return null;
  const shift = { x: meanB.x - m * meanA.x, y: meanB.y - m * meanA.y };
  const squaredPx = pairs.reduce((sum, pair) => sum + residual(pair, { m, shift }) ** 2, 0);
  return { m, shift, squaredPx, freedom: 2 * pairs.length - (isFree ? 3 : 1), spread: aa };
};

const sdLnOf = ({ m, spread, squaredPx, freedom }: Fit, usualPx: number): number =>
  (clickSd({ squaredPx, freedom }, usualPx) * Math.hypot(1, m)) / m / Math.sqrt(spread);

/** An explanation of the points, and its squared residuals in variances of a click with a price for each liberty. */
interface Explanation extends Fit {
  readonly isFree: boolean;
  readonly outlier: number | null;
  readonly rating: number;
}

/** Gain, in variances of a click, for which a centre, an outlier or a bent picture is believed. */
const price = 16;

const withoutIndex = <T>(list: readonly T[], index: number): readonly T[] =>
  list.filter((_, each) => each !== index);

/** Every explanation: about the middle, about another centre, or either without one point. */
const explanations = (pairs: readonly PointPair[]) =>
  [false, true].flatMap((isFree) => {
    if (isFree && pairs.length < centreNeeds) return [];
    const cost = isFree ? price : 0;
    // Without one point three coordinates must be left over, or any point could be the wrong one.
    const canLeaveOut = 2 * (pairs.length - 1) - (isFree ? 3 : 1) >= 3;
    const outliers = [null, ...(canLeaveOut ? pairs.keys() : [])];
    return outliers.flatMap((outlier) => {
      const fit = fitted(outlier === null ? pairs : withoutIndex(pairs, outlier), isFree);
      return fit ? [{ ...fit, isFree, outlier, cost: cost + (outlier === null ? 0 : price) }] : [];
    });
  });

/** The best explanation, and the scatter of the clicks that it is rated by. */
const explain = (
  pairs: readonly PointPair[],
  usualPx: number,
): { readonly best: Explanation; readonly scatter: number } | null => {
  const all = explanations(pairs);
  // Sloppy clicks are no reason for a centre or an outlier.
  const scatter = Math.max(usualPx, Math.min(...all.map((each) => clickSd(each, usualPx))));
  const rated = all.map((each) => ({ ...each, rating: each.squaredPx / scatter ** 2 + each.cost }));
  const best = rated.reduce<Explanation | null>(
    (found, each) => (found && found.rating <= each.rating ? found : each),
    null,
  );
  return best && { best, scatter };
};

/** Largest difference between the growth of middle and edge that still counts as a flat picture. */
export const maxUnevenGrowth = 0.02;

/** Growth at the innermost and the outermost point. */
interface Growth {
  readonly middle: number;
  readonly edge: number;
}

/** Growth that changes with the square of the distance from the middle, if that explains the points better. */
const unevenGrowth = (
  pairs: readonly PointPair[],
  { best, scatter }: { readonly best: Explanation; readonly scatter: number },
): Growth | null => {
  if (pairs.length < centreNeeds) return null;
  const distances = pairs.map(({ a }) => Math.hypot(a.x, a.y));
  const far = Math.max(...distances);
  // b = (m + bend · share²) · a, where share = distance / far
  const sums = [0, 0, 0, 0, 0] as [number, number, number, number, number];
  for (const { a, b } of pairs) {
    const [aa, ab, share] = [a.x ** 2 + a.y ** 2, a.x * b.x + a.y * b.y, Math.hypot(a.x, a.y) / far];
    [aa, aa * share ** 2, aa * share ** 4, ab, ab * share ** 2].forEach((term, index) => {
      sums[index] = (sums[index] ?? 0) + term;
    });
  }
  const [s0, s2, s4, right0, right2] = sums;
  const solution = solveLinear(
    [
      [s0, s2],
      [s2, s4],
    ],
    [right0, right2],
  );
  if (!solution) return null;
  const [m = NaN, bend = NaN] = solution;
  const growthAt = (distance: number) => m + bend * (distance / far) ** 2;
  const squaredPx = pairs.reduce((sum, pair, index) => {
    const growth = growthAt(distances[index] ?? 0);
    return sum + residual(pair, { m: growth, shift: middle }) ** 2;
  }, 0);
  const growth = { middle: growthAt(Math.min(...distances)), edge: growthAt(far) };
  const isBetter = squaredPx / scatter ** 2 + price < best.rating;
  return isBetter && Math.abs(growth.edge / growth.middle - 1) > maxUnevenGrowth ? growth : null;
};

/** Smallest growth, in standard deviations, of two pictures that differ at all. */
const leastGrowth = 3;

/** The centre of an enlargement; null if it hardly grows. */
const centreOf = ({ m, shift }: Fit): Point | null =>
  Math.abs(m - 1) < 0.02 ? null : { x: shift.x / (1 - m), y: shift.y / (1 - m) };

/**
 * Enlargement of the second picture over the first, from the same things in both. The centre is the middle unless three
 * or more points say otherwise.
 *
 * @example zoomFromPoints([
 *   { a: { x: 100, y: 0 }, b: { x: 63.04, y: 0 } },
 *   { a: { x: 0, y: 200 }, b: { x: 0, y: 126.08 } },
 *   { a: { x: -300, y: -50 }, b: { x: -189.12, y: -31.52 } },
 * ]) // { ok: true, value: { m: 0.6304, … } }
 */
export const zoomFromPoints = (
  pairs: readonly PointPair[],
  {
    clickSdPx = usualClickSdPx,
    mayBeEqual = false,
  }: {
    readonly clickSdPx?: number;
    /** Whether two pictures of one scale are a result, as in windows of two shapes. */
    readonly mayBeEqual?: boolean;
  } = {},
): Measured<Zoom> => {
  if (!arePoints(pairs) || !(clickSdPx > 0)) return refused({ kind: 'not-finite' });
  if (pairs.length < 1) return refused({ kind: 'too-few-points', needed: 1 });
  const explained = explain(pairs, clickSdPx);
  if (!explained) return refused({ kind: 'points-do-not-match' });
  const bent = unevenGrowth(pairs, explained);
  if (bent) return refused({ kind: 'not-flat', ...bent });

  const { best: fit } = explained;
  const residualsPx = pairs.map((pair) => residual(pair, fit));
  const rmsPx = Math.sqrt(fit.squaredPx / Math.max(fit.freedom, 1));
  if (clickSd(fit, clickSdPx) > Math.max(maxClickSdPx, 2 * clickSdPx))
    return refused({ kind: 'points-disagree', rmsPx });
  const sdLn = sdLnOf(fit, clickSdPx);
  const hasGrown = Math.abs(Math.log(fit.m)) > leastGrowth * sdLn;
  if (!hasGrown && !mayBeEqual) return refused({ kind: 'nothing-grew' });

  const used = fit.outlier === null ? pairs : withoutIndex(pairs, fit.outlier);
  const free = used.length < centreNeeds ? null : fit.isFree ? fit : fitted(used, true);
  return measured({
    m: fit.m,
    sdLn,
    centre: free && centreOf(free),
    isShifted: fit.isFree,
    residualsPx,
    rmsPx,
    outlier: fit.outlier,
  });
};
