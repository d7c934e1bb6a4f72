import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hasRigIn } from '../platform/named-place';
import { useRememberedRig } from '../state/remembering';
import { isChanged, setMyGame, update, useStore } from '../state/store';
import { followOpenGame } from './open-game';
import { followHero } from './follow-hero';
import { keepRig } from './keep-rig';
import { Workbench } from './workbench';

/**
 * Hydrates the calculator, and opens the rig of the address or of this device before the next paint. Fails if the
 * script of that rig does not load: the numbers would be those of the default rig.
 *
 * @param onError Errors that the calculator cannot show itself.
 * @returns Resolves once the calculator is interactive.
 */
export async function start(island: HTMLElement, onError: (error: unknown) => void): Promise<void> {
  const page = document.documentElement.dataset;
  const isPending = page['rig'] !== undefined || hasRigIn(location.hash);
  const address = isPending ? await import('../state/rig-in-address') : null;
  const gameId = island.dataset['pageGame'];
  const hero = document.querySelector<HTMLElement>('[data-hero]');
  // Before the calculator, so that both show that rig with the same paint.
  if (hero) await followHero(hero, { isWanted: isPending, onError });
  return new Promise((resolve) => {
    const onAlive = () => {
      if (gameId !== undefined) keepGameOfPage(gameId);
      // Registered first: `followAddress` writes an open game into the address.
      const openGameOfAddress = gameId === undefined ? followOpenGame() : null;
      address?.followAddress();
      keepRig();
      // An unreadable address must not hide the default rig.
      if (hasRigIn(location.hash) || useRememberedRig.getState().status !== 'off') page['rig'] = 'opened';
      else delete page['rig'];
      openGameOfAddress?.();
      resolve();
    };
    startTransition(() => {
      const workbench = <Workbench gameId={gameId} onAlive={onAlive} />;
      hydrateRoot(island, workbench, { onUncaughtError: onError });
    });
  });
}

/** A game's own page has no list, so a link opens no other game; it is the game of a rig that is changed there. */
function keepGameOfPage(gameId: string): void {
  useStore.subscribe((state) => {
    if (state.opened !== null) update((now) => ({ ...now, opened: null }));
    else if (isChanged(state)) setMyGame(gameId);
  });
}
