import { eyeDistanceForH, eyeDistanceForV } from '../geometry/eye-distance';
import type { Rig } from '../geometry/rig';
import { radians, toRadians, type Radians } from '../geometry/units';
import type { OutOfTheBox } from '../games/record-types';
import type { Game } from '../games/types';
import { seats } from './walk-seats';

/** One screen's picture so wide or so high. */
interface WantedPicture {
  readonly measure: 'h' | 'v';
  readonly angle: Radians;
}

/**
 * The picture that a game shows out of the box, as something to want.
 *
 * @example pictureOutOfTheBox({ degrees: 65, axis: 'horizontal', ratio: 16 / 9 }) // V, 39.43°
 */
export const pictureOutOfTheBox = ({ degrees, axis, ratio }: OutOfTheBox): WantedPicture => {
  const angle = toRadians(degrees);
  if (axis === 'vertical') return { measure: 'v', angle };
  if (ratio === undefined) return { measure: 'h', angle };
  // A width that goes with one ratio stands for the height it has there.
  return { measure: 'v', angle: radians(2 * Math.atan(Math.tan(angle / 2) / ratio)) };
};

/**
 * How far away a game's view is true that nobody can change; null = it can be changed, or nobody sits there. Apart from the
 * plan's own answer, which also tells the room it takes: every row of a list may ask for it.
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
