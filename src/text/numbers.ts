import { language } from '#messages/language';
import { plainNumber } from '../domain/plain-number';

const inLanguage = (plain: string): string => plain.replace('.', language.decimalSign).replace('-', '\u2212');

/**
 * A number for people: the decimal sign of their language, and a true minus sign. Rounded as `plainNumber` rounds, so that
 * what is shown and what is copied never differ.
 *
 * @example numberText(-7.64, 1) // "−7.6"
 */
export const numberText = (value: number, decimals: number): string =>
  inLanguage(plainNumber(value, decimals));

/** A number with the digits that it has, in the decimal sign of the language. @example exactNumberText(50.5) // "50.5" */
export const exactNumberText = (value: number): string => inLanguage(String(Number(value.toPrecision(12))));

/**
 * What a number was understood as: two digits behind the point tell people enough, and none are added.
 *
 * @example echoedNumberText(27.5590551181) // "27.56"
 */
export const echoedNumberText = (value: number): string => exactNumberText(Number(plainNumber(value, 2)));
