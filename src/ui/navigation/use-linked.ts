import { useSyncExternalStore } from 'react';
import { hasRigIn } from '../../platform/named-place';

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};
const isLinked = () => hasRigIn(location.hash);
const notServed = () => false;

/** Whether the address carries a rig. False while hydrating. */
export const useLinked = (): boolean => useSyncExternalStore(subscribe, isLinked, notServed);
