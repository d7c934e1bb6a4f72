import { gameAmong } from '../domain/games/games-to-show';
import type { Shared } from '../domain/links/shared';
import type { OwnGame } from '../domain/own-games/own-game';
import { ownGameTexts, readOwnGames } from './own-games';
import { activeFirst, withRigs } from './rigs';
import { firstGame, type State } from './store';

/** Whether the page has a game, among those measured or in the table. */
const isKnownIn =
  (ownGames: readonly OwnGame[]) =>
  (id: string | null): id is string =>
    id !== null && gameAmong(ownGames, id) !== undefined;

/** The part of a state that a link carries. The link opens the state's open game. */
export function sharedOf(state: State): Shared {
  const { pickedGames, ownGames, opened, units } = state;
  const isKnown = isKnownIn(ownGames);
  const game = isKnown(opened) ? opened : null;
  const myGame = state.myGame === (game ?? firstGame) ? null : state.myGame;
  const shared = { rigs: activeFirst(state), myGame, games: pickedGames.filter(isKnown), game, units };
  return ownGames.length === 0 ? shared : { ...shared, ownGames: ownGameTexts(ownGames) };
}

/** The measured games of a link, and the game that the user races by it. */
export function gamesOf(
  { ownGames: texts = [], myGame, game }: Shared,
  isFromGuest = false,
): Pick<State, 'ownGames' | 'myGame'> {
  const ownGames = readOwnGames(texts, isFromGuest);
  // The game that a link names, else the one that it opens; skips games unknown to this version.
  return { ownGames, myGame: [myGame, game].find(isKnownIn(ownGames)) ?? firstGame };
}

/** Whether a state lacks measured games of its link, because they cannot be read. */
export const lacksGamesOf = (shared: Shared, { ownGames }: State): boolean =>
  ownGames.length < (shared.ownGames?.length ?? 0);

/**
 * A state with the content of a link. Skips games unknown to this version.
 *
 * @param isOwn The user's own link: the picked games come from storage, which may be newer.
 */
export function withShared(state: State, shared: Shared, isOwn: boolean): State {
  const { rigs, games, game, units } = shared;
  const found = gamesOf(shared, !isOwn);
  const isKnown = isKnownIn(found.ownGames);
  return {
    ...withRigs(state, rigs),
    units,
    ...found,
    pickedGames: isOwn ? state.pickedGames : games.filter(isKnown),
    opened: isKnown(game) ? game : null,
    isGuest: !isOwn,
  };
}
