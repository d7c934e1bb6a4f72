import { mmPer, type Units } from '../geometry/units';
import type { RigEntry } from './entry';
import { fields, isLengthField, type Fields, type MeasuredField } from './fields';
import { plainText } from './plain-text';
import { readDecimal, ungrouped } from './read-decimal';
import type { Reading } from './read-quantity';
import { readField } from './setup';

/**
 * Unit in which a field is shown. Only lengths measured with a tape follow the choice of units: screen sizes are in
 * inches everywhere, and bezels, radii and lit sizes are in millimetres in data sheets and most games.
 *
 * @example shownUnit('distance', 'in') // 'in'
 */
export const shownUnit = <Id extends MeasuredField>(id: Id, units: Units): Fields[Id]['unit'] | Units => {
  const { unit } = fields[id];
  return unit === 'cm' ? units : unit;
};

/** Rounds for display alone. */
export const rounded = (value: number): number =>
  Number(Math.abs(value) < 1 ? value.toPrecision(2) : value.toFixed(2));

/**
 * Text of a field: as typed, except that a bare number is converted to the shown unit. The entry keeps the typed text,
 * so that switching back restores every digit.
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

/** A field's number in its shown unit; null = no number. */
export function readShown(id: MeasuredField, entry: RigEntry, units: Units): Reading | null {
  const reading = readField(id, entry);
  if (reading === null || !isLengthField(id)) return reading;
  const { unit } = fields[id];
  const shown = shownUnit(id, units) as Units;
  if (shown === unit) return reading;
  // Text in the shown unit keeps its digits; a converted number is as short as displayed.
  const typed = entry[`${id}Unit`] === shown ? readDecimal(entry[id]) : null;
  return { value: typed ?? rounded((reading.value * mmPer[unit]) / mmPer[shown]) };
}

/** True if a text holds more than a number. @example namesItsUnit(`3'4"`) // true */
export const namesItsUnit = (text: string): boolean => /[^\d.,/+\-\se]/.test(ungrouped(plainText(text)));
