import { useCallback, useState } from 'react';

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of an element, in whole pixels, kept up to date. Text in a drawing keeps its size only if the drawing is laid
 * out for the room it has; until that is known, and on the server, `assumed` stands in.
 */
export function useSize(assumed: Size) {
  const [size, setSize] = useState(assumed);

  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const width = Math.round(box.width);
      const height = Math.round(box.height);
      // Hidden, it has no size; what was drawn stays.
      if (width === 0 || height === 0) return;
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    // At once, before anything is painted; the observer would come a frame later.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { size, ref };
}
