import { readLink, writeLink } from '../domain/links/link';
import type { Shared } from '../domain/links/shared';
import { fragment } from '../platform/address';
import { onLeaving, readText, removeText, writeText, type StorageFault } from '../platform/whole-storage';
import { defaultEntry } from '../domain/rig/entry';
import { storageKeys, onStoredChange, notifyStored } from './stored';
import { activeFirst, withRigs } from './rigs';
import { activeEntry, type State } from './store';
import { type Store } from './legacy';
import { inPause, later, type Source } from '../ui/source';
import { setAside } from './set-aside';

export interface Remembering {
  readonly status:
    | 'off'
    | 'on'
    /** Another rig is remembered than the one on the page. Neither may take the other's place by itself. */
    | 'conflict';
  /** Why the rig on the page is not what is stored, or why nothing is. */
  readonly trouble: StorageFault | 'unreadable' | 'newer' | null;
  /** What was on the page before it followed another tab; null = it did not. */
  readonly before: State | null;
}

/** The rig that this device remembers, and the one on the page: the same, where the visitor asked for it. */
export interface RememberedRig extends Source<Remembering> {
  /** From the first call on, page and device are kept together. It may change the page: never while rendering. */
  readonly begin: () => void;
  readonly turn: (on: boolean) => void;
  /** Shows what is remembered, in place of what is on the page. */
  readonly loadStored: () => void;
  /** Remembers what is on the page, in place of what was remembered. */
  readonly keepShown: () => void;
  /** The page has its rig from elsewhere, its address for example: that is no wish to remember it. */
  readonly reconcile: () => void;
}

const known = new WeakMap<Store, RememberedRig>();

/** The same for the same state. */
export function rememberedRigOf(store: Store): RememberedRig {
  const remembered = known.get(store) ?? createRememberedRig(store);
  known.set(store, remembered);
  return remembered;
}

/** As in a link, which has every check and every version; picked games are kept for themselves. */
const textOf = (state: State): string => {
  // There is always an active rig.
  const rigs = activeFirst(state) as unknown as Shared['rigs'];
  return writeLink({ rigs, games: [], game: null, method: state.method, units: state.units });
};

const isUntouched = (state: State): boolean =>
  state.rigs.length === 1 &&
  activeEntry(state) === defaultEntry &&
  state.units === 'cm' &&
  state.method === 'classic';

const key = storageKeys.rig;

function createRememberedRig(store: Store): RememberedRig {
  const listeners = new Set<() => void>();
  let now: Remembering = { status: 'off', trouble: null, before: null };
  /** What both were when they were last the same; null = they never were. */
  let last: { readonly stored: string; readonly shown: string } | null = null;

  const tell = (part: Partial<Remembering>) => {
    now = { ...now, before: null, ...part };
    for (const listener of [...listeners]) listener();
  };
  const agree = (stored: string, part: Partial<Remembering> = {}) => {
    last = { stored, shown: textOf(store.get()) };
    tell({ status: 'on', trouble: null, ...part });
  };
  const write = () => {
    const text = textOf(store.get());
    const fault = writeText(key, text);
    if (fault === null) {
      agree(text);
      notifyStored();
    } else tell({ trouble: fault });
  };
  const follow = (stored: string) => {
    const reading = readLink(stored);
    if (reading?.ok === true) {
      const { rigs, method, units } = reading.shared;
      const before = store.get();
      store.update((state) => ({ ...withRigs(state, rigs), method, units }));
      agree(stored, { before: isUntouched(before) ? null : before });
    } else if (reading?.reason === 'newer') {
      if (now.trouble !== 'newer') tell({ status: 'on', trouble: 'newer' });
    } else {
      // Where there is no room for it, it stays where it is, and nothing is written over it.
      if (setAside(stored)) removeText(key);
      last = null;
      tell({ status: 'off', trouble: 'unreadable' });
    }
  };

  const sync = () => {
    const stored = readText(key);
    const state = store.get();
    if (stored === null) {
      last = null;
      if (now.status !== 'off') tell({ status: 'off', trouble: null });
      return;
    }
    // What a guest does changes nothing; afterwards this is done again.
    if (state.isGuest) return;
    const shown = textOf(state);
    const isChangedHere = last ? shown !== last.shown : !isUntouched(state);
    if (shown === stored) {
      if (now.status !== 'on' || last?.stored !== stored) agree(stored);
    } else if (stored === last?.stored) {
      if (isChangedHere) write();
    } else if (!isChangedHere || readLink(stored)?.ok !== true) follow(stored);
    else if (now.status !== 'conflict') tell({ status: 'conflict', trouble: null });
  };

  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    sync();
    onStoredChange(sync);
    const pause = later(store, inPause);
    pause.subscribe(sync);
    onLeaving(pause.catchUp);
  };

  return {
    begin,
    get: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    turn: (on) => {
      const stored = readText(key);
      if (!on) {
        last = null;
        const fault = removeText(key);
        tell(fault === null ? { status: 'off', trouble: null } : { trouble: fault });
        notifyStored();
      } else if (stored !== null && readLink(stored)?.ok !== true && !setAside(stored))
        tell({ trouble: 'full' });
      else write();
    },
    loadStored: () => {
      const stored = readText(key);
      if (stored !== null) follow(stored);
    },
    keepShown: write,
    reconcile: () => {
      if (last) last = { ...last, stored: '' };
      sync();
    },
  };
}

interface Beginning {
  readonly store: Store;
  readonly answers: Source<{ readonly exact: unknown }>;
}

/**
 * Opens what is remembered when the page comes alive, and shows the page then: until now the rig that it was served with was
 * hidden, so that nobody takes it for their own.
 */
export function openRemembered({ store, answers }: Beginning, page: HTMLElement): void {
  // What opens a rig in the address comes a moment later.
  const isLinked = readLink(fragment())?.ok === true;
  const remembered = rememberedRigOf(store);
  remembered.begin();
  const { status } = remembered.get();
  const opened = store.get();
  const show = () => {
    const isWaiting =
      (isLinked && store.get() === opened) ||
      (store.get().method === 'exact' && answers.get().exact === null);
    if (isWaiting) return;
    for (const stop of stops) stop();
    if (status === 'off') page.removeAttribute('data-kept');
    else page.dataset['kept'] = 'here';
  };
  const stops = [store.subscribe(show), answers.subscribe(show)];
  show();
}
