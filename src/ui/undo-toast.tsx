import { useEffect, useRef, useState } from 'react';

/** Long enough to read and to reach. */
const toastMs = 10_000;

interface UndoToastProps {
  readonly text: string;
  /** What the button says. */
  readonly undo: string;
  readonly onUndo: () => void;
  readonly onEnd: () => void;
}

/** What was done, with a way back. It takes itself away by `onEnd`, so it is shown as one that stays. */
export function UndoToast({ text, undo, onUndo, onEnd }: UndoToastProps) {
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
        {undo}
      </button>
    </span>
  );
}
