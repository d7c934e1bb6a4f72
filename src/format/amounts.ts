import { language } from '#messages/language';

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
