import { words } from '#messages/monitors';
import type { RefObject } from 'react';
import { entryOf, replacedBy } from '../../monitors/fill-entry';
import { nameOf, type Monitor } from '../../monitors/types';
import { activeEntry, type Store } from '../../store/store';
import type { ShowToast } from '../../ui/toasts';
import { UndoToast } from '../../ui/undo-toast';

/** The monitor that the fields were filled in from. */
export interface Picked {
  readonly monitor: Monitor;
  /** Puts back what stood in the fields that it has filled in. */
  readonly undo: () => void;
  readonly endToast: () => void;
}

export interface Picking {
  readonly picked: Picked | null;
  readonly setPicked: (picked: Picked | null) => void;
  readonly showToast: ShowToast;
  /** Where the focus goes when a button to undo is gone. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Fills the fields in, and says so with a way back. */
export function pickMonitor(store: Store, monitor: Monitor, picking: Picking): void {
  const { picked: previous, setPicked, showToast, button } = picking;
  const filled = entryOf(monitor);
  const before = replacedBy(filled, activeEntry(store.get()));
  previous?.endToast();
  store.change(filled);
  const undo = () => {
    endToast();
    store.change(before);
    setPicked(previous);
    button.current?.focus();
  };
  const endToast = showToast(
    // The same button stays in the card, so nobody has to hurry.
    <UndoToast
      text={words.filledIn(nameOf(monitor))}
      undo={words.undo}
      onUndo={undo}
      onEnd={() => endToast()}
    />,
    true,
  );
  setPicked({ monitor, undo, endToast });
}
