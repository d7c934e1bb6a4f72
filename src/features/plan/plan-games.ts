import { gamesToShow, knownGames } from '../../domain/games/games-to-show';
import type { Game } from '../../domain/games/types';

/** The picked games that have a number, else the popular ones. */
export const gamesFor = (pickedGames: readonly string[]): readonly Game[] =>
  gamesToShow(knownGames(pickedGames).filter(({ scale }) => scale !== null));
