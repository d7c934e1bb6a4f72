import { popularGames } from './popular-games';
import { sortedByName } from './sort-games';
import type { Evidence, Game } from './types';

export type Grouping = 'name' | 'evidence';

/** What a group holds: its title is in the catalogue. */
export type GroupCode = 'picked' | 'asked' | 'others' | 'other-sims' | Evidence['level'];

export interface GameGroup {
  readonly code: GroupCode;
  readonly games: readonly Game[];
}

interface GroupOptions {
  readonly grouping: Grouping;
  /** Ids. */
  readonly pickedGames: readonly string[];
}

/** The surest first. */
const levels: readonly Evidence['level'][] = ['confirmed', 'reported', 'believed', 'none'];

/**
 * The games in groups: yours in the order you picked them; then, by name, those asked about most, all others, and
 * those without a known number. Or, of those you did not pick, the surest first. Last what is neither raced nor driven.
 *
 * @example groupGames(games, { grouping: 'name', pickedGames: [] }).map(({ code }) => code)
 * // ['asked', 'others', 'none', 'other-sims']
 */
export const groupGames = (
  games: readonly Game[],
  { grouping, pickedGames }: GroupOptions,
): readonly GameGroup[] => {
  const picked = pickedGames.flatMap((id) => games.filter((game) => game.id === id));
  const rest = sortedByName(games).filter(({ id }) => !pickedGames.includes(id));
  const raced = rest.filter(({ kind }) => kind === undefined);
  return [
    { code: 'picked' as const, games: picked },
    ...(grouping === 'evidence' ? byEvidence(raced) : byName(raced)),
    { code: 'other-sims' as const, games: rest.filter(({ kind }) => kind === 'other-sim') },
  ].filter((group) => group.games.length > 0);
};

const byEvidence = (games: readonly Game[]): readonly GameGroup[] =>
  levels.map((code) => ({ code, games: games.filter(({ evidence }) => evidence.level === code) }));

function byName(games: readonly Game[]): readonly GameGroup[] {
  const withNumber = games.filter(({ scale }) => scale !== null);
  const isAsked = ({ id }: Game) => popularGames.includes(id);
  return [
    { code: 'asked', games: withNumber.filter(isAsked) },
    { code: 'others', games: withNumber.filter((game) => !isAsked(game)) },
    { code: 'none', games: games.filter(({ scale }) => scale === null) },
  ];
}
