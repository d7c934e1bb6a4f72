import { useEffect, useState } from 'react';
import { Button } from '../button';
import { newToastId, useToasts, type Offer } from './toasts';
import './toast-action.css';

/** Long enough to read and to reach. */
const offerMs = 10_000;

interface UndoOffer {
  readonly text: string;
  /** Label of the button. */
  readonly undoText: string;
  readonly undo: () => void;
  /** Id of its rig: removing the rig withdraws the offer. */
  readonly about?: string;
}

/** Offers to undo the last action, instead of the offer before. Returns a function that withdraws it. */
export function offerUndo(undo: UndoOffer): () => void {
  const offer = { id: newToastId(), content: <UndoToast {...undo} />, about: undo.about };
  useToasts.setState({ offer });
  return () => withdrawUndo((current) => current === offer);
}

/** Withdraws the offer if it no longer applies; by default any offer. */
export const withdrawUndo = (isOver: (offer: Offer) => boolean = () => true): void =>
  useToasts.setState((state) => (state.offer && isOver(state.offer) ? { offer: null } : state));

/** The last action, with a button to undo it. Hover and focus keep it open. */
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
      <Button
        look="plain"
        onClick={() => {
          withdrawUndo();
          undo();
        }}
      >
        {undoText}
      </Button>
    </span>
  );
}
