import { language } from '#messages/language';

/** A point or comma at a number. The one that ends a shortened word, "3 ft.", is none. */
const signOfNumber = /(?<=\d)[.,]|(?<![\p{L}\d])[.,](?=\d)/gu;

/**
 * A text between a field and the entry. The entry has numbers as English writes them, with a decimal point, so that links, files and
 * the domain need not know a language; where the decimal sign is a comma, each point is shown as a comma and each comma as a point.
 * So what was typed stays to the letter in the field, and "1.000" groups its thousands where that is how they are written.
 *
 * @example toField('61.7', ',') // '61,7'
 */
export const toField = (text: string, decimalSign = language.decimalSign): string =>
  decimalSign === ',' ? text.replace(signOfNumber, (sign) => (sign === '.' ? ',' : '.')) : text;

/** The way back, which is the same one. @example fromField('1.000,5', ',') // '1,000.5' */
export const fromField = (text: string, decimalSign = language.decimalSign): string =>
  toField(text, decimalSign);
