import { language } from '#messages/language';
import { mmPerInch, type Units } from '../domain/geometry/units';
import { numberText } from './numbers';

const mmPer: Readonly<Record<Units, number>> = { cm: 10, in: mmPerInch };

/** The bare number. @example lengthNumber(597.73) // "59.8" @example lengthNumber(597.73, 'in') // "23.5" */
export const lengthNumber = (mm: number, units: Units = 'cm'): string => numberText(mm / mmPer[units], 1);

/** @example lengthText(597.73) // "59.8 cm" */
export const lengthText = (mm: number, units: Units = 'cm'): string =>
  language.withUnit(lengthNumber(mm, units), units);

/** Without a tenth that is zero. @example shortLengthNumber(500) // "50" */
export const shortLengthNumber = (mm: number, units: Units = 'cm'): string => {
  const amount = mm / mmPer[units];
  return numberText(amount, Math.round(amount * 10) % 10 === 0 ? 0 : 1);
};

/** @example shortLengthText(500) // "50 cm" */
export const shortLengthText = (mm: number, units: Units = 'cm'): string =>
  language.withUnit(shortLengthNumber(mm, units), units);
