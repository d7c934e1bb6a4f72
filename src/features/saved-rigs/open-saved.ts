import { words } from '#messages/saved-rigs';
import type { SavedRig } from '../../domain/links/saved-rigs';
import { leaveGuest } from '../../state/rig-in-address';
import { readOwnGames, withMoreOwnGames } from '../../state/own-games';
import { activeRig, newRig, replaceRig } from '../../state/rigs';
import { update, useStore } from '../../state/store';
import { offerUndo } from '../../ui/overlays/undo-toast';

/** Makes a saved rig the page's, and offers to undo that. */
export function openSaved({ name, entry, ownGames = [] }: SavedRig): void {
  if (useStore.getState().isGuest) leaveGuest();
  const state = useStore.getState();
  const before = activeRig(state);
  const loaded = newRig(entry, name);
  const games = readOwnGames(ownGames, false);
  update((now) => ({
    ...replaceRig(before.id, loaded)(now),
    ownGames: withMoreOwnGames(now.ownGames, games),
  }));
  offerUndo({
    text: games.length < ownGames.length ? words.loadedWithoutGames(name) : words.loaded(name),
    undoText: words.undo,
    undo: () => update((now) => ({ ...replaceRig(loaded.id, before)(now), ownGames: state.ownGames })),
    about: loaded.id,
  });
}
