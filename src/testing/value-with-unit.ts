import { plainNumber } from '../domain/plain-number';

const signs = { degrees: '°', radians: ' rad', times: 'x', mm: ' mm', m: ' m', none: '' } as const;

interface Measure {
  readonly value: number;
  readonly decimals: number;
  readonly unit: keyof typeof signs;
}

/**
 * A short text of a number for tables of expected values, without the words of any language.
 *
 * @example valueWithUnit({ value: 708.4, decimals: 0, unit: 'mm' }) // "708 mm"
 */
export const valueWithUnit = ({ value, decimals, unit }: Measure): string =>
  plainNumber(value, decimals) + signs[unit];
