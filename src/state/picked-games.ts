import { readList, writeList } from '../platform/storage';
import { onStoredChange } from './stored';
import { favouritesKey, update, useStore } from './store';

/** The list with the id at its end, or without it if it was there. */
export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

/** Picks a game or drops it. On top of what is stored, which another tab may have changed; a guest's are not stored. */
export function toggleGame(id: string): void {
  const { isGuest, favourites: shown } = useStore.getState();
  const isPicked = shown.includes(id);
  const known = isGuest ? shown : readList(favouritesKey);
  const others = known.filter((each) => each !== id);
  pickGames(isPicked ? others : [...others, id]);
}

export function pickGames(favourites: readonly string[]): void {
  if (!useStore.getState().isGuest) writeList(favouritesKey, favourites);
  update((state) => ({ ...state, favourites }));
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** Follows what other tabs pick, and what is cleared. Returns how to stop. */
export const followPickedGames = (): (() => void) =>
  onStoredChange(() => {
    const favourites = readList(favouritesKey);
    update((state) =>
      state.isGuest || isSameList(state.favourites, favourites) ? state : { ...state, favourites },
    );
  });
