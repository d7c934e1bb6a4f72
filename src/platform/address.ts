/** The part of the page's address behind its `#`. Browsers keep it to themselves: it is never part of a request. */

/** The browser keeps it with the entry of its history, over reloads and the way back. */
export interface AddressMark {
  /** Whose what the address says is. */
  readonly rig: 'own' | 'guest';
  /** When the rig came into the address: entries with the same time are places on one page, others are other links. */
  readonly since: number | null;
}

export const fragment = (): string => location.hash;

/** null = it was not put there by this page. */
export function addressMark(): AddressMark | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('rig' in state)) return null;
  const { rig } = state;
  const since = 'since' in state && typeof state.since === 'number' ? state.since : null;
  return rig === 'own' || rig === 'guest' ? { rig, since } : null;
}

/** The page's whole address with another part behind its `#`; empty = with none. */
export const addressWith = (text: string): string => {
  const { origin, pathname, search } = location;
  return origin + pathname + search + (text === '' ? '' : `#${text}`);
};

/** In place of what stands there: no step more on the way back. */
export function putFragment(text: string, mark: AddressMark | null): void {
  try {
    history.replaceState(mark, '', addressWith(text));
  } catch {
    // Some browsers allow only so many in a while; the next one says it all again.
  }
}

/** Returns how to stop listening. */
export function onFragmentChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
