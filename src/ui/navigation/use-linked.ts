import { useSyncExternalStore } from 'react';
import { saysMore } from '../../platform/named-place';

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};
const isLinked = () => saysMore(location.hash);
const notServed = () => false;

/** Whether the address says more than the name of a part: a rig, as in `#v=1&rig=…`. What reads it comes later. */
export const useLinked = (): boolean => useSyncExternalStore(subscribe, isLinked, notServed);
