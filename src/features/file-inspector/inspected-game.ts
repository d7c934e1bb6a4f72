import type { Game } from '../../domain/games/types';

/** The game whose file is inspected. */
export interface InspectedGame {
  /** null = none of the library. */
  readonly game: Game | null;
  /** Name of a game that is not in the library; may be empty. */
  readonly name: string;
}
