import { carSize } from '../../domain/scene/car';
import { cars } from '../../domain/scene/scene';
import { eyeHeightM } from '../../domain/scene/track';
import type { CameraView } from './renderer';

/** Left and right edge of a car in a picture, and its top, as shares of the canvas. */
export interface CarMark {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** Distance of the widest part of a car from its tail. */
const widestM = 0.5;

/** null = the car is not fully in the visible part of the centre picture. */
export const markOf = (
  car: (typeof cars)[keyof typeof cars],
  views: readonly CameraView[],
): CarMark | null => {
  const view = views.find(({ frustum }) => frustum.screen === 'centre');
  if (!view) return null;
  const { frustum, box, shown } = view;
  const across = (x: number) =>
    box.x + ((x / (car.aheadM + widestM) - frustum.left) / (frustum.right - frustum.left)) * box.width;
  const left = across(car.x - carSize.width / 2);
  const right = across(car.x + carSize.width / 2);
  const up = (carSize.height - eyeHeightM) / car.aheadM;
  const top = box.y + ((frustum.top - up) / (frustum.top - frustum.bottom)) * box.height;
  const isShown =
    left > shown.x && right < shown.x + shown.width && top > shown.y && top < shown.y + shown.height;
  return isShown ? { left, right, top } : null;
};

/**
 * Default place of the line between two pictures: the middle car and one of the two nearest are whole on its left; the
 * other nearest one is whole on its right.
 */
export const lineAtRest = (drawn: readonly CameraView[], truth: readonly CameraView[]): number => {
  const from = markOf(cars.far, drawn)?.right ?? 1;
  const to = markOf(cars.near, truth)?.left ?? 0;
  return from < to ? Math.round(50 * (from + to)) / 100 : 0.5;
};
