import { words } from '#messages/share';
import { gameById } from '../domain/games/games';
import { update } from '../state/store';
import { offerUndo } from '../ui/overlays/undo-toast';

/** Tells that a link names a game that the list lacks. */
export function tellUnknownGame(ids: readonly string[]): void {
  const unknown = ids.filter((id) => gameById(id) === undefined);
  if (unknown.length === 0) return;
  update((state) => (unknown.includes(state.opened ?? '') ? { ...state, opened: null } : state));
  offerUndo({ text: words.unknownGame, undoText: words.close, undo: () => undefined });
}
