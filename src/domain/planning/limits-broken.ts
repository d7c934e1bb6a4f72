import type { ViewedRig } from '../geometry/compute-view';
import { settingFor } from '../games/setting';
import { tripleFor } from '../games/triple';
import type { Game } from '../games/types';

/** Whether the true number, or a measure that the game takes instead, is beyond what the game allows. */
const breaks = (game: Game, { rig, view }: ViewedRig): boolean => {
  const setting = settingFor(game, view);
  if (setting?.hasEffect && setting.outOfRange !== null) return true;
  const triple = tripleFor(game, rig, view);
  return (
    (triple?.takes === 'measures' && triple.measures.some(({ outOfRange }) => outOfRange !== null)) || false
  );
};

/**
 * The games, of those given, that cannot show a rig truly because of their limits.
 *
 * @example limitsBroken(games, seen).map(({ id }) => id) // ['dirt-rally'], for one
 */
export const limitsBroken = (games: readonly Game[], seen: ViewedRig): readonly Game[] =>
  games.filter((game) => breaks(game, seen));
