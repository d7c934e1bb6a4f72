import { language } from '#messages/language';
import { numberText } from './numbers';

/** The bare number of centimetres. @example cmNumber(597.73) // "59.8" */
export const cmNumber = (mm: number): string => numberText(mm / 10, 1);

/** @example cmText(597.73) // "59.8 cm" */
export const cmText = (mm: number): string => `${cmNumber(mm)} ${language.units.cm}`;

/** Without a tenth that is zero. @example shortCmText(500) // "50 cm" */
export const shortCmText = (mm: number): string => {
  const tenths = Math.round(mm);
  return `${numberText(mm / 10, tenths % 10 === 0 ? 0 : 1)} ${language.units.cm}`;
};
