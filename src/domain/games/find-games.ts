import { games } from './games';
import { simplify } from './simplify';
import { sortedByName } from './sort-games';
import type { Console } from './record-types';
import type { Game } from './types';

/**
 * Suffixes from each word on, without spaces. @example tails('forza horizon 5') // ['forzahorizon5', 'horizon5', '5']
 */
const tails = (title: string): readonly string[] =>
  title.split(' ').map((_, index, words) => words.slice(index).join(''));

/** Search terms of each console, without spaces. */
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
  /** Search terms of the game's consoles. */
  readonly consoles: readonly string[];
  /** Each title as its tails, the whole title first. Without spaces, since people write "f125" and "gt 7". */
  readonly titles: readonly (readonly string[])[];
  /** All words of titles and developer, each with a space before it. */
  readonly words: string;
}

/** A language's own names of games, by id. */
export type LocalNames = Readonly<Partial<Record<string, readonly string[]>>>;

const noNames: LocalNames = {};

const titlesOf = ({ id, name, qualifier, aliases }: Game, localNames: LocalNames): readonly string[] =>
  [`${name} ${qualifier ?? ''}`, id, ...aliases, ...(localNames[id] ?? [])].map(simplify);

function entryOf(game: Game, localNames: LocalNames): Entry {
  const titles = titlesOf(game, localNames);
  return {
    game,
    consoles: consolesOf(game),
    titles: titles.map(tails),
    words: ` ${titles.join(' ')} ${simplify(game.developer)}`,
  };
}

const cache = new WeakMap<LocalNames, readonly Entry[]>();

/** Sorted by name, so that equal matches are, too. Cached per language. */
function entriesWith(localNames: LocalNames): readonly Entry[] {
  const cached = cache.get(localNames);
  if (cached) return cached;
  const entries = sortedByName(games).map((game) => entryOf(game, localNames));
  cache.set(localNames, entries);
  return entries;
}

/**
 * Everything a game can be found by, for a list that is filtered without the table of games: titles with and without
 * spaces, developer, consoles.
 *
 * @example searchableText(gameById('mx-bikes')!) // "mx bikes mxb piboso mxbikes"
 */
export function searchableText(game: Game, localNames = noNames): string {
  const titles = [...new Set(titlesOf(game, localNames))];
  const joined = titles.map((title) => title.replaceAll(' ', ''));
  return [...new Set([...titles, simplify(game.developer), ...joined, ...consolesOf(game)])].join(' ');
}

/** 0 is best; null = no match. */
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
 * Matching games, best first: whole titles, then starts of titles, then starts of words in title, alias or developer,
 * then anything that contains every word, then games for a console of that name. Spaces in titles are optional. A
 * language's own names count as titles. An empty query matches all games. Measured games are found like those of the table.
 *
 * @example findGames('ams').map((game) => game.id) // ['automobilista', 'automobilista-2']
 */
export const findGames = (
  query: string,
  localNames = noNames,
  ownGames: readonly Game[] = [],
): readonly Game[] => {
  const simple = simplify(query);
  if (simple === '') return ownGames.length === 0 ? games : [...ownGames, ...games];
  const queryWords = simple.split(' ');
  return [...ownGames.map((game) => entryOf(game, noNames)), ...entriesWith(localNames)]
    .map((entry) => ({ game: entry.game, rank: rank(entry, queryWords) }))
    .filter((found): found is { game: Game; rank: number } => found.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ game }) => game);
};
