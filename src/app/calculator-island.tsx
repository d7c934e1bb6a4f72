import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Workspace } from '../features/calculator/workspace';
import { HomeWorkbench } from '../routes/workbench';
import type { IslandScript } from './island-script';

export const start: IslandScript['start'] = async (island, onError) => {
  // What opens the rig that this device remembers: nobody else waits for it.
  const remembered =
    island.dataset['kept'] && (await import('../features/keep/remembered-rig').catch(() => null));
  const onAlive = (workspace: Workspace) => {
    if (remembered) remembered.openRemembered(workspace, island);
    else island.removeAttribute('data-kept');
  };
  startTransition(() => {
    hydrateRoot(island, <HomeWorkbench onAlive={onAlive} />, { onUncaughtError: onError });
  });
};
