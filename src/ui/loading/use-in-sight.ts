import { useEffect, useState, type RefObject } from 'react';

/** Whether any of the element can be seen. Until that is known, it counts as seen. */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(true);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      setInSight(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);

  return inSight;
}
