import { useEffect } from 'react';

/**
 * Shows the calculator once the numbers of the opened rig are rendered.
 *
 * @param hasExact The script of 1:1 has loaded or failed.
 */
export function useRevealRemembered(hasExact: boolean): void {
  useEffect(() => {
    const page = document.documentElement.dataset;
    if (hasExact && page['rig'] === 'opened') page['rig'] = 'shown';
  }, [hasExact]);
}
