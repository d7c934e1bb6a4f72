import { words } from '#messages/app';
import { exactNumberText } from './numbers';

export type AmountUnit = keyof typeof words.amounts;

/** With its unit in full, as it is said. @example amountInWords(50, 'cm') // "50 centimetres" */
export const amountInWords = (value: number, unit: AmountUnit): string =>
  words.amounts[unit](value, exactNumberText(value));
