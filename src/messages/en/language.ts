/** What stands right behind a number. */
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

/** The language itself: how the browser is told of it, and the signs that stand behind a number. */
export const language = {
  /** A BCP 47 tag, for the page and for `Intl`. */
  tag: 'en-GB',
  /** Where its pages are, below the site's root: the name of this folder, and nothing for English. */
  path: '',
  /** What it calls itself. */
  name: 'English',
  /** For link previews, which want a country. */
  ogLocale: 'en_GB',
  /** Said on pages of other languages, to whoever would rather read this one. */
  alsoIn: 'Also in English',
  direction: 'ltr',
  /** As `Intl` has it, which a test sees to. A browser's first question to `Intl` about numbers takes longer than all the rest. */
  decimalSign: '.',
  percent: (number: string) => `${number}%`,
  /** By itself: beside a field, over a column, on a switch. */
  units: { mm: 'mm', cm: 'cm', m: 'm', in: 'in', degrees: '°', radians: 'rad' },
  /** No list of the site wants an “and”. */
  list: (items: readonly string[]) => items.join(', '),
  sentences: (sentences: readonly string[]) => sentences.filter((text) => text !== '').join(sentenceSpace),
  /** Between two of them where one is set apart. */
  sentenceSpace,
  withUnit: (number: string, unit: keyof typeof behindNumber) => `${number}${behindNumber[unit]}`,
};
