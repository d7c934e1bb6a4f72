import { words } from '#messages/saved-rigs';
import type { SavedRig } from '../../domain/links/saved-rigs';
import { leaveGuest } from '../../state/rig-in-address';
import { activeRig, newRig, replaceRig } from '../../state/rigs';
import { update, useStore } from '../../state/store';
import { offerUndo } from '../../ui/overlays/undo-toast';

/** Makes a saved rig the page's, and offers to undo that. */
export function openSaved({ name, entry }: SavedRig): void {
  if (useStore.getState().isGuest) leaveGuest();
  const before = activeRig(useStore.getState());
  const loaded = newRig(entry, name);
  update(replaceRig(before.id, loaded));
  offerUndo({
    text: words.loaded(name),
    undoText: words.undo,
    undo: () => update(replaceRig(loaded.id, before)),
    about: loaded.id,
  });
}
