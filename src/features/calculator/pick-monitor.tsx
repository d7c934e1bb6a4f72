import { words } from '#messages/monitors';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { entryOf, replacedBy } from '../../monitors/fill-entry';
import { nameOf, type Monitor } from '../../monitors/types';
import { activeEntry, type Store } from '../../store/store';
import type { ShowToast } from '../../ui/toasts';

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
    <UndoToast text={words.filledIn(nameOf(monitor))} onUndo={undo} onEnd={() => endToast()} />,
    true,
  );
  setPicked({ monitor, undo, endToast });
}

/** Long enough to read and to reach. The same button stays in the card, so nobody has to hurry. */
const toastMs = 10_000;

interface UndoToastProps {
  readonly text: string;
  readonly onUndo: () => void;
  readonly onEnd: () => void;
}

function UndoToast({ text, onUndo, onEnd }: UndoToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const end = useRef(onEnd);

  // It waits while the pointer or the focus is on it.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end.current(), toastMs);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <span
      className="undo-toast"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {text}
      <button type="button" onClick={onUndo}>
        {words.undo}
      </button>
    </span>
  );
}
