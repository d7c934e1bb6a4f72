/** Full-width and half-width letters and digits, and units in one square, from Japanese and Chinese keyboards. */
const wideSigns = /[\u3000-\u33ff\uff01-\uffef]+/g;

/** ½ and other fractions in one sign. */
const fractionSigns = /[¼-¾⅐-⅟↉]/g;
const besideFraction = /(?<=[\d¼-¾⅐-⅟↉])(?=[¼-¾⅐-⅞↉])|(?<=[¼-¾⅐-⅞↉])(?=\d)/g;

/**
 * Typed text in the signs of a plain keyboard: no accents, no capitals, no substitutes by typing aids, phones or data
 * sheets. Superscripts stay: 5² is not 52.
 *
 * @example plainText('２７½“') // '27 1/2"'
 */
export const plainText = (text: string): string =>
  text
    .replace(wideSigns, (signs) => signs.normalize('NFKC'))
    .normalize('NFD')
    .replace(/(?<=\p{L})\p{Mark}+/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(besideFraction, ' ')
    .replace(fractionSigns, (sign) => sign.normalize('NFKC'))
    .replace(/[⁄∕]/g, '/')
    .replace(/[‐-–−]/g, '-')
    .replace(/[′’ʼ´]/g, "'")
    .replace(/''|[″“”„]/g, '"');
