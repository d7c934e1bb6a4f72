import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Workspace } from '../features/calculator/workspace';
import { HomeWorkbench } from '../routes/workbench';
import type { IslandScript } from './island-script';

export const start: IslandScript['start'] = async (island, onError) => {
  const onAlive = island.dataset['kept'] === undefined ? undefined : await loadRemembered(island);
  startTransition(() => {
    hydrateRoot(island, <HomeWorkbench onAlive={onAlive} />, { onUncaughtError: onError });
  });
};

/** What opens the rig that this device remembers: nobody else waits for it. */
const loadRemembered = (island: HTMLElement) =>
  import('../features/keep/remembered-rig').then(
    ({ openRemembered }) =>
      (workspace: Workspace) =>
        openRemembered(workspace, island),
    () => {
      island.removeAttribute('data-kept');
      return undefined;
    },
  );
