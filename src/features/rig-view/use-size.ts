import { useEffect, useState, type RefObject } from 'react';
import type { Size } from './paper';

/** The size an element has on the page, in whole CSS pixels; null until it is known, as on the server. */
export function useSize(element: RefObject<Element | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);

  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const width = Math.round(entry.contentRect.width);
      const height = Math.round(entry.contentRect.height);
      if (width === 0 || height === 0) return;
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return size;
}
