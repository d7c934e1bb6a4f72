import { words } from '#messages/monitors';
import type { RefObject } from 'react';
import { entryOf, replacedBy } from '../../domain/monitors/fill-entry';
import { nameOf, type Monitor } from '../../domain/monitors/types';
import { activeEntry } from '../../state/store';
import { type Store } from '../../state/legacy';
import type { ShowToast } from '../../ui/overlays/legacy-toasts';

/** The monitor that the fields were filled in from. */
export interface Picked {
  readonly monitor: Monitor;
  /** Puts back what stood in the fields that it has filled in. */
  readonly undo: () => void;
}

export interface Picking {
  readonly picked: Picked | null;
  readonly setPicked: (picked: Picked | null) => void;
  readonly showToast: ShowToast;
  /** Where the focus goes when the button to undo is gone. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Fills the fields in, and says so. The way back stands beside what was filled in, for as long as that counts. */
export function pickMonitor(store: Store, monitor: Monitor, picking: Picking): void {
  const { picked: previous, setPicked, showToast, button } = picking;
  const filled = entryOf(monitor);
  const before = replacedBy(filled, activeEntry(store.get()));
  store.change(filled);
  showToast(words.filledIn(nameOf(monitor)));
  const undo = () => {
    store.change(before);
    setPicked(previous);
    button.current?.focus();
  };
  setPicked({ monitor, undo });
}
