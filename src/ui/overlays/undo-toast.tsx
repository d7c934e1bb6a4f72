import { useEffect, useEffectEvent, useState } from 'react';
import './undo-toast.css';

/** Long enough to read and to reach. */
const offerMs = 10_000;

export interface UndoOffer {
  readonly text: string;
  /** What the button says. */
  readonly undoText: string;
  readonly undo: () => void;
  /** The rig that it is about, by its id: once that has left the page, so has the offer. */
  readonly about?: string;
}

interface UndoToastProps {
  readonly offer: UndoOffer;
  readonly onEnd: () => void;
}

/** What was done, with a way back. It waits while the pointer or the focus is on it. */
export function UndoToast({ offer: { text, undoText, undo }, onEnd }: UndoToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(end, offerMs);
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
      <button
        type="button"
        onClick={() => {
          onEnd();
          undo();
        }}
      >
        {undoText}
      </button>
    </span>
  );
}
