import { useEffect, useState, type RefObject } from 'react';

/** The bar covers more than this of the window's top, and at its bottom a card shows this much padding before the first text. */
const rootMargin = '-40px 0px -16px';

/** Whether any of the element can be seen. Until that is known, it counts as seen. */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(true);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);

  return isInSight;
}
