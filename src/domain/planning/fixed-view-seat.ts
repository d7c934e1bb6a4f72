import { eyeDistanceForH, eyeDistanceForV } from '../geometry/eye-distance';
import type { Rig } from '../geometry/rig';
import { radians, toRadians, type Radians } from '../geometry/units';
import type { OutOfTheBox } from '../games/record-types';
import type { Game } from '../games/types';
import { seats } from './walk-seats';

/** Wanted width or height of one screen's picture, as an angle. */
interface WantedPicture {
  readonly measure: 'h' | 'v';
  readonly angle: Radians;
}

/**
 * The default view of a game, as a wanted picture.
 *
 * @example pictureOutOfTheBox({ degrees: 65, axis: 'horizontal', ratio: 16 / 9 }) // V, 39.43°
 */
export const pictureOutOfTheBox = ({ degrees, axis, ratio }: OutOfTheBox): WantedPicture => {
  const angle = toRadians(degrees);
  if (axis === 'vertical') return { measure: 'v', angle };
  if (ratio === undefined) return { measure: 'h', angle };
  // A width at one ratio stands for the height it has there.
  return { measure: 'v', angle: radians(2 * Math.atan(Math.tan(angle / 2) / ratio)) };
};

/**
 * Eye distance at which a game's fixed view is true; null if the view can be changed or the seat is out of reach.
 * Cheaper than the plan's answer with its footprint: every row of a list may call it.
 *
 * @example fixedViewSeatMm(gameById('gran-turismo-7')!, rig) // 27in 16:9: 322.9
 */
export const fixedViewSeatMm = ({ outOfTheBox }: Game, rig: Rig): number | null => {
  if (outOfTheBox?.fixed === undefined) return null;
  const { measure, angle } = pictureOutOfTheBox(outOfTheBox);
  const distance = measure === 'v' ? eyeDistanceForV(rig, angle) : eyeDistanceForH(rig, angle);
  if (!distance.ok || distance.value < seats.nearestMm || distance.value > seats.farthestMm) return null;
  return distance.value;
};
