import { useSyncExternalStore } from 'react';
import type { Sky } from '../../domain/scene/palette';

const dark = () => matchMedia('(prefers-color-scheme: dark)');

const subscribe = (listener: () => void) => {
  const system = dark();
  system.addEventListener('change', listener);
  const chosen = new MutationObserver(listener);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', listener);
    chosen.disconnect();
  };
};

const skyNow = (): Sky => {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return dark().matches ? 'dark' : 'light';
};

/** Sky for the page's theme: the chosen one, else the system's. */
export const useSky = (): Sky => useSyncExternalStore(subscribe, skyNow);
