import { useEffect, useState, type RefObject } from 'react';

/** So that what is scrolled to has caught up when it can be seen. A list that scrolls by itself counts too, where a browser knows it. */
const near = { rootMargin: '100px', scrollMargin: '100px' };

/** Whether any of the element can be seen, or nearly. Until that is known, it counts as seen. */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(true);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      setInSight(entries.at(-1)?.isIntersecting ?? true);
    }, near);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);

  return inSight;
}
