import { sortedByName } from './sort-games';
import type { Evidence, Game } from './types';

export type Grouping = 'name' | 'evidence';

/** What a group holds: its title is in the catalogue. */
export type GroupCode = 'favourites' | 'all' | 'others' | Evidence['level'];

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
 * The games in groups: favourites, then all others, or the surest first. Each group is in the order of names.
 *
 * @example groupGames(games, { grouping: 'name', favourites: [], searching: false }) // [{ code: 'all', games: […] }]
 */
export const groupGames = (
  found: readonly Game[],
  { grouping, favourites, searching }: GroupOptions,
): readonly GameGroup[] => {
  const ordered = searching ? found : sortedByName(found);
  const starred = ordered.filter(({ id }) => favourites.includes(id));
  const others = ordered.filter(({ id }) => !favourites.includes(id));
  const groups: readonly GameGroup[] =
    grouping === 'evidence'
      ? levels.map((code) => ({ code, games: others.filter(({ evidence }) => evidence.level === code) }))
      : [{ code: starred.length > 0 ? 'others' : 'all', games: others }];
  return [{ code: 'favourites' as const, games: starred }, ...groups].filter(({ games }) => games.length > 0);
};
