/** Suffixes of numbers. */
const behindNumber = {
  mm: ' mm',
  cm: ' cm',
  m: ' m',
  in: '″',
  degrees: '°',
  radians: ' rad',
  times: 'x',
};

const sentenceSpace = ' ';

/** Metadata of the language, and its suffixes of numbers. */
export const language = {
  /** A BCP 47 tag, for the page and for `Intl`. */
  tag: 'en-GB',
  /** Folder below the site's root: the name of this one, or empty for English. */
  path: '',
  /** Its own name. */
  name: 'English',
  /** For link previews, which expect a country. */
  ogLocale: 'en_GB',
  /** Link on pages of other languages. */
  alsoIn: 'Also in English',
  direction: 'ltr',
  /** Equals that of `Intl`, by a test. The first call of `Intl` for a number is slow. */
  decimalSign: '.',
  percent: (number: string) => `${number}%`,
  /** Units without a number: beside a field, over a column, on a switch. */
  units: { mm: 'mm', cm: 'cm', m: 'm', in: 'in', degrees: '°', radians: 'rad' },
  /** Lists of the site have no “and”. */
  list: (items: readonly string[]) => items.join(', '),
  sentences: (sentences: readonly string[]) => sentences.filter((text) => text !== '').join(sentenceSpace),
  /** Between two sentences if one is set apart. */
  sentenceSpace,
  withUnit: (number: string, unit: keyof typeof behindNumber) => `${number}${behindNumber[unit]}`,
};
