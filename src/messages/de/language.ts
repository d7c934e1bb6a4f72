import type { Messages } from '../messages';

/** Deutsch. */
export const language: Messages['language'] = {
  tag: 'de',
  direction: 'ltr',
  decimalSign: ',',
  percent: (number) => `${number}\u00a0%`,
  units: { mm: 'mm', cm: 'cm', m: 'm', in: '″', radians: 'rad', times: 'x' },
};
