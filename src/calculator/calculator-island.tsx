import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useRememberedRig } from '../state/remembering';
import { update, useStore } from '../state/store';
import { Workbench } from './workbench';
import type { IslandScript } from './island-script';

export const start: IslandScript['start'] = async (island, onError) => {
  const openRig = await loadRigOpener();
  const gameId = island.dataset['pageGame'];
  const onAlive = () => {
    if (gameId !== undefined) keepListClosed();
    // First: what follows the address writes a game that is open into it.
    addEventListener('hashchange', openNamedGame);
    openRig();
    openNamedGame();
  };
  startTransition(() => {
    const workbench = <Workbench gameId={gameId} onAlive={onAlive} />;
    hydrateRoot(island, workbench, { onUncaughtError: onError });
  });
};

/** A link may open a game in the list, which a game's own page has not: links from there lead to the whole list. */
function keepListClosed(): void {
  useStore.subscribe(({ opened }) => {
    if (opened !== null) update((state) => ({ ...state, opened: null }));
  });
}

/** `#game=acc` opens that game, whatever the rig. */
function openNamedGame(): void {
  const opened = /^#game=([\w-]+)$/.exec(location.hash)?.[1];
  if (opened === undefined) return;
  update((state) => ({ ...state, method: 'exact', opened }));
  document.getElementById('calculator')?.scrollIntoView();
}

/**
 * What opens the rig of the address, or the one that this device remembers, before anything else is painted. Who has neither waits
 * for nothing. Where a script does not arrive, the page starts as it was served, and what the foot of the Result card loads tries again.
 */
async function loadRigOpener(): Promise<() => void> {
  const page = document.documentElement;
  // Escaped as a whole by some programs.
  const isLinked = /rig(=|%3D)/i.test(location.hash);
  const isAwaited = page.dataset['remembered'] !== undefined;
  if (!isLinked && !isAwaited) return () => undefined;
  try {
    const [address, { openRemembered }] = await Promise.all([
      isLinked ? import('../state/rig-in-address') : null,
      import('../state/remembered-rig'),
    ]);
    return () => {
      if (address) address.followAddress();
      else openRemembered();
      // What cannot be read is no reason to hide the rig that the page was served with.
      if (useRememberedRig.getState().status === 'off') page.removeAttribute('data-remembered');
    };
  } catch {
    return () => page.removeAttribute('data-remembered');
  }
}
