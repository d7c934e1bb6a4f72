import type { MeasureUnit, Scale, Unit } from './types';

const signs: Readonly<Record<Unit, string>> = { degrees: '°', radians: ' rad', times: '×', none: '' };

const measureSigns: Readonly<Record<MeasureUnit, string>> = { mm: ' mm', m: ' m', degrees: '°', none: '' };

/** A number in plain ASCII, to copy into a game or a file. Never "-0". */
export const plainNumber = (value: number, decimals: number): string => {
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace('-', '') : text;
};

/** A number for people: with a true minus sign. */
export const niceNumber = (value: number, decimals: number): string =>
  plainNumber(value, decimals).replace('-', '\u2212');

/** @example settingText({ decimals: 0, unit: 'none' }, -4) // "−4", with a true minus sign */
export const settingText = ({ decimals, unit }: Pick<Scale, 'decimals' | 'unit'>, value: number): string =>
  niceNumber(value, decimals) + signs[unit];

/** What the player pastes or types. @example settingPlainText({ decimals: 0 }, -4) // "-4" */
export const settingPlainText = ({ decimals }: Pick<Scale, 'decimals'>, value: number): string =>
  plainNumber(value, decimals);

/** @example angleText(35.8) // "35.8°" */
export const angleText = (degrees: number, decimals = 1): string => `${niceNumber(degrees, decimals)}°`;

/** @example errorText(-1.3675) // "1.4° narrow" */
export const errorText = (errorDegrees: number, decimals = 1): string => {
  const size = plainNumber(Math.abs(errorDegrees), decimals);
  if (Number(size) === 0) return 'exact';
  return `${size}° ${errorDegrees < 0 ? 'narrow' : 'wide'}`;
};

/** @example measureText({ value: 708.4, unit: 'mm', decimals: 0 }) // "708 mm" */
export const measureText = ({
  value,
  unit,
  decimals,
}: {
  readonly value: number;
  readonly unit: MeasureUnit;
  readonly decimals: number;
}): string => niceNumber(value, decimals) + measureSigns[unit];
