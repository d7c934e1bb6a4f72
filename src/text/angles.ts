import { language } from '#messages/language';
import { toDegrees, type Radians } from '../domain/geometry/units';
import { numberText } from './numbers';

/** @example degreesText(35.84) // "35.8°" */
export const degreesText = (degrees: number, decimals = 1): string =>
  language.withUnit(numberText(degrees, decimals), 'degrees');

/** @example angleText(radians(Math.PI / 2)) // "90.0°" */
export const angleText = (angle: Radians, decimals = 1): string => degreesText(toDegrees(angle), decimals);
