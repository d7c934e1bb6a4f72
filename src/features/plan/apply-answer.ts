import { words } from '#messages/plan';
import { changedEntry } from '../../domain/rig/change-entry';
import { addRig, newRig, removeRig } from '../../state/rigs';
import { activeEntry, changeRig, undoChangeOf, update, useStore } from '../../state/store';
import { offerUndo } from '../../ui/overlays/undo-toast';
import type { RigChange } from '../../domain/rig/entry';

/** Makes an answer today's rig, with a toast that offers undo. */
export function applyAnswer(change: RigChange, done: string): void {
  const { activeId } = useStore.getState();
  const before = activeEntry(useStore.getState());
  changeRig(change);
  const after = activeEntry(useStore.getState());
  confirm({ text: done, rigId: activeId, undo: () => undoChangeOf(activeId, before, after) });
}

/** Adds an answer to the comparison, beside today's rig. */
export function compareAnswer(change: RigChange): void {
  const rig = newRig(changedEntry(activeEntry(useStore.getState()), change));
  update(addRig(rig));
  confirm({ text: words.compared, rigId: rig.id, undo: () => update(removeRig(rig.id)) });
}

interface Confirmation {
  readonly text: string;
  readonly rigId: string;
  readonly undo: () => void;
}

function confirm({ text, rigId, undo }: Confirmation): void {
  const pressed = document.activeElement;
  offerUndo({
    text,
    undoText: words.undo,
    about: rigId,
    undo: () => {
      undo();
      // The undo button is gone.
      if (pressed instanceof HTMLElement) pressed.focus();
    },
  });
}
