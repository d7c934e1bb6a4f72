import { plainNumber } from '../plain-number';
import type { Amount } from './types';

/**
 * A number as it is written in a file: with as many decimals as the game takes, and filled up to as many as were there.
 *
 * @example amountText({ value: 62, decimals: 0 }, '110.000000') // '62.000000'
 */
export const amountText = ({ value, decimals, trims }: Amount, before = ''): string => {
  const rounded = plainNumber(value, decimals);
  if (trims) return rounded.includes('.') ? rounded.replace(/\.?0+$/, '') : rounded;
  const had = /\.(\d*)$/.exec(before)?.[1]?.length ?? 0;
  return had > decimals ? plainNumber(Number(rounded), had) : rounded;
};
