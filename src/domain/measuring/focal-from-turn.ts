import { radians, type Radians } from '../geometry/units';
import { covarianceAt, leastSquares, type Errors, type Solution } from './least-squares';
import { arePoints, clickSd, maxClickSdPx, usualClickSdPx, type Point, type PointPair } from './points';
import { measured, refused, type Measured } from './refusal';

/** The focal length that a turned pair of pictures has, and the turn. */
export interface Turn {
  readonly focalPx: number;
  /** Standard deviation of ln focalPx. */
  readonly sdLn: number;
  /** Positive = to the right. */
  readonly yaw: Radians;
  /** Positive = upwards. */
  readonly pitch: Radians;
  readonly roll: Radians;
  /** Distance of each point in the second picture from where the turn puts it. */
  readonly residualsPx: readonly number[];
  readonly rmsPx: number;
  /** Index of a point that fits none of the others, and was left out; null = all fit. */
  readonly outlier: number | null;
}

/** Roll that a head turn may have; a standard deviation, in radians. */
const usualRoll = 0.05;

/** Cosine of the widest angle to the axis that a picture holds. */
const leastAhead = 0.02;

type Row = readonly [number, number, number];

/** Rows of the rotation from the first camera to the second: to the right, up, ahead. */
export const turnRotation = (yaw: number, pitch: number, roll: number): readonly [Row, Row, Row] => {
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)];
  const x: Row = [cy, 0, -sy];
  const y: Row = [-sp * sy, cp, -sp * cy];
  const z: Row = [cp * sy, sp, cp * cy];
  const mix = (c: number, s: number): Row => [c * x[0] + s * y[0], c * x[1] + s * y[1], c * x[2] + s * y[2]];
  return [mix(cr, -sr), mix(sr, cr), z];
};

const dot = ([x, y, z]: Row, [u, v, w]: Row): number => x * u + y * v + z * w;

/**
 * Point of the second picture; null if it lies behind the camera.
 *
 * @example turnedPoint({ x: 700, y: 60 }, { focalPx: 1000, yaw: toRadians(25), pitch: radians(0), roll: radians(0) })
 * // { x: 176.1834, y: 49.911 }
 */
export const turnedPoint = (
  { x, y }: Point,
  { focalPx, yaw, pitch, roll }: Pick<Turn, 'focalPx' | 'yaw' | 'pitch' | 'roll'>,
): Point | null => {
  const [across, up, ahead] = turnRotation(yaw, pitch, roll);
  const ray: Row = [x, y, focalPx];
  const depth = dot(ahead, ray);
  if (!(depth > leastAhead * Math.hypot(x, y, focalPx))) return null;
  return { x: (focalPx * dot(across, ray)) / depth, y: (focalPx * dot(up, ray)) / depth };
};

/** Errors of both coordinates of each point in units of a pixel's error, and of the roll; null behind the camera. */
const errorsOf = (
  pairs: readonly PointPair[],
  [lnFocal = 0, yaw = 0, pitch = 0, roll = 0]: readonly number[],
  usualPx: number,
): readonly number[] | null => {
  const focal = Math.exp(lnFocal);
  const [across, up, ahead] = turnRotation(yaw, pitch, roll);
  const errors: number[] = [];
  for (const { a, b } of pairs) {
    const ray: Row = [a.x, a.y, focal];
    const depth = dot(ahead, ray);
    if (!(depth > leastAhead * Math.hypot(a.x, a.y, focal))) return null;
    const [u, v] = [dot(across, ray) / depth, dot(up, ray) / depth];
    // Movement of the second point with the first, whose click has an error of its own.
    const scale = focal / depth;
    const ux = (across[0] - u * ahead[0]) * scale;
    const uy = (across[1] - u * ahead[1]) * scale;
    const vx = (up[0] - v * ahead[0]) * scale;
    const vy = (up[1] - v * ahead[1]) * scale;
    // Cholesky factor of the covariance of both clicks together.
    const first = Math.sqrt(1 + ux * ux + uy * uy);
    const mixed = (ux * vx + uy * vy) / first;
    const second = Math.sqrt(Math.max(1 + vx * vx + vy * vy - mixed * mixed, 1e-12));
    const errorX = (b.x - focal * u) / first;
    errors.push(errorX, (b.y - focal * v - mixed * errorX) / second);
  }
  errors.push((usualPx * roll) / usualRoll);
  return errors;
};

/** Focal lengths of the first search, as multiples of the farthest point's distance from the middle. */
const searched = { least: 0.25, most: 25, count: 36 } as const;

/** Bearing of a point for a given focal length. */
const bearing = ({ x }: Point, focal: number): number => Math.atan2(x, focal);

const elevation = ({ x, y }: Point, focal: number): number => Math.atan2(y, Math.hypot(x, focal));

