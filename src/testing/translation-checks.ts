/**
 * Checks that the compiler cannot do: each message must hold what the English one holds. Functions are called with
 * marks in place of their arguments, so that every slot can be found in the result.
 */

/** A message: its place in the catalogues, and its possible texts. */
interface Message {
  readonly place: string;
  readonly texts: readonly string[];
}

/** Errors, a line each for the test's report. */
export type Complaints = readonly string[];

/** Lengths of a list, in turn: one, several, and more than any sentence names. */
const listLengths = [1, 2, 7] as const;

/** Text of each mark, for a message that returns an argument unchanged. */
const marks = new WeakMap<object, string>();

/** A stand-in for any argument: a text, a number, a list, or an object of these. In a text it leaves ‹its path›. */
function markOf(path: string, length: number): unknown {
  const items = () => Array.from({ length }, (_, index) => markOf(`${path}[${index}]`, length));
  const properties: Readonly<Record<string | symbol, unknown>> = {
    [Symbol.toPrimitive]: () => `‹${path}›`,
    [Symbol.iterator]: () => items()[Symbol.iterator](),
    toString: () => `‹${path}›`,
    length,
    join: (separator: string) => items().join(separator),
    map: (write: (item: unknown, index: number) => unknown) => items().map(write),
    slice: (start: number, end: number) => items().slice(start, end),
    at: (index: number) => items().at(index),
  };
  const mark = new Proxy(
    {},
    { get: (_, key) => (key in properties ? properties[key] : markOf(`${path}.${String(key)}`, length)) },
  );
  marks.set(mark, `‹${path}›`);
  return mark;
}

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const mark = marks.get(value);
  return mark === undefined ? Object.values(value).flatMap(textsIn) : [mark];
};

type Saying = (...given: readonly unknown[]) => unknown;

/** Texts by calls with marks, with lists of every length, and with each argument empty once. */
function textsOf(say: Saying): readonly string[] {
  const places = Array.from({ length: say.length }, (_, index) => index);
  const marked = (length: number) => places.map((index) => markOf(String(index), length));
  const calls = [
    ...listLengths.map(marked),
    ...places.map((empty) => marked(2).map((mark, index) => (index === empty ? '' : mark))),
  ];
  return calls.flatMap((given) => {
    try {
      return textsIn(say(...given));
    } catch {
      // An object of numbers cannot be empty.
      return [];
    }
  });
}

/** All messages of one or more catalogues. */
function messagesOf(words: unknown, place = ''): readonly Message[] {
  if (typeof words === 'string') return [{ place, texts: [words] }];
  if (typeof words === 'function') return [{ place, texts: textsOf(words as Saying) }];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, each]) => messagesOf(each, place ? `${place}.${key}` : key));
}

/** Each message beside the English one of the same place. */
function compared(
  english: unknown,
  language: unknown,
  complaint: (own: Message, original: Message) => string | null,
): Complaints {
  const originals = new Map(messagesOf(english).map((message) => [message.place, message]));
  return messagesOf(language).flatMap((own) => {
    const original = originals.get(own.place);
    const found = original ? complaint(own, original) : null;
    return found === null ? [] : [`${own.place}: ${found}`];
  });
}

const found = (texts: readonly string[], pattern: RegExp): readonly string[] =>
  texts.flatMap((text) => text.match(pattern) ?? []);

const unique = (items: readonly string[]): string => [...new Set(items)].sort().join(' ');

const differing = (own: string, original: string): string | null =>
  own === original ? null : `${own || 'none'} instead of ${original || 'none'}`;

/** Numbers and names that only one of both languages has. `{names}` count like arguments. */
export const slotComplaints = (english: unknown, language: unknown): Complaints =>
  compared(english, language, ({ texts }, original) =>
    differing(unique(found(texts, /‹[^›]+›|\{\w+\}/g)), unique(found(original.texts, /‹[^›]+›|\{\w+\}/g))),
  );

const withoutSlots = (text: string, instead = ''): string => text.replace(/‹[^›]+›|\{\w+\}/g, instead);

/** Numbers in any order; 61,7 is 61.7, and the key Pos1 is no number. */
const numbersIn = ([first = '']: readonly string[]): string =>
  found([withoutSlots(first).replace(/\]\([^)]*\)/g, ']')], /(?<!\p{L})\d+(?:[.,]\d+)*/gu)
    .map((number) => number.replaceAll(',', '.'))
    .sort()
    .join(' ');

export const numberComplaints = (english: unknown, language: unknown): Complaints =>
  compared(english, language, ({ texts }, original) =>
    differing(numbersIn(texts), numbersIn(original.texts)),
  );

export const linkComplaints = (english: unknown, language: unknown): Complaints =>
  compared(english, language, ({ texts }, original) =>
    differing(unique(found(texts, /\]\([^)]*\)/g)), unique(found(original.texts, /\]\([^)]*\)/g))),
  );

/** Messages equal to the English ones, unless listed as equal. A message without words may be equal. */
export const untranslated = (
  english: unknown,
  language: unknown,
  isSame: (text: string) => boolean,
): Complaints =>
  compared(english, language, ({ texts: [own = ''] }, { texts: [original = ''] }) =>
    own === original && /\p{L}{2}/u.test(withoutSlots(own)) && !isSame(own) ? own : null,
  );

/** Two spaces are no error around an empty argument. */
const wrongSigns = (isFull: boolean): RegExp => (isFull ? /["']|\.\.\.| {2}/ : /["']|\.\.\./);

/** Typewriter signs: every language has its own. `isCode` tells texts that quote a file or a program. */
export const signComplaints = (language: unknown, isCode: (text: string) => boolean): Complaints =>
  messagesOf(language).flatMap(({ place, texts }) =>
    texts
      .filter((text, index) => wrongSigns(index === 0).test(withoutSlots(text, 'x')) && !isCode(text))
      .map((text) => `${place}: ${text}`),
  );

/** One number for each plural form of CLDR in all supported languages. */
const counts = [0, 1, 2, 5, 22, 1.5] as const;

/**
 * Messages that use a plural, called with every kind of number: each result must hold the number or its text.
 * `wasAsked` tells whether the last call used a plural, and resets.
 */
export function countComplaints(language: unknown, wasAsked: () => boolean): Complaints {
  const visit = (words: unknown, place: string): Complaints => {
    if (typeof words === 'function') return complaintsOf(words as Saying, place);
    if (typeof words !== 'object' || words === null) return [];
    return Object.entries(words).flatMap(([key, each]) => visit(each, place ? `${place}.${key}` : key));
  };
  const complaintsOf = (say: Saying, place: string): Complaints => {
    const rest = Array.from({ length: Math.max(say.length - 1, 0) }, (_, index) => `‹${index + 1}›`);
    return counts.flatMap((count) => {
      const text = textOf(() => say(count, ...rest));
      if (!wasAsked() || [String(count), ...rest].some((number) => text.includes(number))) return [];
      return [`${place}: ${count}: ${text}`];
    });
  };
  return visit(language, '');
}

/** Empty if the first argument is no number. */
function textOf(say: () => unknown): string {
  try {
    return textsIn(say()).join(' ');
  } catch {
    return '';
  }
}
