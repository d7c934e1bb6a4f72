import { plainNumber } from '../domain/plain-number';

const signs = { degrees: '°', radians: ' rad', times: 'x', mm: ' mm', m: ' m', none: '' } as const;

interface Measure {
  readonly value: number;
  readonly decimals: number;
  readonly unit: keyof typeof signs;
}

/**
 * A number of the domain, short enough for a table of expected ones, without the words of any language.
 *
 * @example valueWithUnit({ value: 708.4, decimals: 0, unit: 'mm' }) // "708 mm"
 */
export const valueWithUnit = ({ value, decimals, unit }: Measure): string =>
  plainNumber(value, decimals) + signs[unit];
