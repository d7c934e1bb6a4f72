import { useCallback, useState } from 'react';

/**
 * The width of an element, kept up to date. Text in a drawing keeps its size only if the drawing is laid out for the
 * room it has; until that is known, and on the server, `assumed` stands in.
 */
export function useMeasuredWidth(assumed: number) {
  const [width, setWidth] = useState(assumed);

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setWidth(Math.round(element.clientWidth));
    // At once, before anything is painted; the observer would come a frame later.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { width, ref };
}
