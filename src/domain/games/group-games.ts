import { popularGames } from './popular-games';
import { sortedByName } from './sort-games';
import type { Evidence, Game } from './types';

export type Grouping = 'name' | 'evidence';

/** What a group holds: its title is in the catalogue. */
export type GroupCode = 'favourites' | 'asked' | 'all' | 'others' | 'other-sims' | Evidence['level'];

export interface GameGroup {
  readonly code: GroupCode;
  readonly games: readonly Game[];
}

interface GroupOptions {
  readonly grouping: Grouping;
  /** Ids. */
  readonly favourites: readonly string[];
  /** While somebody searches, the best match comes first. */
  readonly searching: boolean;
}

/** The surest first. */
const levels: readonly Evidence['level'][] = ['confirmed', 'reported', 'believed', 'none'];

/**
 * The games in groups: yours in the order you picked them; then, by name, those asked about most, all others, and
 * those without a known number. Or, of those you did not pick, the surest first. Last what is neither raced nor driven.
 *
 * @example groupGames(games, { grouping: 'name', favourites: [], searching: false }).map(({ code }) => code)
 * // ['asked', 'others', 'none', 'other-sims']
 */
export const groupGames = (
  found: readonly Game[],
  { grouping, favourites, searching }: GroupOptions,
): readonly GameGroup[] => {
  const ordered = searching ? found : sortedByName(found);
  const picked = favourites.flatMap((id) => found.filter((game) => game.id === id));
  const rest = ordered.filter(({ id }) => !favourites.includes(id));
  const raced = rest.filter(({ kind }) => kind === undefined);
  return [
    { code: 'favourites' as const, games: picked },
    ...(grouping === 'evidence'
      ? byEvidence(raced)
      : byName(raced, { searching, isWhole: picked.length === 0 })),
    { code: 'other-sims' as const, games: rest.filter(({ kind }) => kind === 'other-sim') },
  ].filter(({ games }) => games.length > 0);
};

const byEvidence = (games: readonly Game[]): readonly GameGroup[] =>
  levels.map((code) => ({ code, games: games.filter(({ evidence }) => evidence.level === code) }));

/** While somebody searches, the best match comes first and not what others ask about. */
function byName(
  games: readonly Game[],
  { searching, isWhole }: { readonly searching: boolean; readonly isWhole: boolean },
): readonly GameGroup[] {
  const withNumber = games.filter(({ scale }) => scale !== null);
  const withoutNumber = games.filter(({ scale }) => scale === null);
  const asked = searching ? [] : withNumber.filter(({ id }) => popularGames.includes(id));
  return [
    { code: 'asked', games: asked },
    {
      code: isWhole && asked.length === 0 ? 'all' : 'others',
      games: withNumber.filter((game) => !asked.includes(game)),
    },
    { code: 'none', games: withoutNumber },
  ];
}
