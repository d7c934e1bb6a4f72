import { language } from '#messages/language';

/** Texts that spreadsheet programs take for formulas. A bare number may begin with its minus sign. */
const looksLikeFormula = /^[=+\-@\t\r]/;
const bareNumber = /^-?\d+([.,]\d+)?$/;

/** Spreadsheet programs expect semicolons in languages with a decimal comma. */
const separator = language.decimalSign === ',' ? ';' : ',';

/** Programs show a text after an apostrophe and never run it. */
const harmless = (text: string): string =>
  looksLikeFormula.test(text) && !bareNumber.test(text) ? `'${text}` : text;

const cell = (text: string): string => {
  const safe = harmless(text);
  return [separator, '"', '\r', '\n'].some((sign) => safe.includes(sign))
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
};

/**
 * A table by RFC 4180 except for the separator, with lines ended by CR LF. It begins with a byte order mark: without
 * it, some spreadsheet programs read "°" as two other signs.
 *
 * @example csvText([['a', 'b "c"'], ['=1', '-4']]) // '\ufeffa,"b ""c"""\r\n\'=1,-4\r\n'
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
