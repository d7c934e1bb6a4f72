import { searchWords, wordsOf, type SearchWord } from './search-words';
import { confidences, nameOf, type Monitor } from './types';

/** Search index of a monitor: plain texts to compare. */
interface Indexed {
  readonly monitor: Monitor;
  /** Words of its name and of its aliases, each between spaces; at the end the name without spaces. */
  readonly text: string;
  /** The name without spaces, and the offsets at which its words begin. */
  readonly whole: string;
  readonly starts: readonly number[];
  readonly codes: readonly string[];
  /** Tie-break: checked by hand first, then by confidence. */
  readonly trust: number;
}

const shortestCode = 5;

/** Letters and digits mixed, as makers write a model: C49RG90, 27GL850. */
const isCode = (word: string): boolean =>
  word.length >= shortestCode && /\d/.test(word) && /[a-z]/.test(word);

function prepare(monitor: Monitor): Indexed {
  const name = wordsOf(nameOf(monitor));
  const others = monitor.aliases.flatMap((alias) => {
    const parts = wordsOf(alias);
    return parts.length > 1 ? [parts.join(''), ...parts] : parts;
  });
  const words = [...name, ...others];
  const whole = name.join('');
  let start = 0;
  return {
    monitor,
    text: ` ${words.join(' ')} ${whole}`,
    whole,
    starts: name.map((word) => (start += word.length) - word.length),
    codes: words.filter(isCode),
    trust: monitor.isReviewed ? 0 : 1 + confidences.indexOf(monitor.confidence),
  };
}

interface Index {
  readonly entries: readonly Indexed[];
  readonly byCode: ReadonlyMap<string, readonly Indexed[]>;
  readonly longestCode: number;
}

function prepareAll(list: readonly Monitor[]): Index {
  const entries = list.map(prepare);
  const byCode = new Map<string, Indexed[]>();
  for (const entry of entries)
    for (const code of entry.codes) {
      const entries = byCode.get(code);
      if (entries) entries.push(entry);
      else byCode.set(code, [entry]);
    }
  return { entries, byCode, longestCode: Math.max(...[...byCode.keys()].map(({ length }) => length), 0) };
}

const indexes = new WeakMap<readonly Monitor[], Index>();

/** Memoised by list. */
function indexOf(list: readonly Monitor[]): Index {
  const index = indexes.get(list) ?? prepareAll(list);
  indexes.set(list, index);
  return index;
}

/** A search word with its precomputed forms: each is compared thousands of times. */
interface QueryWord extends SearchWord {
  readonly asBeginning: string;
  readonly asWord: string;
}

interface Query {
  readonly words: readonly QueryWord[];
  /** All of them without spaces. */
  readonly whole: QueryWord;
}

const queryWord = ({ text, fact }: SearchWord): QueryWord => ({
  text,
  fact,
  asBeginning: ` ${text}`,
  asWord: ` ${text} `,
});

/** Quality of a match, best first. */
const fits = { itself: 0, codeInIt: 1, words: 2, beginsInside: 3, beginnings: 4, parts: 5, none: 6 } as const;
type Fit = (typeof fits)[keyof typeof fits];

function fitOfWord({ text, monitor }: Indexed, word: QueryWord): Fit {
  if (word.fact?.(monitor) === true) return fits.words;
  if (!text.includes(word.text)) return fits.none;
  if (text.includes(word.asWord)) return fits.words;
  if (text.includes(word.asBeginning)) return fits.beginnings;
  // A possible fact is no part of a code: 27 does not match G2790.
  return word.fact ? fits.none : fits.parts;
}

/** Matches with spaces and hyphens left out or added: "odysseyg9", "27 GL-850". */
function beginsInside({ whole, starts }: Indexed, typed: string): boolean {
  for (const start of starts) if (whole.startsWith(typed, start)) return true;
  return false;
}

