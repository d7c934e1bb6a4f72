import { plainNumber } from '../plain-number';
import type { Amount } from './types';

/** Digits of a double; more than any game writes. */
const maxDecimals = 20;

/**
 * A number as written in a file: at least as many decimals as the game takes, and as many as the previous number had.
 *
 * @example amountText({ value: 62, decimals: 0 }, '110.000000') // '62.000000'
 */
export const amountText = ({ value, decimals, trims }: Amount, before = ''): string => {
  const rounded = plainNumber(value, decimals);
  if (trims) return rounded.includes('.') ? rounded.replace(/\.?0+$/, '') : rounded;
  const had = Math.min(/\.(\d*)$/.exec(before)?.[1]?.length ?? 0, maxDecimals);
  if (had <= decimals) return rounded;
  // Zeros, since further digits would be those of the nearest binary fraction.
  return `${decimals === 0 ? `${rounded}.` : rounded}${'0'.repeat(had - decimals)}`;
};
