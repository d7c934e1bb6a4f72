import { create as createStore } from 'zustand/react';
import type { StateCreator } from 'zustand/vanilla';

export * from 'zustand/vanilla';
export { useStore } from 'zustand/react';

/**
 * Takes the place of zustand in component tests: a store lives as long as the page, which all tests of a file share, so each
 * one is put back to its first state between them.
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
