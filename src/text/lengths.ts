import { mmPer, type Units } from '../domain/geometry/units';
import { figureOf, figureText, type FigureParts } from './figures';
import { numberText } from './numbers';

/** Number without its unit. @example lengthNumber(597.73) // "59.8" @example lengthNumber(597.73, 'in') // "23.5" */
export const lengthNumber = (mm: number, units: Units = 'cm'): string => numberText(mm / mmPer[units], 1);

/** @example lengthFigure(597.73) // { number: '59.8', unit: ' cm' } */
export const lengthFigure = (mm: number, units: Units = 'cm'): FigureParts =>
  figureOf(lengthNumber(mm, units), units);

/** @example lengthText(597.73) // "59.8 cm" */
export const lengthText = (mm: number, units: Units = 'cm'): string => figureText(lengthFigure(mm, units));

/**
 * Apparent distance of a car, in metres without the unit. Tenths are shown below 10 m and near the true distance.
 *
 * @example seemingMetres(9.93) // "9.9" @example seemingMetres(83.65) // "84"
 */
export function seemingMetres(metres: number, trueM = 50): string {
  const tenths = Math.round(metres * 10) / 10;
  const needsTenth = tenths < 10 || (tenths !== trueM && Math.abs(tenths - trueM) < trueM / 10);
  return numberText(metres, needsTenth ? 1 : 0);
}

/** Leaves out a tenth that is zero. @example shortLengthNumber(500) // "50" */
export const shortLengthNumber = (mm: number, units: Units = 'cm'): string => {
  const amount = mm / mmPer[units];
  return numberText(amount, Math.round(amount * 10) % 10 === 0 ? 0 : 1);
};

/** @example shortLengthFigure(500) // { number: '50', unit: ' cm' } */
export const shortLengthFigure = (mm: number, units: Units = 'cm'): FigureParts =>
  figureOf(shortLengthNumber(mm, units), units);

/** @example shortLengthText(500) // "50 cm" */
export const shortLengthText = (mm: number, units: Units = 'cm'): string =>
  figureText(shortLengthFigure(mm, units));
