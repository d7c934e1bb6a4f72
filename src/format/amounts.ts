import { words } from '#messages/app';
import { plural } from '../messages/plural';
import { exactNumberText } from './numbers';

export type AmountUnit = keyof typeof words.amounts;

/** With its unit in full, as it is said. @example amountInWords(50, 'cm') // "50 centimetres" */
export const amountInWords = (value: number, unit: AmountUnit): string =>
  plural(value, words.amounts[unit](exactNumberText(value)));
