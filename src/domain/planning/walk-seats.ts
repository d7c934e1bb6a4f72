import { plausibleRanges } from '../rig/plausible';

/** Where people sit: what the page does not wonder about. */
export const seats = {
  nearestMm: plausibleRanges.distance.from * 10,
  farthestMm: plausibleRanges.distance.to * 10,
} as const;

/** Something that holds with the eye at a place. */
export interface HeldAt<T> {
  readonly eyeDistanceMm: number;
  readonly held: T;
}

/** Steps between the nearest and the farthest seat, each 3 % farther than the last. */
const steps = 120;

const seatAt = (step: number): number =>
  step === steps
    ? seats.farthestMm
    : seats.nearestMm * (seats.farthestMm / seats.nearestMm) ** (step / steps);

/**
 * What holds at the seats, from near to far: looked at in small steps, and where it begins or ends between two of them, at
 * that very place, to the last digit. It needs nothing but that it holds over stretches longer than a step.
 *
 * @example walkSeats((mm) => (mm < 1000 ? true : null)).at(-1) // { eyeDistanceMm: 999.9999999999999, held: true }
 */
export const walkSeats = <T>(at: (eyeDistanceMm: number) => T | null): readonly HeldAt<T>[] => {
  const lookAt = (eyeDistanceMm: number): HeldAt<T> | null => {
    const held = at(eyeDistanceMm);
    return held === null ? null : { eyeDistanceMm, held };
  };
  /** From where it holds towards where it does not, as far as it goes. */
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
