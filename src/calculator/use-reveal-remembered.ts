import { useEffect } from 'react';
import { useStore } from '../state/store';

/**
 * Shows the page once the remembered rig's numbers stand in it: until then the rig that it was served with is hidden, so that nobody
 * takes it for their own.
 *
 * @param hasExact The part that shows 1:1 has arrived, or will not.
 */
export function useRevealRemembered(hasExact: boolean): void {
  const method = useStore((state) => state.method);
  useEffect(() => {
    const page = document.documentElement;
    // Not the method that was rendered: the first time, React takes that of the page as it was served.
    const isReady = hasExact || useStore.getState().method === 'classic';
    if (isReady && page.dataset['remembered'] === 'awaited') page.dataset['remembered'] = 'here';
  }, [method, hasExact]);
}
