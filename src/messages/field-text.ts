import { language } from '#messages/language';

/** A point or comma of a number. The one that ends an abbreviation, "3 ft.", is none. */
const signOfNumber = /(?<=\d)[.,]|(?<![\p{L}\d])[.,](?=\d)/gu;

/**
 * Converts the text of an entry for its field. Entries have a decimal point, as in English, so that links, files and
 * the domain are independent of the language; for a decimal comma, points and commas are swapped. This keeps the typed
 * text exactly, and "1.000" groups its thousands in such languages.
 *
 * @example toField('61.7', ',') // '61,7'
 */
export const toField = (text: string, decimalSign = language.decimalSign): string =>
  decimalSign === ',' ? text.replace(signOfNumber, (sign) => (sign === '.' ? ',' : '.')) : text;

/** The inverse, which is the same swap. @example fromField('1.000,5', ',') // '1,000.5' */
export const fromField = (text: string, decimalSign = language.decimalSign): string =>
  toField(text, decimalSign);
