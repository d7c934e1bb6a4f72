import { language } from '#messages/language';
import { exactNumberText } from './numbers';

export type AmountUnit = 'in' | 'cm' | 'mm' | 'degrees';

const namesInIntl: Readonly<Record<AmountUnit, string>> = {
  in: 'inch',
  cm: 'centimeter',
  mm: 'millimeter',
  degrees: 'degree',
};

const formats: Partial<Record<AmountUnit, Intl.NumberFormat>> = {};

/** With its unit in full, as it is said. @example amountInWords(50, 'cm') // "50 centimetres" */
export const amountInWords = (value: number, unit: AmountUnit): string =>
  (formats[unit] ??= new Intl.NumberFormat(language.tag, {
    style: 'unit',
    unit: namesInIntl[unit],
    unitDisplay: 'long',
    maximumSignificantDigits: 12,
  })).format(value);

export const unitSigns: Readonly<Record<AmountUnit, string>> = { ...language.units, degrees: '°' };

/** With the sign of its unit. @example amountText(15, 'cm') // "15 cm" */
export const amountText = (value: number, unit: AmountUnit): string =>
  `${exactNumberText(value)}${unit === 'degrees' ? '' : ' '}${unitSigns[unit]}`;
