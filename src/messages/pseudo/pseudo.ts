/**
 * A language for tests, made from English: "Screen ratio" becomes "[Šçŕééñ ŕåţîö ····]". Words that stand outside of the
 * catalogues stay plain and are seen at once, and so is a place too narrow for a longer language.
 */
export function pseudo<Words>(words: Words): Words {
  return translated(words, []) as Words;
}

/** `kept` are the texts that came in from outside: numbers, names, sentences that are translated already. */
function translated(value: unknown, kept: readonly string[]): unknown {
  if (typeof value === 'string') return pseudoText(value, kept);
  if (Array.isArray(value)) return value.map((each) => translated(each, kept));
  if (typeof value === 'function')
    return (...given: readonly unknown[]) =>
      translated((value as (...given: readonly unknown[]) => unknown)(...given), textsIn(given));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, translated(each, kept)]));
  return value;
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What is no word: where a link leads, the place of an element, mail and web addresses. */
const notWords = [/\]\([#/][^()\s]*\)/, /\{\w+\}/, /https?:\/\/[^\s)]+/, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/];

function pseudoText(text: string, kept: readonly string[]): string {
  // The longest first: of "27in" and "27in 16:9", the whole is kept.
  const literals = kept.toSorted((a, b) => b.length - a.length).map((each) => escaped(each));
  // What is kept is as long in every language, and a row of such texts is no sentence.
  const own = literals.length === 0 ? text : text.replace(new RegExp(literals.join('|'), 'gu'), '');
  if (!/\p{L}/u.test(own)) return text;
  const untouched = new RegExp(`(${[...literals, ...notWords.map(({ source }) => source)].join('|')})`, 'u');
  const accented = text
    .split(untouched)
    .map((part, index) => (index % 2 === 1 ? part : withAccents(part)))
    .join('');
  return `[${accented}${padding(own)}]`;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accents = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';

const withAccents = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => accents[plain.indexOf(letter)] ?? letter);

/** Two fifths more. One word becomes one longer word; a sentence gets more words, so that it can still be broken. */
function padding(text: string): string {
  const length = Math.ceil(text.length * 0.4);
  if (!text.includes(' ')) return '·'.repeat(length);
  return ' ·····'
    .repeat(Math.ceil(length / 6))
    .slice(0, length)
    .replace(/ $/, '·');
}
