import { fields } from '../rig/fields';

const [nearestCm, farthestCm] = fields.distance.usual;

/** Nearest and farthest usual seat. */
export const seats = { nearestMm: nearestCm * 10, farthestMm: farthestCm * 10 } as const;

/** An eye distance and the value there. */
export interface HeldAt<T> {
  readonly eyeDistanceMm: number;
  readonly held: T;
}

/** Steps between the nearest and the farthest seat, each 3 % longer than the last. */
const steps = 120;

const seatAt = (step: number): number =>
  step === steps
    ? seats.farthestMm
    : seats.nearestMm * (seats.farthestMm / seats.nearestMm) ** (step / steps);

/**
 * Samples a condition from near to far, and refines each place where it begins or ends by bisection. Finds every
 * stretch longer than a step.
 *
 * @example walkSeats((mm) => (mm < 1000 ? true : null)).at(-1) // { eyeDistanceMm: 999.9999999999999, held: true }
 */
export const walkSeats = <T>(at: (eyeDistanceMm: number) => T | null): readonly HeldAt<T>[] => {
  const lookAt = (eyeDistanceMm: number): HeldAt<T> | null => {
    const held = at(eyeDistanceMm);
    return held === null ? null : { eyeDistanceMm, held };
  };
  /** Bisects between a place where it holds and one where it does not. */
  const lastBefore = (holds: HeldAt<T>, holdsNotMm: number): HeldAt<T> => {
    let [last, beyondMm] = [holds, holdsNotMm];
    for (;;) {
      const middleMm = last.eyeDistanceMm + (beyondMm - last.eyeDistanceMm) / 2;
      if (middleMm === last.eyeDistanceMm || middleMm === beyondMm) return last;
      const middle = lookAt(middleMm);
      if (middle) last = middle;
      else beyondMm = middleMm;
    }
  };

  const found: HeldAt<T>[] = [];
  let before: HeldAt<T> | null = null;
  for (let step = 0; step <= steps; step++) {
    const here = lookAt(seatAt(step));
    if (before && !here) found.push(lastBefore(before, seatAt(step)));
    if (step > 0 && !before && here) found.push(lastBefore(here, seatAt(step - 1)));
    if (here) found.push(here);
    before = here;
  }
  return found;
};
