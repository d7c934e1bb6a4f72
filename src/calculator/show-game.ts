import { flushSync } from 'react-dom';
import { update } from '../state/store';

/** Opens a game in place of the list and moves the focus there; scrolls to its start if that is out of sight. */
export function showGame(opened: string): void {
  flushSync(() => update((state) => ({ ...state, opened })));
  const game = document.querySelector<HTMLElement>('.opened-game');
  game?.focus({ preventScroll: true });
  if (game && game.getBoundingClientRect().top < 0) game.scrollIntoView();
}
