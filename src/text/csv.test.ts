import { describe, expect, it } from 'vitest';
import { csvText } from './csv';

const lineOf = (...cells: readonly string[]) => csvText([cells]).slice(1);

describe('csvText', () => {
  it('begins with the mark of UTF-8 and ends each line with CR LF', () => {
    expect(
      csvText([
        ['a', 'b'],
        ['c', ''],
      ]),
    ).toBe('\ufeffa,b\r\nc,\r\n');
  });

  // RFC 4180, section 2, rules 5 to 7.
  it('puts quotes round commas, quotes and line breaks, and doubles quotes', () => {
    expect(lineOf('a, b', 'say "c"', 'd\ne', 'f\rg', 'plain')).toBe(
      '"a, b","say ""c""","d\ne","f\rg",plain\r\n',
    );
  });

  // https://owasp.org/www-community/attacks/CSV_Injection names = + - @, tab and CR.
  it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '-', '=HYPERLINK("x")', '-4 °'])(
    'leaves no formula: %j',
    (text) => {
      expect(lineOf(text).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it.each(['-4', '-0.25', '61.7', '0'])('leaves the number %s', (text) => {
    expect(lineOf(text)).toBe(`${text}\r\n`);
  });
});
