import { useEffect, useState, type RefObject } from 'react';

/**
 * The ids of the rows that can be seen; null until that is known.
 *
 * @param rows Anything that changes when rows come, go or move.
 */
export function useGamesInSight(
  library: RefObject<Element | null>,
  rows: unknown,
): ReadonlySet<string> | null {
  const [inSight, setInSight] = useState<ReadonlySet<string> | null>(null);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      setInSight((known) => {
        const next = new Set(known);
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('data-game') ?? '';
          if (isIntersecting) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    });
    for (const row of library.current?.querySelectorAll('[data-game]') ?? []) observer.observe(row);
    return () => observer.disconnect();
  }, [library, rows]);

  return inSight;
}
