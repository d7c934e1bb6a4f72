import { popularGames } from '../../domain/games/popular-games';
import { gameById } from '../../domain/games/games';
import { sortedByName } from '../../domain/games/sort-games';
import type { Game } from '../../domain/games/types';

const withNumber = (ids: readonly string[]): readonly Game[] =>
  ids.flatMap((id) => {
    const game = gameById(id);
    return game?.scale ? [game] : [];
  });

/** The starred games that have a number, or else those that people ask about most. */
export const gamesFor = (favourites: readonly string[]): readonly Game[] => {
  const starred = withNumber(favourites);
  return starred.length > 0 ? starred : sortedByName(withNumber(popularGames));
};
