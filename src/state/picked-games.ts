import { onStoredChange, readList, writeList } from '../platform/storage';
import { storageKeys } from './storage-keys';
import { update, useStore } from './store';

/** Without storage, the games last as long as the page: the state counts then. */
let isStored = true;

/** The user's own picked games, from storage: another tab may have changed them, and the state may hold a guest's. */
export const ownGames = (shown: readonly string[]): readonly string[] =>
  isStored ? readList(storageKeys.games) : shown;

/** Picks or drops a game, on top of the stored ones, which another tab may have changed. A guest's are not stored. */
export function toggleGame(id: string): void {
  const { isGuest, pickedGames: shown } = useStore.getState();
  const others = (isGuest ? shown : ownGames(shown)).filter((each) => each !== id);
  pickGames(shown.includes(id) ? others : [...others, id]);
}

export function pickGames(pickedGames: readonly string[]): void {
  if (!useStore.getState().isGuest) isStored = writeList(storageKeys.games, pickedGames) === null;
  update((state) => ({ ...state, pickedGames }));
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

const showStored = () =>
  update((state) => {
    const pickedGames = ownGames(state.pickedGames);
    return state.isGuest || isSameList(state.pickedGames, pickedGames) ? state : { ...state, pickedGames };
  });

/** Follows changes by other tabs. Returns the function that unsubscribes. */
export function followPickedGames(): () => void {
  // Another tab may have changed them since this script loaded.
  showStored();
  return onStoredChange(showStored);
}

// Loads those of earlier visits with the first part that shows games.
showStored();
