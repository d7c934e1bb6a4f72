import { onStoredChange, readList, writeList } from '../platform/storage';
import { storageKeys } from './storage-keys';
import { update, useStore } from './store';

/** Where there is no storage, or no room in it, the games last as long as the page: what is shown counts then. */
let isStored = true;

/** One's own picked games, whatever is shown: another tab may have changed what is stored, and a guest's are not one's own. */
export const ownGames = (shown: readonly string[]): readonly string[] =>
  isStored ? readList(storageKeys.games) : shown;

/** Picks a game or drops it. On top of what is stored, which another tab may have changed; a guest's are not stored. */
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

/** Follows what other tabs pick, and what is cleared. Returns how to stop. */
export function followPickedGames(): () => void {
  // Another tab may have changed them since this script came.
  showStored();
  return onStoredChange(showStored);
}

// Those of earlier visits, as soon as something has arrived that shows games.
showStored();
