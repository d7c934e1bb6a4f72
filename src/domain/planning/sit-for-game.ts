import type { Rig } from '../geometry/rig';
import { radians, toRadians } from '../geometry/units';
import type { ViewAngles } from '../geometry/view-angles';
import { fovGivenBy } from '../games/convert';
import type { OutOfTheBox } from '../games/record-types';
import { limitsFor, settingFor } from '../games/setting';
import type { Game } from '../games/types';
import { pictureOutOfTheBox } from './fixed-view-seat';
import { whereToSit, type Placing, type Want } from './where-to-sit';

/** Of three screens, how many times as wide as the centre one all their pictures are. */
const widthsInAll = ({ panel, sides }: Rig): number =>
  sides ? 1 + (2 * (sides.panel ?? panel).widthMm) / panel.widthMm : 1;

/** What a game's number shows, as something to want; null = it has no effect on this rig, or means nothing known. */
const wantOf = (game: Game, value: number, { rig, view }: GameOn): Want | null => {
  const setting = settingFor(game, view);
  if (game.scale === null || !setting?.hasEffect) return null;
  const { conversion } = game.scale;
  if (setting.span === 'total') return { measure: 'total', angle: toRadians(value) };
  if (setting.span === 'one-projection') {
    const widths = widthsInAll(rig);
    const { h } = fovGivenBy(conversion, value, view.aspect * widths);
    return { measure: 'h', angle: radians(2 * Math.atan(Math.tan(h / 2) / widths)) };
  }
  return { measure: 'h', angle: fovGivenBy(conversion, value, view.aspect).h };
};

/** A rig and what is seen of it now; only what does not depend on the distance is taken from there. */
interface GameOn {
  readonly rig: Rig;
  readonly view: ViewAngles;
}

/**
 * Where a number is true that stands in a game; null = with three screens it takes measures instead.
 *
 * @example sitForNumber(gameById('acc')!, 54, seen) // 27in 16:9: 329.9 mm, where V is 54°
 */
export const sitForNumber = (game: Game, value: number, on: GameOn): Placing | null => {
  const want = wantOf(game, value, on);
  return want && whereToSit(on.rig, want);
};

/**
 * Where a view is true that nobody can change.
 *
 * @example sitForFixed({ degrees: 55, axis: 'vertical' }, rig) // 27in 16:9: 322.9 mm
 */
export const sitForFixed = (view: OutOfTheBox, rig: Rig): Placing =>
  whereToSit(rig, pictureOutOfTheBox(view));

/** From the nearest to the farthest seat whose true number a game allows. null = as near, or as far, as anybody sits. */
export interface SeatsInside {
  readonly nearestMm: number | null;
  readonly farthestMm: number | null;
}

const distanceOf = (placing: Placing | null): number | null =>
  placing?.ok === true && placing.beyondSeats === null ? placing.value.rig.eyeDistanceMm : null;

/** 'measures' = with three screens the game takes no number; 'no-limits' = none is known; 'nowhere' = no seat is inside. */
export type NoSeats = 'measures' | 'no-limits' | 'nowhere';

/**
 * The seats from which a game's own limits allow the true number.
 *
 * @example seatsInside(gameById('forza-horizon-5')!, seen) // 27in 16:9, V from 40° to 55°: 322.9 to 461.9 mm
 */
export const seatsInside = (game: Game, on: GameOn): SeatsInside | NoSeats => {
  const limits = limitsFor(game, on.view);
  if (limits === null || (limits.min === null && limits.max === null)) return 'no-limits';
  const { min, max } = limits;
  const widest = max === null ? null : sitForNumber(game, max, on);
  const narrowest = min === null ? null : sitForNumber(game, min, on);
  if (widest === null && narrowest === null) return 'measures';
  // So narrow that only nobody's seat is far enough, or so wide that none is near enough.
  const isTooWide = narrowest?.ok === true && narrowest.beyondSeats === 'near';
  const isTooNarrow = widest?.ok === true && widest.beyondSeats === 'far';
  if (isTooWide || isTooNarrow) return 'nowhere';
  return { nearestMm: distanceOf(widest), farthestMm: distanceOf(narrowest) };
};
