import { useEffect, useState, type RefObject } from 'react';

type Listener = (isInSight: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
const observers = new Map<number, IntersectionObserver>();

/** One for all that are looked at in the same way: a browser asks each observer in every frame. */
function observerOf(aheadPx: number): IntersectionObserver {
  let observer = observers.get(aheadPx);
  if (!observer) {
    const tell: IntersectionObserverCallback = (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    };
    // Unlike the root's margin, this one counts in a list that scrolls by itself too.
    observer = new IntersectionObserver(tell, { scrollMargin: `${aheadPx}px` });
    observers.set(aheadPx, observer);
  }
  return observer;
}

/** Whether any of the element can be seen, or nearly. Until that is known, it counts as seen. */
export function useInSight(
  place: RefObject<Element | null>,
  { aheadPx = 50 }: { /** How near to being in sight is near enough. */ readonly aheadPx?: number } = {},
): boolean {
  const [isInSight, setInSight] = useState(true);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = observerOf(aheadPx);
    listeners.set(element, setInSight);
    observer.observe(element);
    return () => observer.unobserve(element);
  }, [place, aheadPx]);

  return isInSight;
}
