import { mapTexts, notWords, patternsOf } from './map-texts';

/**
 * A language for tests, made from English: "Screen ratio" becomes "[Šçŕééñ ŕåţîö ····]". It exposes texts outside of
 * the catalogues, and places too narrow for a longer language.
 */
export function pseudo<Words>(words: Words): Words {
  return mapTexts(words, pseudoText);
}

function pseudoText(text: string, given: readonly string[]): string {
  const patterns = patternsOf(given);
  // Untranslatable parts keep their length, and a row of them is no sentence.
  const own = patterns.length === 0 ? text : text.replace(new RegExp(patterns.join('|'), 'gu'), '');
  if (!/\p{L}/u.test(own)) return text;
  const untouched = new RegExp(`(${[...patterns, ...notWords].join('|')})`, 'u');
  const accented = text
    .split(untouched)
    .map((part, index) => (index % 2 === 1 ? part : withAccents(part)))
    .join('');
  return `[${accented}${padding(own)}]`;
}

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accents = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';

const withAccents = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => accents[plain.indexOf(letter)] ?? letter);

/** Adds two fifths. One word becomes one longer word; a sentence gets more words, so that it still wraps. */
function padding(text: string): string {
  const length = Math.ceil(text.length * 0.4);
  if (!text.includes(' ')) return '·'.repeat(length);
  return ' ·····'
    .repeat(Math.ceil(length / 6))
    .slice(0, length)
    .replace(/ $/, '·');
}
