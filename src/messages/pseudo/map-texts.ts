/** Rewrites a text of a catalogue. `given` are its arguments: numbers, names, other texts. */
type Write = (text: string, given: readonly string[]) => string;

/** A catalogue with each text rewritten, also those that its functions return. */
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

/** Patterns for texts, longest first: of "27in" and "27in 16:9", the longer one is found. */
export const patternsOf = (texts: readonly string[]): readonly string[] =>
  texts.toSorted((a, b) => b.length - a.length).map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));

/** Patterns for parts that are no words: link targets, slots, mail and web addresses. */
export const notWords: readonly string[] = [
  /\]\([#/][^()\s]*\)/,
  /\{\w+\}/,
  /https?:\/\/[^\s)]+/,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
].map(({ source }) => source);
