import { findGames } from '../domain/games/find-games';
import { games } from '../domain/games/games';
import { simplify } from '../domain/games/simplify';
import type { Game } from '../domain/games/types';
import { gameName } from '../text/game-name';

export type NamedGame = { readonly game: Game } | { readonly unclear: string };

const joined = (text: string): string => simplify(text).replaceAll(' ', '');

const titlesOf = (game: Game): readonly string[] => [game.id, gameName(game), ...game.aliases].map(joined);

const letterPairs = (text: string): readonly string[] =>
  Array.from({ length: Math.max(text.length - 1, 0) }, (_, index) => text.slice(index, index + 2));

/** Share of letter pairs that two titles have in common (Dice's coefficient), 0 to 1. */
function similarity(one: string, other: string): number {
  const [pairs, others] = [letterPairs(one), letterPairs(other)];
  const common = pairs.filter((pair) => others.includes(pair)).length;
  return (2 * common) / Math.max(pairs.length + others.length, 1);
}

const maxListed = 5;
const minSimilarity = 0.4;

const similarGames = (title: string): readonly Game[] =>
  games
    .map((game) => ({ game, best: Math.max(...titlesOf(game).map((each) => similarity(title, each))) }))
    .filter(({ best }) => best >= minSimilarity)
    .sort((a, b) => b.best - a.best)
    .map(({ game }) => game);

/**
 * The game with this id, name or alias; else a message with similar names.
 *
 * @example namedGame('iraicng') // { unclear: 'no game is called "iraicng". Similar:\n  iracing: iRacing' }
 */
export function namedGame(text: string): NamedGame {
  const title = joined(text);
  if (title === '') return { unclear: `no game is called "${text}".` };
  const [game, another] = games.filter((each) => titlesOf(each).includes(title));
  if (game && !another) return { game };
  const found = findGames(text);
  const listed = (found.length > 0 ? found : similarGames(title)).slice(0, maxListed);
  if (listed.length === 0) return { unclear: `no game is called "${text}".` };
  return {
    unclear: [
      game ? `"${text}" fits several. Take an id:` : `no game is called "${text}". Similar:`,
      ...listed.map((each) => `  ${each.id}: ${gameName(each)}`),
    ].join('\n'),
  };
}
