import type { Rig } from '../geometry/rig';
import { radians, toRadians } from '../geometry/units';
import type { ViewedRig } from '../geometry/compute-view';
import { fovGivenBy } from '../games/convert';
import type { OutOfTheBox } from '../games/record-types';
import { answerFor } from '../games/game-answer';
import type { Game } from '../games/types';
import { pictureOutOfTheBox } from './fixed-view-seat';
import { whereToSit, type Placing, type Want } from './where-to-sit';

/** Width of all pictures together, in widths of the centre one. */
const widthsInAll = ({ panel, sides }: Rig): number =>
  sides ? 1 + (2 * (sides.panel ?? panel).widthMm) / panel.widthMm : 1;

/** Wanted angle behind a game's number; null if the number has no effect on this rig or no known meaning. */
const wantOf = (game: Game, value: number, seen: ViewedRig): Want | null => {
  const answer = answerFor(game, seen);
  // The number of a game that takes unlike screens as equal is true at no seat.
  if (answer.kind !== 'number' || answer.spans !== null) return null;
  const { rig, view } = seen;
  const { conversion } = answer.scale;
  const { setting } = answer;
  if (setting.span === 'total') return { measure: 'total', angle: toRadians(value) };
  if (setting.span === 'one-projection') {
    const widths = widthsInAll(rig);
    const { h } = fovGivenBy(conversion, value, view.aspect * widths);
    return { measure: 'h', angle: radians(2 * Math.atan(Math.tan(h / 2) / widths)) };
  }
  return { measure: 'h', angle: fovGivenBy(conversion, value, view.aspect).h };
};

/**
 * Eye distance at which a game's number is true; null if the game takes measures for three screens instead.
 *
 * @example sitForNumber(gameById('acc')!, 54, seen) // 27in 16:9: 329.9 mm, where V is 54°
 */
export const sitForNumber = (game: Game, value: number, on: ViewedRig): Placing | null => {
  const want = wantOf(game, value, on);
  return want && whereToSit(on.rig, want);
};

/**
 * Eye distance at which a fixed view is true.
 *
 * @example sitForFixed({ degrees: 55, axis: 'vertical' }, rig) // 27in 16:9: 322.9 mm
 */
export const sitForFixed = (view: OutOfTheBox, rig: Rig): Placing =>
  whereToSit(rig, pictureOutOfTheBox(view));

/** Range of seats within a game's limits. null = no end among plausible seats. */
export interface SeatsInside {
  readonly nearestMm: number | null;
  readonly farthestMm: number | null;
}

const distanceOf = (placing: Placing | null): number | null =>
  placing?.ok === true && placing.beyondSeats === null ? placing.value.rig.eyeDistanceMm : null;

/**
 * 'measures' = the game takes no number for three screens; 'no-limits' = none is known; 'nowhere' = no seat is inside.
 */
export type NoSeats = 'measures' | 'no-limits' | 'nowhere';

/**
 * Seats at which the true number is within a game's limits.
 *
 * @example seatsInside(gameById('forza-horizon-5')!, seen) // 27in 16:9, V from 40° to 55°: 322.9 to 461.9 mm
 */
export const seatsInside = (game: Game, on: ViewedRig): SeatsInside | NoSeats => {
  const answer = answerFor(game, on);
  if (answer.kind === 'fixed-view' || answer.kind === 'unknown') return 'no-limits';
  if (answer.kind !== 'number') return 'measures';
  const { min, max } = answer.setting.limits;
  if (min === null && max === null) return 'no-limits';
  const widest = max === null ? null : sitForNumber(game, max, on);
  const narrowest = min === null ? null : sitForNumber(game, min, on);
  if (widest === null && narrowest === null) return 'measures';
  // The limits are too narrow even for the farthest seat, or too wide even for the nearest.
  const isTooWide = narrowest?.ok === true && narrowest.beyondSeats === 'near';
  const isTooNarrow = widest?.ok === true && widest.beyondSeats === 'far';
  if (isTooWide || isTooNarrow) return 'nowhere';
  return { nearestMm: distanceOf(widest), farthestMm: distanceOf(narrowest) };
};

/** A seat on the limit, rounded by a tape, must not lie outside again. */
const insideMm = 0.1;

/**
 * The nearest seat within a game's limits; null if today's is.
 *
 * @example seatToTake({ nearestMm: 322.9, farthestMm: 461.9 }, 500) // 461.8
 */
export const seatToTake = ({ nearestMm, farthestMm }: SeatsInside, eyeDistanceMm: number): number | null => {
  if (nearestMm !== null && eyeDistanceMm < nearestMm) return nearestMm + insideMm;
  if (farthestMm !== null && eyeDistanceMm > farthestMm) return farthestMm - insideMm;
  return null;
};
