/** Lower case, without accents, and every other sign a space: "Straße – É" and "F1® 25" become searchable. */
export const simplify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
