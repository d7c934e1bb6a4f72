import { impossible, possible, type Outcome } from './outcome';
import { reasonNotInView } from './panel-in-view';
import type { PanelSize } from './panel-size';
import { radians } from './units';
import type { Fov } from './view-angles';

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
 * A positive length never makes an angle of nothing: zero means that the numbers ran out of digits. V follows from H, so
 * it is nothing wherever H is.
 *
 * @example isAngled({ h: radians(0), v: radians(0) }) // false
 */
export const isAngled = ({ v }: Fov): boolean => v > 0;

/**
 * One flat screen, the eye straight in front of its middle: `H = 2·atan(w/2d)`, exact for every pixel.
 *
 * @example flatScreen({ widthMm: 597.73, heightMm: 336.22 }, 500) // h 61.74°, v 37.17°, in radians
 */
export const flatScreen = (size: PanelSize, eyeDistanceMm: number): Outcome<Fov> => {
  const { widthMm, heightMm } = size;
  const reason = reasonNotInView(
    { widthMm, heightMm, curveRadiusMm: null },
    { distanceMm: eyeDistanceMm, marginMm: 0 },
  );
  if (reason) return impossible(reason);
  const fov = fovFromTangent(widthMm / 2 / eyeDistanceMm, size);
  return isAngled(fov) ? possible(fov) : impossible('not-finite');
};
