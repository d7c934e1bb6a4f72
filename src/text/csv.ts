import { language } from '#messages/language';

/** A text that a spreadsheet program would take for a formula. A bare number may begin with its minus. */
const looksLikeFormula = /^[=+\-@\t\r]/;
const bareNumber = /^-?\d+([.,]\d+)?$/;

/** Where the comma is the decimal sign, spreadsheet programs split lines at semicolons. */
const separator = language.decimalSign === ',' ? ';' : ',';

/** Behind an apostrophe nothing is run: programs show the text that follows. */
const harmless = (text: string): string =>
  looksLikeFormula.test(text) && !bareNumber.test(text) ? `'${text}` : text;

const cell = (text: string): string => {
  const safe = harmless(text);
  return [separator, '"', '\r', '\n'].some((sign) => safe.includes(sign))
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
};

/**
 * A table as RFC 4180 has it, but for the separator, lines ended by CR LF. It begins with the mark of UTF-8: without it, some spreadsheet programs read
 * "°" as two other signs.
 *
 * @example csvText([['a', 'b "c"'], ['=1', '-4']]) // '\ufeffa,"b ""c"""\r\n\'=1,-4\r\n'
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
