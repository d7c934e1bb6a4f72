import { useEffect, useState, type RefObject } from 'react';

/** Whether any of the element can be seen, or nearly. Until that is known, it counts as seen. */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(true);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: '50px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);

  return isInSight;
}
