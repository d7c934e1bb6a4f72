import { games } from './games';
import { popularGames } from './popular-games';
import { sortedByName } from './sort-games';
import type { Game } from './types';

/** Limit of the list, short enough to read. */
const maxRelated = 8;

/** 0 is nearest; null = nothing in common. */
function rankOf(game: Game, other: Game): number | null {
  const isSameKind = (game.scale?.takes ?? null) === (other.scale?.takes ?? null);
  const isSameDeveloper = game.developer === other.developer;
  if (isSameDeveloper && isSameKind) return 0;
  if (isSameDeveloper) return 1;
  if (!isSameKind) return null;
  return popularGames.includes(other.id) ? 2 : 3;
}

/**
 * Games to look at next: by the same makers first, then with the same kind of number; popular ones before others.
 * Equally near ones are sorted by name.
 *
 * @example relatedGames(gameById('ets2')!)[0]?.id // 'ats'
 */
export const relatedGames = (game: Game): readonly Game[] =>
  sortedByName(games)
    .filter(({ id }) => id !== game.id)
    .map((other) => ({ other, rank: rankOf(game, other) }))
    .filter((each): each is { other: Game; rank: number } => each.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, maxRelated)
    .map(({ other }) => other);
