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
