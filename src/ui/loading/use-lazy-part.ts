import { startTransition, useEffect, useMemo, useRef, useState, type RefObject } from 'react';

export interface LazyPart<Part> {
  /** null until it has arrived. */
  readonly part: Part | null;
  readonly failed: boolean;
  /** How often it has not arrived so far. */
  readonly failures: number;
  readonly retry: () => void;
}

/** So far ahead that it need not come near to being in sight. */
export const anywherePx = Infinity;

/**
 * A part of the page that comes in a script of its own, once its place is in sight: the first result does not wait for it,
 * and who only reads the top of the page does not pay for it.
 */
export function useLazyPart<Part>(
  load: () => Promise<Part>,
  place: RefObject<Element | null>,
  { aheadPx = 0 }: { /** How near to being in sight is near enough. */ readonly aheadPx?: number } = {},
): LazyPart<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const [failed, setFailed] = useState(false);
  const [failures, setFailures] = useState(0);
  const isAskedFor = useRef(false);

  const start = (loading: Promise<Part>) => {
    setFailed(false);
    loading.then(
      // In pieces that an event may come between: there may be much to render.
      (loaded) => startTransition(() => setPart(() => loaded)),
      () => {
        setFailed(true);
        setFailures((count) => count + 1);
      },
    );
  };

  useEffect(() => {
    // Whether to try again is for the reader to say.
    if (!place.current || isAskedFor.current) return;
    const ask = () => {
      isAskedFor.current = true;
      start(load());
    };
    if (aheadPx === anywherePx) {
      ask();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        ask();
      },
      { rootMargin: `${aheadPx}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `load` is the same import on every call
  }, [aheadPx]);

  return useMemo(
    () => ({ part, failed, failures, retry: () => start(load()) }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same object until something happens; `load` as above
    [part, failed, failures],
  );
}
