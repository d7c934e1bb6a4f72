import { language } from '#messages/language';
import { plainNumber } from '../domain/plain-number';

const inLanguage = (plain: string): string => plain.replace('.', language.decimalSign).replace('-', '\u2212');

/**
 * A number for display: the language's decimal sign, and a true minus sign. Rounded as `plainNumber` rounds, so that
 * displayed and copied numbers are the same.
 *
 * @example numberText(-7.64, 1) // "−7.6"
 */
export const numberText = (value: number, decimals: number): string =>
  inLanguage(plainNumber(value, decimals));

/** A number with all its digits, in the language's format. @example exactNumberText(50.5) // "50.5" */
export const exactNumberText = (value: number): string => inLanguage(String(Number(value.toPrecision(12))));

/**
 * An understood number, echoed: at most two decimals.
 *
 * @example echoedNumberText(27.5590551181) // "27.56"
 */
export const echoedNumberText = (value: number): string => exactNumberText(Number(plainNumber(value, 2)));
