import { gamesToShow, knownGames } from '../../domain/games/games-to-show';
import type { Game } from '../../domain/games/types';

/** The starred games that have a number, or else those that people ask about most. */
export const gamesFor = (favourites: readonly string[]): readonly Game[] =>
  gamesToShow(knownGames(favourites).filter(({ scale }) => scale !== null));
