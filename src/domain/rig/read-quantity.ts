import { mmPer } from '../geometry/units';
import { fields, type LengthUnit, type MeasuredField } from './fields';
import { plainText } from './plain-text';
import { readDecimal, ungrouped } from './read-decimal';
import { unitOfWord } from './unit-words';

/** Longer than any number, and short enough for every pattern below to be fast. */
const maxLength = 40;
const numberAndEnding = /^([+-]?(?:(?:\d+[\s-]+)?\d+\/\d+|[\d.,]+(?:e[+-]?\d+)?))\s*(.*)$/;
/** 3'4", 3 ft 4 in, 3' 4, 3' 4 1/2", 3'-4" */
const feetAndInches =
  /^([+-]?)([\d.,]+)\s*('|\p{L}+)\s*(?:-\s*)?((?:\d+[\s-]+)?\d+\/\d+|\d[\d.,]*)\s*("|\p{L}+|)$/u;
/** Additions to a screen's size, and the dot after a shortened unit: "80 cm diagonal", "3 ft. 4 in." */
const fillers = /\s*diag(?:onal)?\b|(?<=[a-z])\.(?!\d)/g;
/** "R1000", as in some data sheets. */
const radiusFirst = /^r\s*([\d.,]+)$/;

/** A number and its typed unit; null = no unit. */
interface Amount<Unit> {
  readonly amount: number;
  readonly unit: Unit | null;
}

const readLength = (
  text: string,
  ownEndings: Readonly<Record<string, LengthUnit>> = {},
): Amount<LengthUnit> | null => {
  const [, sign, feet = '', feetWord = '', inches = '', inchWord = ''] = feetAndInches.exec(text) ?? [];
  if (unitOfWord(feetWord) === 'ft' && (inchWord === '' || unitOfWord(inchWord) === 'in')) {
    const [whole, rest] = [readDecimal(feet), readDecimal(inches)];
    if (whole === null || rest === null) return null;
    const amount = 12 * whole + rest;
    return { amount: sign === '-' ? -amount : amount, unit: 'in' };
  }
  const [, number = '', ending = ''] = numberAndEnding.exec(text) ?? [];
  const amount = readDecimal(number);
  const unit = ending === '' ? null : (ownEndings[ending] ?? unitOfWord(ending));
  return amount === null || unit === undefined || unit === 'degrees' ? null : { amount, unit };
};

const readDegrees = (text: string): Amount<never> | null => {
  const [, number = '', ending = ''] = numberAndEnding.exec(text) ?? [];
  const amount = ending === '' || unitOfWord(ending) === 'degrees' ? readDecimal(number) : null;
  return amount === null ? null : { amount, unit: null };
};

/** A field's text, before a bare number gets a unit. */
export function readAmount(id: MeasuredField, text: string): Amount<LengthUnit> | null {
  if (text.trim().length > maxLength) return null;
  const plain = ungrouped(plainText(text));
  const field = fields[id];
  if (field.kind === 'angle') return readDegrees(plain);
  const [length, endings] =
    'endings' in field ? [plain.replace(radiusFirst, '$1r'), field.endings] : [plain, undefined];
  return readLength(length.replace(fillers, ''), endings);
}

/** A number in the field's own unit. */
export interface Reading {
  readonly value: number;
}

/**
 * Reads a field's text; null = no number, or a unit that the field cannot have.
 *
 * @param bareUnit Unit of a bare length.
 * @example readMeasured('distance', `3'4"`, 'cm') // { value: 101.6 }
 */
export function readMeasured(
  id: MeasuredField,
  text: string,
  bareUnit: LengthUnit | undefined,
): Reading | null {
  const read = readAmount(id, text);
  if (read === null) return null;
  const field = fields[id];
  // Numbers in the field's own unit keep every digit.
  if (field.kind === 'angle') return { value: read.amount };
  const unit = read.unit ?? bareUnit ?? field.unit;
  if (unit === field.unit) return { value: read.amount };
  const value = (read.amount * mmPer[unit]) / mmPer[field.unit];
  return Number.isFinite(value) ? { value } : null;
}
