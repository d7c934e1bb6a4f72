import { radians, type Radians } from './units';

/** A stretch of glass from the middle of a screen outwards, seen from its middle. */
export interface HalfArc {
  /** How far the glass has turned at its end. */
  readonly bend: Radians;
  /** How far the end lies to the side of the middle. */
  readonly halfChordMm: number;
  /** How far the end comes forward, out of the plane that touches the middle. */
  readonly sagittaMm: number;
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(x) / x);

/**
 * The end of a stretch of glass: `R·sin t` to the side and `R·(1 − cos t)` forward, with `t = length / R`.
 * Written with sin(x)/x, so that a flat panel (null) is the case t = 0 and a huge radius loses no digits.
 * A negative length runs to the left.
 *
 * @example halfArc(500, 1000) // { bend: 0.5, halfChordMm: 479.43, sagittaMm: 122.42 }
 */
export const halfArc = (lengthMm: number, radiusMm: number | null): HalfArc => {
  const bend = radiusMm === null ? 0 : lengthMm / radiusMm;
  return {
    bend: radians(bend),
    halfChordMm: lengthMm * sinc(bend),
    sagittaMm: lengthMm * (bend / 2) * sinc(bend / 2) ** 2,
  };
};
