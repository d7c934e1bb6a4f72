import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { Game } from '../../games/types';

/**
 * Whether a game's row can be seen. Until that is known, all rows count as seen.
 *
 * @param rows Anything that changes when rows come, go or move.
 */
export function useGamesInSight(library: RefObject<Element | null>, rows: unknown): (game: Game) => boolean {
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

  return useCallback(({ id }) => inSight?.has(id) ?? true, [inSight]);
}
