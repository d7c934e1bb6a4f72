import { useEffect, useMemo, useRef, useState } from 'react';
import type { ShowToast } from './toasts';

/** Long enough to read and to reach. */
const toastMs = 10_000;

const nothing = () => undefined;

interface Offer {
  readonly text: string;
  /** What the button says. */
  readonly undoText: string;
  readonly undo: () => void;
}

/** Offers a way back for what was done last. What was offered before is taken away: it no longer fits. */
export function useUndoOffer(showToast: ShowToast) {
  const end = useRef<() => void>(nothing);
  return useMemo(
    () => ({
      offer: ({ text, undoText, undo }: Offer) => {
        end.current();
        const endThis = showToast(
          <UndoToast
            text={text}
            undo={undoText}
            onUndo={() => {
              endThis();
              undo();
            }}
            onEnd={() => endThis()}
          />,
          true,
        );
        end.current = endThis;
      },
      forget: () => end.current(),
    }),
    [showToast],
  );
}

interface UndoToastProps {
  readonly text: string;
  /** What the button says. */
  readonly undo: string;
  readonly onUndo: () => void;
  readonly onEnd: () => void;
}

/** What was done, with a way back. It takes itself away by `onEnd`, so it is shown as one that stays. */
function UndoToast({ text, undo, onUndo, onEnd }: UndoToastProps) {
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
