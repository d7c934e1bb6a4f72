import { words } from '#messages/share';
import { gameAmong } from '../domain/games/games-to-show';
import { update, useStore } from '../state/store';
import { offerUndo } from '../ui/overlays/undo-toast';

/** Tells that a link names a game that the list lacks. */
export function tellUnknownGame(ids: readonly string[]): void {
  const { ownGames } = useStore.getState();
  const unknown = ids.filter((id) => gameAmong(ownGames, id) === undefined);
  if (unknown.length === 0) return;
  update((state) => (unknown.includes(state.opened ?? '') ? { ...state, opened: null } : state));
  offerUndo({ text: words.unknownGame, undoText: words.close, undo: () => undefined });
}
