import { create as createStore } from 'zustand/react';
import type { StateCreator } from 'zustand/vanilla';

export * from 'zustand/vanilla';
export { useStore } from 'zustand/react';

/**
 * Replaces zustand in component tests: all tests of a file share a page, so each store is reset between them.
 */
const resets = new Set<() => void>();

export const create =
  <State>() =>
  (first: StateCreator<State>) => {
    const store = createStore<State>()(first);
    resets.add(() => store.setState(store.getInitialState(), true));
    return store;
  };

export const resetStores = (): void => resets.forEach((reset) => reset());
