import type { Frustum } from '../../domain/geometry/frusta';
import { carSize } from '../../domain/scene/car';
import { cars } from '../../domain/scene/scene';
import { eyeHeightM } from '../../domain/scene/track';
import type { PictureLayout } from './picture-layout';
import type { Box } from './renderer';

type Car = (typeof cars)[keyof typeof cars];

/** From where to where a car is in a picture, and where it ends above, in shares of what the picture is laid out in. */
export interface CarMark {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** The widest of a car is half a metre before its tail. */
const widestM = 0.5;

/** null = what looks straight ahead is not shown. */
export const markOf = (car: Car, { boxes }: PictureLayout, frusta: readonly Frustum[]): CarMark | null => {
  const box = boxes.find(({ screen }) => screen === 'centre')?.box;
  const frustum = frusta.find(({ screen }) => screen === 'centre');
  if (!box || !frustum) return null;
  const { left, right, bottom, top } = frustum;
  const across = (x: number) => box.x + ((x / (car.aheadM + widestM) - left) / (right - left)) * box.width;
  const height = (carSize.height - eyeHeightM) / car.aheadM;
  return {
    left: across(car.x - carSize.width / 2),
    right: across(car.x + carSize.width / 2),
    top: box.y + ((top - height) / (top - bottom)) * box.height,
  };
};

/**
 * Where the line between two pictures rests: the car in the middle is whole on its left, and so is one of the two that are
 * equally near; the other one is whole on its right.
 */
export const lineAtRest = (
  layout: PictureLayout,
  { drawn, truth }: Readonly<Record<'drawn' | 'truth', readonly Frustum[]>>,
): number => {
  const from = markOf(cars.far, layout, drawn)?.right;
  const to = markOf(cars.near, layout, truth)?.left;
  const isBetween = from !== undefined && to !== undefined && from < to;
  return isBetween ? Math.round(50 * (from + to)) / 100 : 0.5;
};

/** The mark, put into a part of the stage; null where not all of it is in what is shown of that part. */
export const placedMark = (mark: CarMark | null, part: Box, shown: Box): CarMark | null => {
  if (!mark) return null;
  const [left, right] = [part.x + mark.left * part.width, part.x + mark.right * part.width];
  const top = part.y + mark.top * part.height;
  const isInside =
    left >= shown.x && right <= shown.x + shown.width && top > shown.y && top < shown.y + shown.height;
  return isInside ? { left, right, top } : null;
};
