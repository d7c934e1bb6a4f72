import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Calculator } from '../features/calculator/calculator';
import type { IslandScript } from './island-script';

export const start: IslandScript['start'] = (island, onError) => {
  startTransition(() => {
    hydrateRoot(island, <Calculator />, { onUncaughtError: onError });
  });
};
