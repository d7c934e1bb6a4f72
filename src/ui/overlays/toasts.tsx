import type { ReactNode } from 'react';
import { create } from 'zustand';
import { UndoToast, type UndoOffer } from './undo-toast';
import './toasts.css';

const toastMs = 4000;
const maxToasts = 3;

interface Toast {
  readonly id: number;
  readonly content: ReactNode;
}

interface Toasts {
  readonly toasts: readonly Toast[];
  /** One offer a page: what was done before can no longer be undone alone. */
  readonly offer: (UndoOffer & { readonly id: number }) | null;
}

const useToasts = create<Toasts>()(() => ({ toasts: [], offer: null }));

let nextId = 0;

/** Shows a confirmation for a moment. */
export function showToast(content: ReactNode): void {
  const toast = { id: nextId++, content };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, toast].slice(-maxToasts) }));
  setTimeout(
    () => useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ id }) => id !== toast.id) })),
    toastMs,
  );
}

/** Offers a way back for what was done last, in place of any offer before it. Returns how to take this one away. */
export function offerUndo(offer: UndoOffer): () => void {
  const shown = { ...offer, id: nextId++ };
  useToasts.setState({ offer: shown });
  return () => withdrawUndo((current) => current === shown);
}

/** Takes the offer away where it no longer fits: by default whatever it is about. */
export const withdrawUndo = (isOver: (offer: UndoOffer) => boolean = () => true): void =>
  useToasts.setState((state) => (state.offer && isOver(state.offer) ? { offer: null } : state));

/** Short confirmations, the newest last. The region stays in the page, so that screen readers notice what appears in it. */
export function ToastRegion() {
  const { toasts, offer } = useToasts();
  const shown: readonly Toast[] = offer
    ? [...toasts, { id: offer.id, content: <UndoToast offer={offer} onEnd={() => withdrawUndo()} /> }]
    : toasts;
  return (
    // Not atomic: a second toast is read on its own, not together with the first.
    <div className="toasts" role="status" aria-atomic="false">
      {shown
        .toSorted((one, other) => one.id - other.id)
        .map(({ id, content }) => (
          <p className="toast" key={id}>
            {content}
          </p>
        ))}
    </div>
  );
}
