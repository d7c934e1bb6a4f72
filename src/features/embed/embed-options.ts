import { gameById } from '../../domain/games/games';
import { gamesToShow } from '../../domain/games/games-to-show';
import type { Game } from '../../domain/games/types';
import type { Units } from '../../domain/geometry/units';

/** Default game. */
export const [firstGame] = gamesToShow([]) as readonly [Game, ...Game[]];

/** Options in the address of the embed; unreadable ones are ignored. */
interface EmbedOptions {
  /** Fixed game; null = the visitor chooses. */
  readonly game: Game | null;
  /** The address names an unknown game. */
  readonly isUnknownGame: boolean;
  readonly units: Units | null;
}

/** @param search Query of the address. */
export function readEmbedOptions(search: string): EmbedOptions {
  const query = new URLSearchParams(search);
  const id = query.get('game') ?? '';
  const units = query.get('units');
  const game = gameById(id) ?? null;
  return {
    game,
    isUnknownGame: id !== '' && game === null,
    units: units === 'cm' || units === 'in' ? units : null,
  };
}
