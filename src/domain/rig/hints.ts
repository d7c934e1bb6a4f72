import type { Units } from '../geometry/units';
import type { RigEntry } from './entry';
import { fields, type MeasuredField } from './fields';
import type { Reading } from './read-quantity';
import { readShown, shownText } from './shown';

/** Hint about a text whose meaning may surprise. */
export type Hint =
  | { readonly kind: 'empty-counts-as-zero' | 'not-a-number-counts-as-zero' | 'not-a-number-left-out' }
  /** In the field's shown unit. */
  | ({ readonly kind: 'read-as' } & Reading);

/** Matches anything beyond the digits, signs and points of a plain number. */
const needsReading = /[^\d.+\-−\s]/;
const exponent = /e[+-]?\d/i;

/** @example hintFor('distance', { ...defaultEntry, distance: '60,5' }) // { kind: 'read-as', value: 60.5 } */
export function hintFor(id: MeasuredField, entry: RigEntry, units: Units = 'cm'): Hint | null {
  const text = entry[id].trim();
  // Fields that are empty by default may stay empty.
  const isOptional = fields[id].default === '';
  if (text === '') return isOptional ? null : { kind: 'empty-counts-as-zero' };
  const reading = readShown(id, entry, units);
  if (reading === null) return { kind: isOptional ? 'not-a-number-left-out' : 'not-a-number-counts-as-zero' };
  // A number converted from the other unit is plain already.
  if (shownText(id, entry, units) !== entry[id]) return null;
  return needsReading.test(text.replace(exponent, '')) ? { kind: 'read-as', ...reading } : null;
}
