import { games } from './games';
import { popularGames } from './popular-games';
import { sortedByName } from './sort-games';
import type { Game } from './types';

/** Enough to look further, few enough to read. */
const maxRelated = 8;

/** 0 is nearest; null = they have nothing in common. */
function farness(game: Game, other: Game): number | null {
  const isSameKind = (game.scale?.takes ?? null) === (other.scale?.takes ?? null);
  const isSameDeveloper = game.developer === other.developer;
  if (isSameDeveloper && isSameKind) return 0;
  if (isSameDeveloper) return 1;
  if (!isSameKind) return null;
  return popularGames.includes(other.id) ? 2 : 3;
}

/**
 * Games to look at next: of the same makers first, then those that take the same kind of number, the most asked about before the
 * others. Equally near ones are in the order of their names.
 *
 * @example relatedGames(gameById('ets2')!)[0]?.id // 'ats'
 */
export const relatedGames = (game: Game): readonly Game[] =>
  sortedByName(games)
    .filter(({ id }) => id !== game.id)
    .map((other) => ({ other, farness: farness(game, other) }))
    .filter((each): each is { other: Game; farness: number } => each.farness !== null)
    .sort((a, b) => a.farness - b.farness)
    .slice(0, maxRelated)
    .map(({ other }) => other);
