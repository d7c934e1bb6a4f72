/** Letters and digits of full or half width, and units that stand in one square: what Japanese and Chinese keyboards write. */
const wideSigns = /[\u3000-\u33ff\uff01-\uffef]+/g;

/**
 * What was typed, in the signs of a plain keyboard: no accents, no capitals, no sign that a typing aid, a phone or a data sheet puts
 * in place of another. Superscripts and fractions in one sign stay: 5² is not 52.
 *
 * @example plainText('２７“') // '27"'
 */
export const plainText = (text: string): string =>
  text
    .replace(wideSigns, (signs) => signs.normalize('NFKC'))
    .normalize('NFD')
    .replace(/(?<=\p{L})\p{Mark}+/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace('−', '-')
    .replace(/[′’]/g, "'")
    .replace(/''|[″“”„]/g, '"');
