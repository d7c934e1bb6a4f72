import { language as english } from '../en/language';
import type { Messages } from '../messages';
import { mapTexts, notWords, patternsOf } from './map-texts';

type Language = Messages['language'];

type Unit = Parameters<Language['withUnit']>[1];

const behindNumber: Readonly<Record<Unit, string>> = {
  ...{ mm: 'mm', cm: 'cm', m: 'm', in: 'インチ' },
  ...{ degrees: '°', radians: 'rad', times: 'x' },
};

/**
 * A language for tests: English words with the numbers of elsewhere, all at once. A decimal comma, a space before the per cent sign,
 * none before a unit, and nothing of English between the parts of a list or two sentences: code that knows English numbers shows.
 */
export const pseudoComma: Language = {
  ...english,
  // English as it is written in Austria has the comma, so that `Intl` agrees.
  tag: 'en-AT',
  decimalSign: ',',
  percent: (number) => `${number}\u00a0%`,
  list: (items) => items.join('、'),
  sentences: (sentences) => sentences.join(''),
  sentenceSpace: '',
  withUnit: (number, unit) => `${number}${behindNumber[unit]}`,
};

/** What English has behind a number, and what stands there in this language. */
const endings: ReadonlyMap<string, string> = new Map([
  ...(Object.keys(behindNumber) as Unit[]).map(
    (unit) => [english.withUnit('', unit), behindNumber[unit]] as const,
  ),
  [english.percent(''), pseudoComma.percent('')],
]);

const ending = `(?<=\\d)(?:${patternsOf([...endings.keys()])
  .join('|')
  .replaceAll(' ', '\\s')})(?!\\p{L})`;

/**
 * A catalogue whose sentences have the numbers of this language, those for games as well: which of them keeps its point is for whoever
 * translates them. What a sentence was given stays as it came, so that code which knows English numbers shows there, too.
 *
 * @example withCommas('59.8 cm wide') // '59,8cm wide'
 */
export const withCommas = <Words>(words: Words): Words =>
  mapTexts(words, (text, given) =>
    text.replace(
      new RegExp([...patternsOf(given), ...notWords, String.raw`(?<=\d)\.(?=\d)`, ending].join('|'), 'gu'),
      (found) => (found === '.' ? ',' : (endings.get(found.replace('\u00a0', ' ')) ?? found)),
    ),
  );
