import { writeLink } from '../domain/links/link';
import { type State } from './store';
import { createStore, type Store } from './legacy';
import { rigInAddressOf } from './rig-in-address';
import { sharedOf } from './shared-state';

const linkOf = (state: State): string => writeLink(sharedOf(state));

/** The address keeps the rig, unless it is the one that every visit starts with. */
export function keepOverReload(store: Store): void {
  if (linkOf(store.get()) !== linkOf(createStore().get())) rigInAddressOf(store).put();
}
