import type { Shared } from '../../domain/links/shared';
import { fragment } from '../../platform/address';
import { namedPlace } from '../../platform/named-place';

/**
 * Scrolls to what a link is about: the part of the page that it names, the game that it opens, or the calculator. Who comes back to
 * a page of their own is brought back by the browser.
 */
export function scrollToLinkedPart({ game }: Shared, isOwn: boolean): void {
  const place = namedPlace(fragment());
  // A tab that is closed yet cannot be jumped to; it does so itself when it opens.
  if (place !== '') document.getElementById(place)?.scrollIntoView();
  if (place !== '' || isOwn) return;
  document.getElementById('calculator')?.scrollIntoView();
  if (game !== null) whenThere(`[data-game="${game}"]`, (row) => row.scrollIntoView({ block: 'center' }));
}

/** Its list comes in a script of its own. Whoever scrolls before is left alone. */
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
