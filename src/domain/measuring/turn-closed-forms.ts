import { radians, type Radians } from '../geometry/units';

/** x of one thing in two pictures, from the middle. */
interface OnHorizon {
  readonly a: number;
  readonly b: number;
}

const rootOf = (square: number): number | null =>
  square > 0 && Number.isFinite(square) ? Math.sqrt(square) : null;

/**
 * Focal length in pixels from two points on the horizon, the view turned by an unknown angle; null if they do not tell.
 *
 * @example focalOfHorizonPair({ a: 700, b: 176.1834 }, { a: -100, b: -594.0066 }) // 1000
 */
export const focalOfHorizonPair = (one: OnHorizon, two: OnHorizon): number | null => {
  const [moved1, moved2] = [one.a - one.b, two.a - two.b];
  return rootOf((moved2 * one.a * one.b - moved1 * two.a * two.b) / (moved1 - moved2));
};

/**
 * Focal length in pixels from one point on the horizon and the known angle of the turn; null if they do not tell.
 *
 * @example focalOfKnownTurn({ a: 700, b: 176.1834 }, toRadians(25)) // 1000
 */
export const focalOfKnownTurn = ({ a, b }: OnHorizon, turn: Radians): number | null => {
  const k = (a - b) / Math.tan(turn);
  const root = rootOf(k * k - 4 * a * b);
  const focal = root === null ? NaN : (k + root) / 2;
  return focal > 0 && Number.isFinite(focal) ? focal : null;
};

/**
 * Focal length in pixels from the vanishing points of two horizontal directions at a right angle, such as the walls of a
 * pit garage; null if both lie on the same side.
 *
 * @example focalOfVanishingPoints(-520, 1800) // 967.4709
 */
export const focalOfVanishingPoints = (one: number, two: number): number | null => rootOf(-one * two);

/** @example toDegrees(verticalOf(935.3074, 1080)) // 60 */
export const verticalOf = (focalPx: number, heightPx: number): Radians =>
  radians(2 * Math.atan(heightPx / 2 / focalPx));
