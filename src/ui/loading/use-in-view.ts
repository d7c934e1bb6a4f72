import { useEffect, useState, type RefObject } from 'react';

/** The bar covers more than 40 px at the top of the viewport; a card at its bottom begins with 16 px of padding. */
const withoutBar = '-40px 0px -16px';

/**
 * Whether any part of the element is in the viewport; true before the first observation.
 *
 * @param aheadPx Distance to the viewport at which a lazy part loads: false before, then true for good.
 */
export function useInView(place: RefObject<Element | null>, aheadPx?: number): boolean {
  const isOnce = aheadPx !== undefined;
  const [isInView, setIsInView] = useState(!isOnce);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.at(-1)?.isIntersecting ?? false;
        setIsInView(isSeen);
        if (isSeen && isOnce) observer.disconnect();
      },
      { rootMargin: isOnce ? `${aheadPx}px` : withoutBar },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isOnce, aheadPx]);

  return isInView;
}
