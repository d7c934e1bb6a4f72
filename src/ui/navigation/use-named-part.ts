import { useEffect, useEffectEvent } from 'react';
import { namedPlace } from '../../platform/named-place';

/** Calls back when the address names a part: as soon as it is rendered, and on every link to it. */
export function useNamedPart(id: string, onNamed: () => void): void {
  const follow = useEffectEvent(() => {
    if (namedPlace(location.hash) === id) onNamed();
  });
  useEffect(() => {
    follow();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('hashchange', () => follow(), { signal });
    // A link to the part that the address names already changes nothing, and is no event of the address.
    addEventListener(
      'click',
      ({ target }) => {
        const link = (target as Element).closest('a');
        if (link?.href === location.href) follow();
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
}
