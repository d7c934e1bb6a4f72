import type { ReactNode } from 'react';
import { create } from 'zustand';
import './toasts.css';

const toastMs = 4000;
const maxToasts = 3;

interface Toast {
  readonly id: number;
  readonly content: ReactNode;
}

interface Offer extends Toast {
  /** The rig that it is about, by its id: once that has left the page, so has the offer. */
  readonly about: string | undefined;
}

interface Toasts {
  readonly toasts: readonly Toast[];
  /** One offer a page: what was done before can no longer be undone alone. */
  readonly offer: Offer | null;
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

/** Shows an offer in place of any before it. Returns how to take this one away. */
export function showOffer(content: ReactNode, about?: string): () => void {
  const offer = { id: nextId++, content, about };
  useToasts.setState({ offer });
  return () => withdrawUndo((current) => current === offer);
}

/** Takes the offer away where it no longer fits: by default whatever it is about. */
export const withdrawUndo = (isOver: (offer: Offer) => boolean = () => true): void =>
  useToasts.setState((state) => (state.offer && isOver(state.offer) ? { offer: null } : state));

/** Short confirmations, the newest last. The region stays in the page, so that screen readers notice what appears in it. */
export function ToastRegion() {
  const { toasts, offer } = useToasts();
  return (
    // Not atomic: a second toast is read on its own, not together with the first.
    <div className="toasts" role="status" aria-atomic="false">
      {[...toasts, ...(offer ? [offer] : [])]
        .toSorted((one, other) => one.id - other.id)
        .map(({ id, content }) => (
          <p className="toast" key={id}>
            {content}
          </p>
        ))}
    </div>
  );
}
