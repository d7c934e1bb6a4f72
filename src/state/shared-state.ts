import { gameById } from '../domain/games/games';
import type { Shared } from '../domain/links/shared';
import { activeFirst, withRigs } from './rigs';
import type { State } from './store';

const isKnown = (id: string | null): id is string => id !== null && gameById(id) !== undefined;

/** What a link carries of a state. The game that is open is opened by the link. */
export function sharedOf(state: State): Shared {
  const { pickedGames, opened, method, units } = state;
  const game = method === 'exact' && isKnown(opened) ? opened : null;
  return { rigs: activeFirst(state), games: pickedGames.filter(isKnown), game, method, units };
}

/**
 * A state with what a link carries. Games that this version does not know are left out.
 *
 * @param isOwn The visitor's own link, come back to: the picked games are those that the browser keeps, which may be newer.
 */
export function withShared(
  state: State,
  { rigs, games, game, method, units }: Shared,
  isOwn: boolean,
): State {
  const opens = isKnown(game);
  return {
    ...withRigs(state, rigs),
    units,
    method: opens ? 'exact' : method,
    pickedGames: isOwn ? state.pickedGames : games.filter(isKnown),
    opened: opens ? game : null,
    isGuest: !isOwn,
  };
}
