import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HomeWorkbench } from '../routes/workbench';
import type { IslandScript } from './island-script';

export const start: IslandScript['start'] = (island, onError) => {
  startTransition(() => {
    hydrateRoot(island, <HomeWorkbench />, { onUncaughtError: onError });
  });
};
