import type { Units } from '../geometry/units';
import type { RigEntry } from './entry';
import { fields, isLengthField, type MeasuredField } from './fields';
import { plainText } from './plain-text';
import { readDecimal, ungrouped } from './read-decimal';
import { mmPer, type Reading } from './read-quantity';
import { readField } from './setup';

/**
 * What a field counts in. Only what people measure with a tape follows their choice: a screen's size is sold in inches
 * everywhere, and bezels, radii and lit sizes stand in millimetres in every data sheet and in most games.
 *
 * @example shownUnit('distance', 'in') // 'in'
 */
export const shownUnit = (id: MeasuredField, units: Units) => {
  const { unit } = fields[id];
  return unit === 'cm' ? units : unit;
};

/** Short enough to be read. Nothing is worked out from it. */
export const rounded = (value: number): number =>
  Number(Math.abs(value) < 1 ? value.toPrecision(2) : value.toFixed(2));

/**
 * What stands in a field: the text as typed, but a bare number in another unit as what it is in this one. The entry keeps what
 * was typed, so that switching back shows it again to the last digit.
 *
 * @example shownText('distance', { ...defaultEntry, distance: '50', distanceUnit: 'cm' }, 'in') // '19.69'
 */
export function shownText(id: MeasuredField, entry: RigEntry, units: Units): string {
  const text = entry[id];
  if (!isLengthField(id)) return text;
  const typedIn = entry[`${id}Unit`];
  const unit = shownUnit(id, units) as Units;
  const amount = typedIn === unit ? null : readDecimal(text);
  return amount === null ? text : String(rounded((amount * mmPer[typedIn]) / mmPer[unit]));
}

/** What a field's text says in the unit it is shown in; null = no number. */
export function readShown(id: MeasuredField, entry: RigEntry, units: Units): Reading | null {
  const reading = readField(id, entry);
  if (reading === null || !isLengthField(id)) return reading;
  const { unit } = fields[id];
  const shown = shownUnit(id, units) as Units;
  if (shown === unit) return reading;
  // Its own text keeps its digits; what was typed in another unit is as short as it is shown.
  const typed = entry[`${id}Unit`] === shown ? readDecimal(entry[id]) : null;
  return { value: typed ?? rounded((reading.value * mmPer[unit]) / mmPer[shown]) };
}

/** Whether a text has more than a number in it. @example namesItsUnit(`3'4"`) // true */
export const namesItsUnit = (text: string): boolean => /[^\d.,/+\-\se]/.test(ungrouped(plainText(text)));
