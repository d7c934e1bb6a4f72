import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { Game } from '../../games/types';

/** A few rows that follow each other. The browser, and React, pass over those out of sight block by block. */
export interface Block {
  /** That of its first game, and of its element as `data-block`. */
  readonly id: string;
  readonly games: readonly Game[];
}

/**
 * Whether any of a block can be seen. Until that is known, all blocks count as seen.
 *
 * @param blocks Anything that changes when blocks come, go or move.
 */
export function useBlocksInSight(
  library: RefObject<Element | null>,
  blocks: unknown,
): (block: Block) => boolean {
  const [inSight, setInSight] = useState<ReadonlySet<string> | null>(null);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      setInSight((known) => {
        const next = new Set(known);
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('data-block') ?? '';
          if (isIntersecting) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    });
    for (const block of library.current?.querySelectorAll('[data-block]') ?? []) observer.observe(block);
    return () => observer.disconnect();
  }, [library, blocks]);

  return useCallback(({ id }) => inSight?.has(id) ?? true, [inSight]);
}
