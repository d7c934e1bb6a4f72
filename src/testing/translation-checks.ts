/**
 * What the compiler cannot see of a language: whether each message holds what the English one holds. Functions are called with marks
 * in place of their arguments, so that every slot can be found again in the result.
 */

/** A message as it is read: its place in the catalogues, and the texts that it may become. */
interface Message {
  readonly place: string;
  readonly texts: readonly string[];
}

/** What is wrong, as a line for the test's report. */
export type Complaints = readonly string[];

/** How many items a list has, in turn: one, several, and more than any sentence names. */
const listLengths = [1, 2, 7] as const;

/** What each leaves in a text, for one that is handed back as it is. */
const marks = new WeakMap<object, string>();

/** A stand-in for any argument: a text, a number, a list, or a group of such. In a text it leaves ‹its path›. */
function markOf(path: string, length: number): unknown {
  const items = () => Array.from({ length }, (_, index) => markOf(`${path}[${index}]`, length));
  const known: Readonly<Record<string | symbol, unknown>> = {
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
    { get: (_, key) => (key in known ? known[key] : markOf(`${path}.${String(key)}`, length)) },
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

/** Called with marks; with lists of every length; and with each argument left empty once. */
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
      // A group of numbers cannot be left empty.
      return [];
    }
  });
}

/** All messages of a catalogue, or of several. */
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

/** A number or name that English says, and the language does not, or the other way round. `{names}` count like arguments. */
export const slotComplaints = (english: unknown, language: unknown): Complaints =>
  compared(english, language, ({ texts }, original) =>
    differing(unique(found(texts, /‹[^›]+›|\{\w+\}/g)), unique(found(original.texts, /‹[^›]+›|\{\w+\}/g))),
  );

const withoutSlots = (text: string, instead = ''): string => text.replace(/‹[^›]+›|\{\w+\}/g, instead);

/** As often as English has them, whatever the order; 61,7 is 61.7, and the key Pos1 is no number. */
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

/** A word that is the same as in English, unless it is said to be the same. What has no word in it may be. */
export const untranslated = (
  english: unknown,
  language: unknown,
  isSame: (text: string) => boolean,
): Complaints =>
  compared(english, language, ({ texts: [own = ''] }, { texts: [original = ''] }) =>
    own === original && /\p{L}{2}/u.test(withoutSlots(own)) && !isSame(own) ? own : null,
  );

/** Where an argument was left empty, two spaces are nobody's fault. */
const wrongSigns = (isFull: boolean): RegExp => (isFull ? /["']|\.\.\.| {2}/ : /["']|\.\.\./);

/** Signs of typewriters: every language has its own. `isCode` are texts that hold some of a file or a program. */
export const signComplaints = (language: unknown, isCode: (text: string) => boolean): Complaints =>
  messagesOf(language).flatMap(({ place, texts }) =>
    texts
      .filter((text, index) => wrongSigns(index === 0).test(withoutSlots(text, 'x')) && !isCode(text))
      .map((text) => `${place}: ${text}`),
  );

/** By the rules of CLDR, one of each form in every language we know of. */
const counts = [0, 1, 2, 5, 22, 1.5] as const;

/**
 * Messages that ask for a plural, called with every kind of number: the number itself, or the text that stands for it, has to be in each.
 * `wasAsked` says whether the message that was called last asked, and forgets it.
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
      const text = saidOf(() => say(count, ...rest));
      if (!wasAsked() || [String(count), ...rest].some((number) => text.includes(number))) return [];
      return [`${place}: ${count}: ${text}`];
    });
  };
  return visit(language, '');
}

/** Nothing where the first argument is no number. */
function saidOf(say: () => unknown): string {
  try {
    return textsIn(say()).join(' ');
  } catch {
    return '';
  }
}
