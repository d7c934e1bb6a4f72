/** Letters that Unicode does not decompose. */
const otherLetters: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/**
 * Lower case, without accents and widths; any other sign becomes a space: "Straße – É", "Ｆ１" and "F1® 25" become
 * searchable.
 */
export const simplify = (text: string): string =>
  text
    .replace(/[™℠]/g, ' ')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[łßøđæœ]/g, (letter) => otherLetters[letter] ?? letter)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
