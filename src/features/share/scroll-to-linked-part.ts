import type { Shared } from '../../domain/links/shared';
import { fragment } from '../../platform/address';
import { namedPlace } from '../../platform/named-place';

/**
 * Scrolls to the target of a link: the named part of the page, the opened game, or the calculator. For a page of the
 * history, the browser restores the position.
 */
export function scrollToLinkedPart({ game }: Shared, isOwn: boolean): void {
  const place = namedPlace(fragment());
  // A tab that is not open yet scrolls into view by itself when it opens.
  if (place !== '') document.getElementById(place)?.scrollIntoView();
  if (place !== '' || isOwn) return;
  document.getElementById('calculator')?.scrollIntoView();
  if (game !== null) whenThere(`[data-game="${game}"]`, (row) => row.scrollIntoView({ block: 'center' }));
}

/** Waits for an element of a lazy script. Scrolling by the user cancels. */
function whenThere(selector: string, run: (element: Element) => void): void {
  const stop = () => {
    observer.disconnect();
    for (const name of moves) removeEventListener(name, stop);
  };
  const look = () => {
    const element = document.querySelector(selector);
    if (!element) return;
    stop();
    run(element);
  };
  const observer = new MutationObserver(look);
  const moves = ['wheel', 'touchmove', 'keydown'] as const;
  observer.observe(document.body, { childList: true, subtree: true });
  for (const name of moves) addEventListener(name, stop, { passive: true });
  look();
}
