import { changeEntry } from './history-steps';

/** Access to the fragment of the page's address, which browsers never send. */

/** Part of the state of a history entry, which survives reloads and the back button. */
export interface AddressMark {
  /** Owner of the rig in the address. */
  readonly rig: 'own' | 'guest';
  /**
   * Time at which the rig came into the address: entries with the same time belong to one page, others are other links.
   */
  readonly since: number | null;
}

export const fragment = (): string => location.hash;

/** null = not set by this page. */
export function addressMark(): AddressMark | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('rig' in state)) return null;
  const { rig } = state;
  const since = 'since' in state && typeof state.since === 'number' ? state.since : null;
  return rig === 'own' || rig === 'guest' ? { rig, since } : null;
}

/** Full address of the page with another fragment; empty = without one. */
export const addressWith = (text: string): string => {
  const { origin, pathname, search } = location;
  return origin + pathname + search + (text === '' ? '' : `#${text}`);
};

/** Replaces the fragment of the history entry, and keeps its steps. */
export const putFragment = (text: string, mark: AddressMark | null): void =>
  changeEntry({ rig: mark?.rig ?? null, since: mark?.since ?? null }, addressWith(text));

/** Returns the function that unsubscribes. */
export function onFragmentChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
