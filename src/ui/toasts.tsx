import { useCallback, useState } from 'react';

const toastMs = 4000;
const mostToasts = 3;

interface Toast {
  readonly id: number;
  readonly text: string;
}

let nextId = 0;

/** Short confirmations. The region stays in the page, so that screen readers notice what appears in it. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  const showToast = useCallback((text: string) => {
    const toast = { id: nextId++, text };
    setToasts((shown) => [...shown, toast].slice(-mostToasts));
    setTimeout(() => setToasts((shown) => shown.filter(({ id }) => id !== toast.id)), toastMs);
  }, []);

  const toastRegion = (
    // Not atomic: a second toast is read on its own, not together with the first.
    <div className="toasts" role="status" aria-atomic="false">
      {toasts.map(({ id, text }) => (
        <p className="toast" key={id}>
          {text}
        </p>
      ))}
    </div>
  );

  return { showToast, toastRegion };
}
