import { toDegrees, type Radians } from '../domain/geometry/units';
import { figureOf, figureText, type FigureParts } from './figures';
import { numberText } from './numbers';

/** @example degreesFigure(35.84) // { number: '35.8', unit: '°' } */
export const degreesFigure = (degrees: number, decimals = 1): FigureParts =>
  figureOf(numberText(degrees, decimals), 'degrees');

/** @example degreesText(35.84) // "35.8°" */
export const degreesText = (degrees: number, decimals = 1): string =>
  figureText(degreesFigure(degrees, decimals));

/** @example angleFigure(radians(Math.PI / 2)) // { number: '90.0', unit: '°' } */
export const angleFigure = (angle: Radians, decimals = 1): FigureParts =>
  degreesFigure(toDegrees(angle), decimals);

/** @example angleText(radians(Math.PI / 2)) // "90.0°" */
export const angleText = (angle: Radians, decimals = 1): string => degreesText(toDegrees(angle), decimals);
