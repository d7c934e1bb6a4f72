import { gameById } from '../domain/games/games';
import type { Shared } from '../domain/links/shared';
import { activeFirst, withRigs } from './rigs';
import { firstGame, type State } from './store';

const isKnown = (id: string | null): id is string => id !== null && gameById(id) !== undefined;

/** The part of a state that a link carries. The link opens the state's open game. */
export function sharedOf(state: State): Shared {
  const { pickedGames, opened, units } = state;
  const game = isKnown(opened) ? opened : null;
  const myGame = state.myGame === (game ?? firstGame) ? null : state.myGame;
  return { rigs: activeFirst(state), myGame, games: pickedGames.filter(isKnown), game, units };
}

/** The game that a link names, else the one that it opens; skips games unknown to this version. */
export const myGameOf = ({ myGame, game }: Shared): string => [myGame, game].find(isKnown) ?? firstGame;

/**
 * A state with the content of a link. Skips games unknown to this version.
 *
 * @param isOwn The user's own link: the picked games come from storage, which may be newer.
 */
export function withShared(state: State, shared: Shared, isOwn: boolean): State {
  const { rigs, games, game, units } = shared;
  return {
    ...withRigs(state, rigs),
    units,
    myGame: myGameOf(shared),
    pickedGames: isOwn ? state.pickedGames : games.filter(isKnown),
    opened: isKnown(game) ? game : null,
    isGuest: !isOwn,
  };
}