function fitOf(entry: Indexed, { words, whole }: Query): Fit {
  let fit: Fit = fits.words;
  for (const word of words) {
    const each = fitOfWord(entry, word);
    if (each > fit) fit = each;
    if (fit === fits.none) break;
  }
  if (fit === fits.none && (words.length === 1 || !entry.text.includes(whole.text))) return fits.none;
  if (entry.text.includes(whole.asWord) || entry.whole === whole.text) return fits.itself;
  return fit > fits.beginsInside && beginsInside(entry, whole.text) ? fits.beginsInside : fit;
}

/**
 * Monitors whose code is the longest one contained in the text: codes on the box are longer than the usual name, such
 * as LC49G95TSSNXZA.
 */
function withCodeIn({ byCode, longestCode }: Index, typed: string): readonly Indexed[] {
  for (let length = Math.min(longestCode, typed.length); length >= shortestCode; length--)
    for (let start = 0; start + length <= typed.length; start++) {
      const found = byCode.get(typed.slice(start, start + length));
      if (found) return found;
    }
  return [];
}

/** Whether the text begins with the code, with at most one letter wrong, missing or added. */
function beginsNearly(text: string, code: string): boolean {
  if (text.length < code.length - 1) return false;
  let same = 0;
  while (same < code.length && text[same] === code[same]) same++;
  const [rest, codeRest] = [text.slice(same), code.slice(same)];
  return (
    rest.slice(1).startsWith(codeRest.slice(1)) ||
    rest.startsWith(codeRest.slice(1)) ||
    rest.slice(1).startsWith(codeRest)
  );
}

export interface FoundMonitors {
  /** Best first. */
  readonly monitors: readonly Monitor[];
  /** True for a fuzzy match: no name or code matches exactly. */
  readonly isNearly: boolean;
  /** True if one matches better than all others. */
  readonly isClear: boolean;
}

/** Number of trust levels. */
const trusts = 1 + confidences.length;

const noneFound: FoundMonitors = { monitors: [], isNearly: false, isClear: false };

/**
 * Monitors that match a name, a model code, or facts of the screen (49, 32:9, 1000R, 3440x1440, 1440p), in any order,
 * best first. Ignores case, spaces and hyphens. Ties are ordered by trust, then by the list. An empty text matches all.
 *
 * @example findMonitors(list, 'c49 rg90').monitors.map(nameOf) // ['Samsung CRG9 49 (C49RG90)']
 */
export function findMonitors(list: readonly Monitor[], typed: string): FoundMonitors {
  if (typed.trim() === '') return { ...noneFound, monitors: list };
  const words = searchWords(typed).map(queryWord);
  const whole = queryWord({ text: words.map(({ text }) => text).join(''), fact: null });
  if (whole.text === '') return noneFound;
  const index = indexOf(list);
  const boxed = withCodeIn(index, whole.text);
  /** Bucket sort by fit and trust: faster than a comparison sort. */
  const places: Monitor[][] = [];
  for (const entry of index.entries) {
    const fit = fitOf(entry, { words, whole });
    const best = fit > fits.codeInIt && boxed.includes(entry) ? fits.codeInIt : fit;
    if (best !== fits.none) (places[best * trusts + entry.trust] ??= []).push(entry.monitor);
  }
  const monitors = places.flat();
  if (monitors.length === 0) return nearlyFound(index, { words, whole });
  const fitAt = (place: number) => Math.floor(place / trusts);
  const [best = 0, ...worse] = Object.keys(places).map((place) => fitAt(Number(place)));
  const isOnlyBest = places.filter((_, place) => fitAt(place) === best).flat().length === 1;
  // A match on a part of a word is no clear answer beside others that match.
  const isClear = isOnlyBest && (best <= fits.words || worse.length === 0);
  return { monitors, isNearly: false, isClear };
}

function nearlyFound({ entries }: Index, { words, whole }: Query): FoundMonitors {
  const texts = [...new Set([whole, ...words].map(({ text }) => text))].filter(isCode);
  const near = entries.filter(({ codes }) =>
    codes.some((code) => texts.some((text) => beginsNearly(text, code))),
  );
  const monitors = near.toSorted((a, b) => a.trust - b.trust).map(({ monitor }) => monitor);
  return { monitors, isNearly: near.length > 0, isClear: false };
}
