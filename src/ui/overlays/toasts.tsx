import type { ReactNode } from 'react';
import { create } from 'zustand';
import './toasts.css';

const toastMs = 4000;
const maxToasts = 3;

interface Toast {
  readonly id: number;
  readonly content: ReactNode;
}

export interface Offer extends Toast {
  /** Id of its rig: removing the rig withdraws the offer. */
  readonly about: string | undefined;
}

interface Toasts {
  readonly toasts: readonly Toast[];
  /** One offer a page: earlier actions can no longer be undone alone. */
  readonly offer: Offer | null;
}

export const useToasts = create<Toasts>()(() => ({ toasts: [], offer: null }));

let nextId = 0;
export const newToastId = (): number => nextId++;

/** Shows a confirmation for a moment. */
export function showToast(content: ReactNode): void {
  const toast = { id: newToastId(), content };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, toast].slice(-maxToasts) }));
  setTimeout(
    () => useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ id }) => id !== toast.id) })),
    toastMs,
  );
}

/** Short confirmations, the newest last. Always rendered: screen readers announce additions to a live region. */
export function ToastRegion() {
  const { toasts, offer } = useToasts();
  return (
    // Not atomic: a second toast is announced without the first.
    <div className="toasts screen-only" role="status" aria-atomic="false">
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
