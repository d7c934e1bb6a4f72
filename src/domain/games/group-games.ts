import { popularGames } from './popular-games';
import { sortedByName } from './sort-games';
import type { Evidence, Game } from './types';

export type Grouping = 'name' | 'evidence';

/** A group's code; its title is in the catalogue. */
export type GroupCode = 'picked' | 'popular' | 'others' | 'other-sims' | Evidence['level'];

export interface GameGroup {
  readonly code: GroupCode;
  readonly games: readonly Game[];
}

interface GroupOptions {
  readonly grouping: Grouping;
  /** Ids. */
  readonly pickedGames: readonly string[];
}

/** Surest first. */
const levels: readonly Evidence['level'][] = [
  'own',
  'shared',
  'confirmed',
  'measured',
  'reported',
  'believed',
  'none',
];

/**
 * Games in groups. Picked ones first, in the order of picking. The rest by name (the visitor's own, popular, others,
 * without a number) or by grade, the own ones first, then the surest. Other sims last.
 *
 * @example groupGames(games, { grouping: 'name', pickedGames: [] }).map(({ code }) => code)
 * // ['popular', 'others', 'none', 'other-sims']
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
  const isMeasured = ({ evidence: { level } }: Game) => level === 'own' || level === 'shared';
  const withNumber = games.filter((game) => game.scale !== null && !isMeasured(game));
  const isAsked = ({ id }: Game) => popularGames.includes(id);
  return [
    ...byEvidence(games.filter(isMeasured)),
    { code: 'popular', games: withNumber.filter(isAsked) },
    { code: 'others', games: withNumber.filter((game) => !isAsked(game)) },
    { code: 'none', games: games.filter(({ scale }) => scale === null) },
  ];
}
