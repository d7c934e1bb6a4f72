import { words } from '#messages/app';
import { language } from '#messages/language';
import { plural } from '../messages/plural';
import { echoedNumberText } from './numbers';

export type AmountUnit = keyof typeof words.amounts;

/** With the unit spelled out. @example amountInWords(50, 'cm') // "50 centimetres" */
export const amountInWords = (value: number, unit: AmountUnit): string =>
  plural(value, words.amounts[unit](echoedNumberText(value)));

/** With the unit's sign. @example amountText(15, 'cm') // "15 cm" */
export const amountText = (value: number, unit: AmountUnit): string =>
  language.withUnit(echoedNumberText(value), unit);
