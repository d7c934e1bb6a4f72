import type { Messages } from '../messages';

type Language = Messages['language'];

const behindNumber: Readonly<Record<Parameters<Language['withUnit']>[1], string>> = {
  ...{ mm: 'mm', cm: 'cm', m: 'm', in: 'インチ' },
  ...{ degrees: '°', radians: 'rad', times: 'x' },
};

/**
 * A language for tests: English words with the numbers of elsewhere, all at once. A decimal comma, a space before the per cent sign,
 * none before a unit, and nothing of English between the parts of a list or two sentences: code that knows English numbers shows.
 */
export const pseudoComma = (english: Language): Language => ({
  ...english,
  // English as it is written in Austria has the comma, so that `Intl` agrees.
  tag: 'en-AT',
  decimalSign: ',',
  percent: (number) => `${number}\u00a0%`,
  list: (items) => items.join('、'),
  sentences: (sentences) => sentences.join(''),
  sentenceSpace: '',
  withUnit: (number, unit) => `${number}${behindNumber[unit]}`,
});
