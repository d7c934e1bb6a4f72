import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MeasureTools } from '../pages/measure-tools';
import { fragment } from '../platform/address';
import { hasRigIn, withoutPlace } from '../platform/named-place';
import { carryInLinks } from '../platform/page-links';

/** Script of the page that measures a game, with a React of its own. Called by the page's start script. */
export function start(island: HTMLElement, onError: (error: unknown) => void): Promise<void> {
  // No number of a rig is served here.
  delete document.documentElement.dataset['rig'];
  if (hasRigIn(fragment())) carryInLinks(withoutPlace(fragment()).slice(1));
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(island, <MeasureTools onAlive={resolve} />, { onUncaughtError: onError });
    });
  });
}
