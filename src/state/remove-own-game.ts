import { pickGames } from './picked-games';
import { firstGame, update, useStore } from './store';

/** Removes a measured game from the rig, and wherever it was chosen. Returns the undo function. */
export function removeOwnGame(id: string): () => void {
  const { ownGames, pickedGames, myGame } = useStore.getState();
  update((state) => ({
    ...state,
    ownGames: state.ownGames.filter((game) => game.id !== id),
    myGame: state.myGame === id ? firstGame : state.myGame,
    opened: state.opened === id ? null : state.opened,
  }));
  if (pickedGames.includes(id)) pickGames(pickedGames.filter((each) => each !== id));
  return () => {
    update((state) => ({ ...state, ownGames, myGame }));
    if (pickedGames.includes(id)) pickGames(pickedGames);
  };
}
