import { fields, type LengthUnit, type MeasuredField } from './fields';
import { readDecimal, ungrouped } from './read-decimal';

/** Millimetres in one of each. */
export const mmPer: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 };

const lengthEndings: readonly (readonly [LengthUnit, RegExp])[] = [
  ['mm', /^(mm|millimet(er|re)s?)$/],
  ['cm', /^(cm|centimet(er|re)s?)$/],
  ['m', /^(m|met(er|re)s?)$/],
  ['in', /^(in|inch|inches|")$/],
  ['ft', /^(ft|foot|feet|')$/],
];
const degreeEnding = /^(°|º|deg|degrees?)$/;

/** Nobody means a number by a longer text, and no pattern below gets slow on one this short. */
const longest = 40;
const numberAndEnding = /^([+-]?(?:(?:\d+[\s-]+)?\d+\/\d+|[\d.,]+(?:e[+-]?\d+)?))\s*(.*)$/;
/** 3'4", 3 ft 4 in, 3' 4, 3' 4 1/2" */
const feetAndInches =
  /^([+-]?)([\d.,]+)\s*(?:'|ft|foot|feet)\s*((?:\d+[\s-]+)?\d+\/\d+|\d[\d.,]*)\s*(?:in|inch|inches|")?$/;
/** The signs that typing aids, phones and data sheets put in place of the plain ones. */
const withPlainSigns = (text: string): string =>
  ungrouped(
    text
      .trim()
      .toLowerCase()
      .replace(/[\u00a0\u202f]/g, ' ')
      .replace('−', '-')
      .replace(/[′’]/g, "'")
      .replace(/''|[″”]/g, '"'),
  );
/** What people add to a screen's size, and the dot after a shortened unit: "80 cm diagonal", "3 ft. 4 in." */
const fillers = /\s*diag(?:onal)?\b|(?<=[a-z])\.(?!\d)/g;

interface Amount<Unit> {
  readonly amount: number;
  readonly unit: Unit;
}

const readLength = (
  text: string,
  bareUnit: LengthUnit,
  ownEndings: Readonly<Record<string, LengthUnit>> = {},
): Amount<LengthUnit> | null => {
  const [, sign, feet, inches] = feetAndInches.exec(text) ?? [];
  if (feet !== undefined && inches !== undefined) {
    const [whole, rest] = [readDecimal(feet), readDecimal(inches)];
    if (whole === null || rest === null) return null;
    const amount = 12 * whole + rest;
    return { amount: sign === '-' ? -amount : amount, unit: 'in' };
  }
  const [, number = '', ending = ''] = numberAndEnding.exec(text) ?? [];
  const amount = readDecimal(number);
  const unit =
    ending === ''
      ? bareUnit
      : (ownEndings[ending] ?? lengthEndings.find(([, pattern]) => pattern.test(ending))?.[0]);
  return amount === null || unit === undefined ? null : { amount, unit };
};

const readDegrees = (text: string): number | null => {
  const [, number = '', ending = ''] = numberAndEnding.exec(text) ?? [];
  return ending === '' || degreeEnding.test(ending) ? readDecimal(number) : null;
};

/** What a text says, in the field's own unit. */
export interface Reading {
  readonly value: number;
}

/**
 * What was typed into a field; null = no number, or a unit that the field cannot have.
 *
 * @param bareUnit What a length without a unit means.
 * @example readMeasured('distance', `3'4"`, 'cm') // { value: 101.6 }
 */
export function readMeasured(
  id: MeasuredField,
  text: string,
  bareUnit: LengthUnit | undefined,
): Reading | null {
  const plain = withPlainSigns(text);
  if (plain.length > longest) return null;
  const field = fields[id];
  if (field.kind === 'angle') {
    const degrees = readDegrees(plain);
    return degrees === null ? null : { value: degrees };
  }
  const read = readLength(
    plain.replace(fillers, ''),
    bareUnit ?? field.unit,
    'endings' in field ? field.endings : undefined,
  );
  if (read === null) return null;
  // What is in the field's own unit already keeps every digit.
  if (read.unit === field.unit) return { value: read.amount };
  const value = (read.amount * mmPer[read.unit]) / mmPer[field.unit];
  return Number.isFinite(value) ? { value } : null;
}
