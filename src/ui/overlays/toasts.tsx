import { useCallback, useState, type ReactNode } from 'react';

const toastMs = 4000;
const maxToasts = 3;

interface Toast {
  readonly id: number;
  readonly content: ReactNode;
}

/**
 * Shows a confirmation for a moment, or until it is taken away by what is returned: one with a button in it has to decide for
 * itself how long it is needed.
 */
export type ShowToast = (content: ReactNode, stays?: boolean) => () => void;

let nextId = 0;

/** Short confirmations. The region stays in the page, so that screen readers notice what appears in it. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  const showToast = useCallback<ShowToast>((content, stays = false) => {
    const toast = { id: nextId++, content };
    setToasts((shown) => [...shown, toast].slice(-maxToasts));
    const take = () => setToasts((shown) => shown.filter(({ id }) => id !== toast.id));
    if (!stays) setTimeout(take, toastMs);
    return take;
  }, []);

  const toastRegion = (
    // Not atomic: a second toast is read on its own, not together with the first.
    <div className="toasts" role="status" aria-atomic="false">
      {toasts.map(({ id, content }) => (
        <p className="toast" key={id}>
          {content}
        </p>
      ))}
    </div>
  );

  return { showToast, toastRegion };
}
