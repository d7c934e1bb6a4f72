import { language } from '#messages/language';
import { numberText } from './numbers';

/** @example percentText(0.894) // "89%" */
export const percentText = (share: number, decimals = 0): string =>
  language.percent(numberText(share * 100, decimals));
