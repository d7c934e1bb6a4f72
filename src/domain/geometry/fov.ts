import type { PanelSize } from './panel-size';
import { radians, type Radians } from './units';

/** Horizontal and vertical field of view of one screen's picture. */
export interface Fov {
  readonly h: Radians;
  readonly v: Radians;
}

/**
 * The field of view of one flat projection on a panel, from tan(H/2). V always follows from H this way, since the
 * game's pixels are square: `tan(V/2) = tan(H/2) · h/w`. It is never H divided by the ratio.
 *
 * @example fovFromTangent(1, { widthMm: 1600, heightMm: 900 }) // { h: 90°, v: 58.72° }, in radians
 */
export const fovFromTangent = (tanHalfH: number, { widthMm, heightMm }: PanelSize): Fov => ({
  h: radians(2 * Math.atan(tanHalfH)),
  v: radians(2 * Math.atan(tanHalfH * (heightMm / widthMm))),
});

/**
 * Underflow check: a positive length never has an angle of 0. V follows from H, so it covers both.
 *
 * @example isAngled({ h: radians(0), v: radians(0) }) // false
 */
export const isAngled = ({ v }: Fov): boolean => v > 0;
