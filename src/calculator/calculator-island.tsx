import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Workspace } from './workspace';
import { HomeWorkbench } from './workbench';
import type { IslandScript } from './island-script';

/**
 * What every letter typed brings with it besides the key going down and the input. React would look up and down the page for who
 * listens to these; nobody does.
 */
const unheard = ['keypress', 'textInput', 'keyup', 'selectionchange'];

export const start: IslandScript['start'] = async (island, onError) => {
  const page = document.documentElement;
  // What opens the rig that this device remembers: nobody else waits for it.
  const remembered = page.dataset['kept'] && (await import('../state/remembered-rig').catch(() => null));
  const onAlive = (workspace: Workspace) => {
    if (remembered) remembered.openRemembered(workspace, page);
    else page.removeAttribute('data-kept');
  };
  for (const type of unheard) addEventListener(type, (event) => event.stopPropagation(), { capture: true });
  startTransition(() => {
    hydrateRoot(island, <HomeWorkbench onAlive={onAlive} />, { onUncaughtError: onError });
  });
};
