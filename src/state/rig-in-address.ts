import { readLink, writeLink } from '../domain/links/link';
import type { LinkFault, Shared } from '../domain/links/shared';
import {
  addressMark,
  addressWith,
  fragment,
  onFragmentChange,
  putFragment,
  type AddressMark,
} from '../platform/address';
import { writeList } from '../platform/storage';
import { favouritesKey, type State } from './store';
import { type Store } from './legacy';
import { namedPlace } from '../platform/named-place';
import { inPause, later, type Source } from '../ui/source';
import { sharedOf, withShared } from './shared-state';

/** What there is to say about the address. */
export type AddressNotice =
  { readonly kind: 'guest' } | { readonly kind: 'fault'; readonly reason: LinkFault };

export interface RigInAddress extends Source<AddressNotice | null> {
  /** Reads the address and listens to it from now on. Returns how to stop. */
  readonly start: (onOpened: (shared: Shared, isOwn: boolean) => void) => () => void;
  /** Puts the rig into the address, where it stays up to date. Returns the whole address, without the place in the page. */
  readonly put: () => string;
  /** Back to what was there before somebody else's rig. */
  readonly leave: () => void;
  /** Makes somebody else's rig one's own, and their games besides one's own. Returns the way back. */
  readonly keep: () => () => void;
}

const known = new WeakMap<Store, RigInAddress>();

/** The same for the same state: what is shown again after an error goes on where it was. */
export function rigInAddressOf(store: Store): RigInAddress {
  const address = known.get(store) ?? createRigInAddress(store);
  known.set(store, address);
  return address;
}

/**
 * Keeps address and state together, once the address carries a rig: by a link that was opened, or since the visitor asked for one.
 * An address that says only which part of the page is meant gets the rig in front of it.
 */
function createRigInAddress(store: Store): RigInAddress {
  const listeners = new Set<() => void>();
  let notice: AddressNotice | null = null;
  /** Whose rig the address carries; null = none. */
  let mark: AddressMark | null = null;
  let mine: State | null = null;

  const tell = (next: AddressNotice | null) => {
    notice = next;
    for (const listener of [...listeners]) listener();
  };
  const write = (): string => {
    const link = writeLink(sharedOf(store.get()));
    const place = namedPlace(fragment());
    putFragment(place === '' ? link : `${link}&at=${place}`, mark);
    return addressWith(link);
  };

  const leave = () => {
    const back = mine;
    [mine, mark] = [null, null];
    putFragment('', null);
    if (back) store.update(() => back);
    tell(null);
  };
  const star = (favourites: readonly string[]) => {
    writeList(favouritesKey, favourites);
    store.update((state) => ({ ...state, favourites, isGuest: false }));
  };

  return {
    get: () => notice,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (onOpened) => {
      const open = (shared: Shared) => {
        const isOwn = addressMark() === 'own';
        // Whoever opens one rig after another goes back to their own.
        if (!isOwn && !store.get().isGuest) mine = store.get();
        mark = isOwn ? 'own' : 'guest';
        store.update((state) => withShared(state, shared, isOwn));
        write();
        tell(isOwn ? null : { kind: 'guest' });
        onOpened(shared, isOwn);
      };
      const read = () => {
        const reading = readLink(fragment());
        // What was on the page goes on: an entry of the history that was passed before, or the name of a part.
        if (mark !== null && (reading === null || addressMark() !== null)) write();
        else if (reading?.ok === true) open(reading.shared);
        else if (reading?.ok === false) {
          mark = store.get().isGuest ? 'guest' : null;
          tell({ kind: 'fault', reason: reading.reason });
        }
      };
      read();
      const stops = [
        onFragmentChange(read),
        later(store, inPause).subscribe(() => {
          if (mark !== null) write();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    put: () => {
      mark ??= 'own';
      if (notice?.kind === 'fault') tell(store.get().isGuest ? { kind: 'guest' } : null);
      return write();
    },
    leave,
    keep: () => {
      const back = mine;
      const own = back?.favourites ?? [];
      [mine, mark] = [null, 'own'];
      star([...new Set([...own, ...store.get().favourites])]);
      write();
      tell(null);
      return () => {
        mine = back;
        star(own);
        leave();
      };
    },
  };
}
