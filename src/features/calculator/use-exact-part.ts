import { useEffect, useState, type RefObject } from 'react';
import type * as ExactPart from './exact-part';

/**
 * The exact method comes in a script of its own, once the results are in sight: the first result does not wait for
 * the game library, and who only reads the top of the page does not pay for it.
 */
export function useExactPart(results: RefObject<Element | null>) {
  const [part, setPart] = useState<typeof ExactPart | null>(null);
  const [failed, setFailed] = useState(false);

  const load = () => {
    setFailed(false);
    import('./exact-part').then(setPart, () => setFailed(true));
  };

  useEffect(() => {
    if (!results.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    });
    observer.observe(results.current);
    return () => observer.disconnect();
  }, [results]);

  return { part, failed, retry: load };
}
