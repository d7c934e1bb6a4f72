import { games } from './games';
import { popularGames } from './popular-games';
import { sortedByName } from './sort-games';
import type { Evidence, Game, ReasonCode } from './types';

export interface UnsettledGame {
  readonly game: Game;
  readonly reason: ReasonCode;
}

/** A number that may be wrong does more harm than one that is missing. */
const urgency: readonly Evidence['level'][] = ['believed', 'none', 'reported'];

const rankOf = ({ id, kind, evidence }: Game): number =>
  popularGames.includes(id)
    ? -1
    : urgency.indexOf(evidence.level) + (kind === undefined ? 0 : urgency.length);

/**
 * Games whose number is neither confirmed nor measured: those asked about most first, then by grade, then by name. Other
 * sims last.
 *
 * @example unsettledGames()[0]?.game.id // 'ac-evo'
 */
export const unsettledGames = (): readonly UnsettledGame[] =>
  sortedByName(games)
    .flatMap((game) => ('reason' in game.evidence ? [{ game, reason: game.evidence.reason }] : []))
    .sort((a, b) => rankOf(a.game) - rankOf(b.game));
