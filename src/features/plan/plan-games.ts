import { askedGames } from '../../games/asked-games';
import { gameById } from '../../games/games';
import { sortedByName } from '../../games/sort-games';
import type { Game } from '../../games/types';

const withNumber = (ids: readonly string[]): readonly Game[] =>
  ids.flatMap((id) => {
    const game = gameById(id);
    return game?.scale ? [game] : [];
  });

/** The starred games that have a number, or else those that people ask about most. */
export const gamesFor = (favourites: readonly string[]): readonly Game[] => {
  const starred = withNumber(favourites);
  return starred.length > 0 ? starred : sortedByName(withNumber(askedGames));
};
