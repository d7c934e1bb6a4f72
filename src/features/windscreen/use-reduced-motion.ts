import { useSyncExternalStore } from 'react';

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (listener: () => void) => {
  const query = reduced();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

const isReduced = () => reduced().matches;

/** Whether the user prefers reduced motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, isReduced);
