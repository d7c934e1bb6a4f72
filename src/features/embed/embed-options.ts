import { gameById } from '../../domain/games/games';
import { gamesToShow } from '../../domain/games/games-to-show';
import type { Game } from '../../domain/games/types';
import type { Units } from '../../domain/geometry/units';

/** The game that it begins with, if it is asked for none. */
export const [firstGame] = gamesToShow([]) as readonly [Game, ...Game[]];

/** What the address of an embedded calculator asks for. What cannot be read counts as not asked for. */
interface EmbedOptions {
  /** The game that it is for; null = the visitor chooses. */
  readonly game: Game | null;
  /** A game was asked for that is not known. */
  readonly isUnknownGame: boolean;
  readonly units: Units | null;
}

/** @param search The part of an address behind its `?`. */
export function readEmbedOptions(search: string): EmbedOptions {
  const asked = new URLSearchParams(search);
  const id = asked.get('game') ?? '';
  const units = asked.get('units');
  const game = gameById(id) ?? null;
  return {
    game,
    isUnknownGame: id !== '' && game === null,
    units: units === 'cm' || units === 'in' ? units : null,
  };
}
