import { useCallback, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Size of an element in whole CSS pixels, kept up to date; `assumed` until it is measured, and at build time.
 * Drawings are laid out for their size, so that their text keeps its own.
 */
export function useSize(assumed: Size) {
  const [size, setSize] = useState(assumed);

  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const width = Math.round(box.width);
      const height = Math.round(box.height);
      // Hidden elements have no size: keeps the last one.
      if (width === 0 || height === 0) return;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    // Measures before the first paint; the observer would be a frame late.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { size, ref };
}
