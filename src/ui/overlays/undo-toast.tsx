import { useEffect, useState } from 'react';
import { showOffer, withdrawUndo } from './toasts';
import './toast-action.css';

/** Long enough to read and to reach. */
const offerMs = 10_000;

interface UndoOffer {
  readonly text: string;
  /** What the button says. */
  readonly undoText: string;
  readonly undo: () => void;
  /** The rig that it is about, by its id: once that has left the page, so has the offer. */
  readonly about?: string;
}

/** Offers a way back for what was done last, in place of any offer before it. Returns how to take this one away. */
export const offerUndo = (offer: UndoOffer): (() => void) => showOffer(<UndoToast {...offer} />, offer.about);

/** What was done, with a way back. It waits while the pointer or the focus is on it. */
function UndoToast({ text, undoText, undo }: UndoOffer) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => withdrawUndo(), offerMs);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <span
      className="toast-action"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {text}
      <button
        type="button"
        onClick={() => {
          withdrawUndo();
          undo();
        }}
      >
        {undoText}
      </button>
    </span>
  );
}
