import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Hero, heroPrefix } from './hero';

/** Hydrates the hero. Resolves once it follows the store. */
export const hydrateHero = (hero: HTMLElement, onUncaughtError: (error: unknown) => void): Promise<void> =>
  new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(hero, <Hero gameId={hero.dataset['pageGame']} onAlive={resolve} />, {
        onUncaughtError,
        identifierPrefix: heroPrefix,
      });
    });
  });
