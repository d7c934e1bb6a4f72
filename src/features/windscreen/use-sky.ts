import { useSyncExternalStore } from 'react';
import type { Sky } from '../../scene/palette';

const dark = () => matchMedia('(prefers-color-scheme: dark)');

const subscribe = (listener: () => void) => {
  const query = dark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

const skyNow = (): Sky => (dark().matches ? 'dark' : 'light');

/** The sky goes by the theme of the page. */
export const useSky = (): Sky => useSyncExternalStore(subscribe, skyNow);
