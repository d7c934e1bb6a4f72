import { language } from '#messages/language';

const quiet = ['mm', 'cm', 'm', 'in', 'degrees', 'radians'] as const;

/** What the language puts behind a number for each of them, with a space that no line breaks at, too. The longest first: mm is not m. */
const behind = quiet
  .map((unit) => language.withUnit('', unit).replace(' ', '[ \\u00a0]'))
  .toSorted((a, b) => b.length - a.length);

/** A unit as it stands behind a number, the space before it included. */
export const unitBehindNumber = `(?<=\\d)(?:${behind.join('|')})(?!\\p{L})`;
