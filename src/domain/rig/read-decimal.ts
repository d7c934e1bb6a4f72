import { plainText } from './plain-text';

const plainDecimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
/** "1,000" and "1,234,567.5"; "1.234.567,5" and "1.000,5", whose comma shows that the points group. */
const groupedByCommas = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const groupedByPoints = /^[+-]?[1-9]\d{0,2}((\.\d{3})+,\d*|(\.\d{3}){2,})$/;

/** "1 000" and "1’000": except for fractions, only groups have exactly three digits after a space or an apostrophe. */
const groupedBySpaces = /(?<![\d.,])[1-9]\d{0,2}(?:(?: \d{3})+|(?:'\d{3})+)(?!\d)/;

/**
 * The text without spaces and apostrophes between thousands.
 *
 * @example ungrouped('1 000 mm') // '1000 mm'
 */
export const ungrouped = (text: string): string =>
  text.includes('/') ? text : text.replace(groupedBySpaces, (number) => number.replace(/[ ']/g, ''));

/** The same number with a decimal point and without group separators. */
const dotted = (text: string): string => {
  if (groupedByCommas.test(text)) return text.replaceAll(',', '');
  if (groupedByPoints.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return text.replace(',', '.');
};

/** 39 3/8, 39-3/8 */
const mixedFraction = /^([+-]?)(?:(\d+)[\s-]+)?(\d+)\/(\d+)$/;

const valueOf = (plain: string): number => {
  const [, sign, whole = 0, upper, lower] = mixedFraction.exec(plain) ?? [];
  if (lower === undefined) return plainDecimal.test(plain) ? Number(plain) : NaN;
  const value = Number(whole) + Number(upper) / Number(lower);
  return sign === '-' ? -value : value;
};

/**
 * Reads a typed number with a decimal comma or point or a fraction: "27", "50.5", "50,5", "1,000", "1.000,5", "1 000",
 * "39 3/8", "39⅜". A single ambiguous sign is read as in English: on a page in another language the field normalises
 * the text first. Returns null for text that is no finite number; the caller decides what that means.
 *
 * @example readDecimal('50,5') // 50.5
 */
export function readDecimal(text: string): number | null {
  const value = valueOf(dotted(ungrouped(plainText(text))));
  if (!Number.isFinite(value)) return null;
  return value === 0 ? 0 : value; // turns −0 into 0
}
