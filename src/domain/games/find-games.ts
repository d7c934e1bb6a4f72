import { games } from './games';
import { simplify } from './simplify';
import { sortedByName } from './sort-games';
import type { Console } from './record-types';
import type { Game } from './types';

/** From each word to the end, without spaces. @example tails('forza horizon 5') // ['forzahorizon5', 'horizon5', '5'] */
const tails = (title: string): readonly string[] =>
  title.split(' ').map((_, index, words) => words.slice(index).join(''));

/** What people call a console, without spaces. */
const consoleNames: Readonly<Record<Console, readonly string[]>> = {
  ps4: ['ps4', 'playstation4', 'console'],
  ps5: ['ps5', 'playstation5', 'console'],
  xbox: ['xbox', 'console'],
  switch: ['switch', 'nintendoswitch', 'console'],
};

const consolesOf = ({ consoles = [] }: Game): readonly string[] =>
  consoles.flatMap((each) => consoleNames[each]);

interface Entry {
  readonly game: Game;
  /** What the consoles are called that it is played on. */
  readonly consoles: readonly string[];
  /** Each title as its tails, the first of which is the whole. Without spaces, since people write "f125" and "gt 7". */
  readonly titles: readonly (readonly string[])[];
  /** All words of titles and developer, each with a space before it. */
  readonly words: string;
}

/** What a language calls games besides their names, by their ids. */
export type LocalNames = Readonly<Partial<Record<string, readonly string[]>>>;

const noNames: LocalNames = {};

const titlesOf = ({ id, name, aliases }: Game, localNames: LocalNames): readonly string[] =>
  [name, id, ...aliases, ...(localNames[id] ?? [])].map(simplify);

const indexes = new WeakMap<LocalNames, readonly Entry[]>();

/** By name, and so are games that match equally well. Made once for a language. */
function entriesWith(localNames: LocalNames): readonly Entry[] {
  const known = indexes.get(localNames);
  if (known) return known;
  const entries = sortedByName(games).map((game) => {
    const titles = titlesOf(game, localNames);
    return {
      game,
      consoles: consolesOf(game),
      titles: titles.map(tails),
      words: ` ${titles.join(' ')} ${simplify(game.developer)}`,
    };
  });
  indexes.set(localNames, entries);
  return entries;
}

/**
 * All that a game can be found by, for a list that is filtered where the table of games is not: titles with spaces and without,
 * developer and consoles.
 *
 * @example searchableText(gameById('mx-bikes')!) // "mx bikes mxb piboso mxbikes"
 */
export function searchableText(game: Game, localNames = noNames): string {
  const titles = [...new Set(titlesOf(game, localNames))];
  const joined = titles.map((title) => title.replaceAll(' ', ''));
  return [...new Set([...titles, simplify(game.developer), ...joined, ...consolesOf(game)])].join(' ');
}

/** 0 is best; null = does not match. */
const rank = ({ titles, words, consoles }: Entry, queryWords: readonly string[]): number | null => {
  const query = queryWords.join('');
  const namesConsole = (text: string) => consoles.some((name) => name.startsWith(text));
  if (titles.some(([whole]) => whole === query)) return 0;
  if (titles.some(([whole]) => whole?.startsWith(query))) return 1;
  if (titles.flat().some((tail) => tail.startsWith(query))) return 2;
  if (queryWords.every((word) => words.includes(` ${word}`))) return 2;
  if (queryWords.every((word) => words.includes(word))) return 3;
  if (namesConsole(query)) return 4;
  if (queryWords.every((word) => words.includes(` ${word}`) || namesConsole(word))) return 4;
  return null;
};

/**
 * The games that match, best first: whole titles, then beginnings of titles, then beginnings of words in
 * title, alias or developer, then anything that contains every word, then those for a console of that name. Spaces in
 * titles may be left out or put in. What a language calls a game is one of its titles. No query finds all games.
 *
 * @example findGames('ams').map((game) => game.id) // ['automobilista', 'automobilista-2']
 */
export const findGames = (query: string, localNames = noNames): readonly Game[] => {
  const simple = simplify(query);
  if (simple === '') return games;
  const queryWords = simple.split(' ');
  return entriesWith(localNames)
    .map((entry) => ({ game: entry.game, rank: rank(entry, queryWords) }))
    .filter((found): found is { game: Game; rank: number } => found.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ game }) => game);
};
