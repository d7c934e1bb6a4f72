/** Writes a text of a catalogue anew. `given` are the texts in it that came from outside: numbers, names, other messages. */
type Write = (text: string, given: readonly string[]) => string;

/** A catalogue with each of its texts written anew, and each that its functions return. */
export const mapTexts = <Words>(words: Words, write: Write): Words => mapped(words, write, []) as Words;

function mapped(value: unknown, write: Write, given: readonly string[]): unknown {
  if (typeof value === 'string') return write(value, given);
  if (Array.isArray(value)) return value.map((each) => mapped(each, write, given));
  if (typeof value === 'function')
    return (...all: readonly unknown[]) =>
      mapped((value as (...all: readonly unknown[]) => unknown)(...all), write, textsIn(all));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapped(each, write, given)]));
  return value;
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Patterns for texts. The longest first: of "27in" and "27in 16:9", the whole is found. */
export const patternsOf = (texts: readonly string[]): readonly string[] =>
  texts.toSorted((a, b) => b.length - a.length).map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));

/** Patterns for what is no word: where a link leads, the place of an element, mail and web addresses. */
export const notWords: readonly string[] = [
  /\]\([#/][^()\s]*\)/,
  /\{\w+\}/,
  /https?:\/\/[^\s)]+/,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
].map(({ source }) => source);
