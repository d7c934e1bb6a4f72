import type { Messages } from '../messages';

type Language = Messages['language'];

const behindNumber: Readonly<Record<Parameters<Language['withUnit']>[1], string>> = {
  mm: '\u00a0mm',
  cm: '\u00a0cm',
  m: '\u00a0m',
  in: '″',
  degrees: '°',
  radians: '\u00a0rad',
  times: 'x',
};

const sentenceSpace = ' ';

/** German. */
export const language: Language = {
  tag: 'de',
  path: '/de',
  name: 'Deutsch',
  ogLocale: 'de_DE',
  alsoIn: 'Auch auf Deutsch',
  direction: 'ltr',
  decimalSign: ',',
  percent: (number) => `${number}\u00a0%`,
  units: { mm: 'mm', cm: 'cm', m: 'm', in: 'Zoll', degrees: '°', radians: 'rad' },
  list: (items) => items.join(', '),
  sentences: (sentences) => sentences.filter((text) => text !== '').join(sentenceSpace),
  sentenceSpace,
  withUnit: (number, unit) => `${number}${behindNumber[unit]}`,
};
