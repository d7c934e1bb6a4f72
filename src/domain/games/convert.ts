import { radians, toDegrees, toRadians, type Radians } from '../geometry/units';
import type { Fov } from '../geometry/view-angles';
import type { Axis } from './record-types';
import type { Scale } from './types';

type Conversion = Scale['conversion'];

/**
 * Width of a flat picture of this height; with 1 / ratio, height of one of this width.
 *
 * @example toDegrees(across(toRadians(37.1675), 16 / 9)) // 61.7358
 */
const across = (angle: Radians, ratio: number): Radians =>
  radians(2 * Math.atan(ratio * Math.tan(angle / 2)));

/** Direction of the game's number, and of its error. */
export const axisOf = ({ kind }: Conversion): Axis =>
  kind === 'horizontal' || kind === 'ratio-linear' ? 'horizontal' : 'vertical';

/** Width : height of a flat picture, from its two angles. */
export const ratioOf = ({ h, v }: Fov): number => Math.tan(h / 2) / Math.tan(v / 2);

/** A picture of the given ratio and height. */
export const fovOfVertical = (v: Radians, ratio: number): Fov => ({ h: across(v, ratio), v });

/**
 * The game's number for a picture: exact, neither rounded nor clamped.
 *
 * @example convert({ kind: 'vertical-linear', zeroAt: 18, degreesPerUnit: 0.5 }, fov)
 * // 38, where fov.v is 37°
 */
export const convert = (conversion: Conversion, fov: Fov): number => {
  switch (conversion.kind) {
    case 'horizontal':
      return toDegrees(fov.h);
    case 'vertical':
      return toDegrees(fov.v);
    case 'vertical-linear':
      return (toDegrees(fov.v) - conversion.zeroAt) / conversion.degreesPerUnit;
    case 'ratio-linear':
      return (toDegrees(across(fov.v, conversion.ratio)) - conversion.zeroAt) / conversion.degreesPerUnit;
    case 'vertical-parabola': {
      // No answer past the apex of the parabola; its mirror image keeps the number growing with V.
      const squared = (conversion.apexDegrees - toDegrees(fov.v)) / conversion.bend;
      return conversion.apexAt - Math.sign(squared) * Math.sqrt(Math.abs(squared));
    }
    case 'vertical-halved-below': {
      const degrees = toDegrees(fov.v);
      return degrees >= conversion.base ? degrees : (degrees + conversion.base) / 2;
    }
    case 'own':
      return conversion.numberFor(fov);
  }
};

/**
 * Angle that a number really gives along `axisOf(conversion)`, on a picture of the given ratio.
 *
 * @example angleGivenBy({ kind: 'vertical-linear', zeroAt: 0, degreesPerUnit: 58 }, 0.5, 16 / 9)
 * // 29°, in radians
 */
export const angleGivenBy = (conversion: Conversion, value: number, ratio: number): Radians => {
  switch (conversion.kind) {
    case 'horizontal':
    case 'vertical':
      return toRadians(value);
    case 'vertical-linear':
      return toRadians(conversion.zeroAt + value * conversion.degreesPerUnit);
    case 'ratio-linear':
      return across(
        toRadians(conversion.zeroAt + value * conversion.degreesPerUnit),
        ratio / conversion.ratio,
      );
    case 'vertical-parabola': {
      const toApex = conversion.apexAt - value;
      return toRadians(conversion.apexDegrees - conversion.bend * toApex * Math.abs(toApex));
    }
    case 'vertical-halved-below':
      return toRadians(value >= conversion.base ? value : 2 * value - conversion.base);
    case 'own':
      return conversion.verticalOf(value, ratio);
  }
};

/** Both angles that a number really gives, on a picture of the given ratio. Inverse of `convert`. */
export const fovGivenBy = (conversion: Conversion, value: number, ratio: number): Fov => {
  const angle = angleGivenBy(conversion, value, ratio);
  return axisOf(conversion) === 'vertical'
    ? fovOfVertical(angle, ratio)
    : { h: angle, v: across(angle, 1 / ratio) };
};
