import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { Game } from '../../domain/games/types';

/** A few rows that follow each other. The browser, and React, pass over those out of sight block by block. */
export interface Block {
  /** That of its first game, and of its element as `data-block`. */
  readonly id: string;
  readonly games: readonly Game[];
}

/**
 * Whether any of a block can be seen. Until that is known, all blocks count as seen.
 *
 * Looked up when something is scrolled, not by an IntersectionObserver: that one measures every block in every frame, and
 * most frames come from typing. What moves the list in another way is noticed late, which costs a row one frame.
 *
 * @param blocks Anything that changes when blocks come, go or move.
 */
export function useBlocksInSight(
  library: RefObject<Element | null>,
  blocks: unknown,
): (block: Block) => boolean {
  const [inSight, setInSight] = useState<readonly string[] | null>(null);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const next = library.current ? blocksInSight(library.current) : [];
      setInSight((known) => (known?.join() === next.join() ? known : next));
    };
    const lookInNextFrame = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookInNextFrame();
    document.addEventListener('scroll', lookInNextFrame, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', lookInNextFrame, { capture: true });
    };
  }, [library, blocks]);

  return useCallback(({ id }) => inSight?.includes(id) ?? true, [inSight]);
}

/** The list may scroll inside its card, or the page with the list in it. */
function blocksInSight(library: Element): readonly string[] {
  const list = library.getBoundingClientRect();
  const top = Math.max(0, list.top);
  const bottom = Math.min(innerHeight, list.bottom);
  return [...library.querySelectorAll<HTMLElement>('[data-block]')].flatMap((block) => {
    const place = block.getBoundingClientRect();
    return place.bottom > top && place.top < bottom ? (block.dataset['block'] ?? []) : [];
  });
}
