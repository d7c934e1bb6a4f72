import { radians, type Radians } from './units';

/** Half of a screen's glass: the arc from its middle outwards. */
export interface HalfArc {
  /** Turn of the glass at its end against its middle. */
  readonly bend: Radians;
  /** Sideways distance of the end from the middle. */
  readonly halfChordMm: number;
  /** Forward distance of the end from the plane that touches the middle. */
  readonly sagittaMm: number;
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(x) / x);

/**
 * End point of an arc of glass: `R·sin t` to the side and `R·(1 − cos t)` forward, with `t = length / R`. Written with
 * sin(x)/x, so that a flat panel (null) is the case t = 0 and a huge radius loses no digits. A negative length runs to
 * the left.
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