/** Best cameras (ln f, yaw, pitch, roll), each in a valley of its own, best first. */
const valleys = (pairs: readonly PointPair[], errorsAt: Errors): readonly Solution[] => {
  const far = Math.max(1, ...pairs.flatMap(({ a, b }) => [Math.hypot(a.x, a.y), Math.hypot(b.x, b.y)]));
  const mean = (of: (pair: PointPair) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const growth = (searched.most / searched.least) ** (1 / (searched.count - 1));
  const profile = Array.from({ length: searched.count }, (_, index) => {
    const focal = far * searched.least * growth ** index;
    const lnFocal = Math.log(focal);
    const yaw = mean(({ a, b }) => bearing(a, focal) - bearing(b, focal));
    const pitch = mean(({ a, b }) => elevation(a, focal) - elevation(b, focal));
    const turn = leastSquares([yaw, pitch, 0], (angles) => errorsAt([lnFocal, ...angles]));
    return turn && { parameters: [lnFocal, ...turn.parameters], squared: turn.squared };
  });
  const heightAt = (index: number) => profile[index]?.squared ?? Infinity;
  return profile
    .flatMap((candidate, index) => {
      const isLowest = heightAt(index) <= heightAt(index - 1) && heightAt(index) <= heightAt(index + 1);
      if (!candidate || !isLowest) return [];
      const polished = leastSquares(candidate.parameters, errorsAt);
      return polished ? [polished] : [];
    })
    .sort((one, other) => one.squared - other.squared);
};

/** Two cameras that differ by more than this in ln f are two answers. */
const sameFocal = 0.05;

/** Largest standard deviation of ln f that still is an answer. */
const maxSdLn = 0.25;

const pointsNeeded = 3;

/** A camera fitted to the pairs. */
interface TurnFit {
  readonly turn: Pick<Turn, 'focalPx' | 'yaw' | 'pitch' | 'roll'>;
  readonly squaredPx: number;
  readonly sdLn: number;
  readonly scatterPx: number;
  readonly rmsPx: number;
}

/** null if the points leave the focal length open. */
const fitTurn = (pairs: readonly PointPair[], usualPx: number): TurnFit | null => {
  const errorsAt: Errors = (camera) => errorsOf(pairs, camera, usualPx);
  const [best, ...others] = valleys(pairs, errorsAt);
  if (!best) return null;
  const [lnFocal = 0, yaw = 0, pitch = 0, roll = 0] = best.parameters;
  // The roll is one more observation.
  const freedom = 2 * pairs.length + 1 - best.parameters.length;
  const scatterPx = clickSd({ squaredPx: best.squared, freedom }, usualPx);
  const isAmbiguous = others.some(
    ({ parameters: [other = 0], squared }) =>
      Math.abs(other - lnFocal) > sameFocal && squared - best.squared < 9 * scatterPx ** 2,
  );
  const variance = covarianceAt(best.parameters, errorsAt)?.[0]?.[0] ?? 0;
  if (isAmbiguous || !(variance > 0)) return null;
  return {
    turn: { focalPx: Math.exp(lnFocal), yaw: radians(yaw), pitch: radians(pitch), roll: radians(roll) },
    squaredPx: best.squared,
    sdLn: scatterPx * Math.sqrt(variance),
    scatterPx,
    rmsPx: Math.sqrt(best.squared / freedom),
  };
};

/** Gain, in variances of a click, for which a point is believed to be wrong. */
const outlierGain = 25;

/** A fit without the one point that fits none of the others; null if no such point stands out. */
const withoutOutlier = (
  pairs: readonly PointPair[],
  all: TurnFit,
  usualPx: number,
): { readonly fit: TurnFit; readonly outlier: number } | null => {
  // With fewer points, each of them could be the wrong one.
  if (pairs.length < pointsNeeded + 2 || all.squaredPx < outlierGain * usualPx ** 2) return null;
  const fits = pairs
    .flatMap((_, outlier) => {
      const fit = fitTurn(
        pairs.filter((__, each) => each !== outlier),
        usualPx,
      );
      return fit ? [{ fit, outlier }] : [];
    })
    .sort((one, other) => one.fit.squaredPx - other.fit.squaredPx);
  const [best, next] = fits;
  if (!best) return null;
  const needed = outlierGain * best.fit.scatterPx ** 2;
  const standsOut = next === undefined || next.fit.squaredPx - best.fit.squaredPx > needed / 2;
  return standsOut && all.squaredPx - best.fit.squaredPx > needed ? best : null;
};

/**
 * Focal length from two pictures taken with the same number, the view turned by an unknown angle in between. A turn is
 * not a shift: how it differs from one gives the angle. Three points at least; four, near both sides and not all at one
 * height, are good.
 *
 * @example focalFromTurn([
 *   { a: { x: 700, y: 60 }, b: { x: 176.1834, y: 49.911 } },
 *   { a: { x: -100, y: 200 }, b: { x: -594.0066, y: 231.4692 } },
 *   { a: { x: 250, y: 20 }, b: { x: -193.7239, y: 19.7636 } },
 *   { a: { x: 860, y: 240 }, b: { x: 281.0032, y: 189.0122 } },
 * ]) // { ok: true, value: { focalPx: 1000, yaw: 0.436…, … } }
 */
export const focalFromTurn = (
  pairs: readonly PointPair[],
  { clickSdPx = usualClickSdPx }: { readonly clickSdPx?: number } = {},
): Measured<Turn> => {
  if (!arePoints(pairs) || !(clickSdPx > 0)) return refused({ kind: 'not-finite' });
  if (pairs.length < pointsNeeded) return refused({ kind: 'too-few-points', needed: pointsNeeded });
  const all = fitTurn(pairs, clickSdPx);
  if (!all) return refused({ kind: 'turn-too-small' });
  const { fit, outlier } = withoutOutlier(pairs, all, clickSdPx) ?? { fit: all, outlier: null };
  if (fit.scatterPx > Math.max(maxClickSdPx, 2 * clickSdPx))
    return refused({ kind: 'points-disagree', rmsPx: fit.rmsPx });
  if (!(fit.sdLn < maxSdLn)) return refused({ kind: 'turn-too-small' });

  const { turn } = fit;
  const residualsPx = pairs.map(({ a, b }) => {
    const there = turnedPoint(a, turn);
    return there ? Math.hypot(b.x - there.x, b.y - there.y) : Infinity;
  });
  return measured({ ...turn, sdLn: fit.sdLn, residualsPx, rmsPx: fit.rmsPx, outlier });
};
