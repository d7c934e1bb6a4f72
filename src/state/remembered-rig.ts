import { readLink, writeLink } from '../domain/links/link';
import { defaultEntry } from '../domain/rig/entry';
import {
  notifyStored,
  onPageHide,
  onStoredChange,
  readText,
  removeText,
  writeText,
} from '../platform/storage';
import { debounced, debounceMs } from './debounced';
import { useRememberedRig, type Remembering } from './remembering';
import { activeFirst, withRigs } from './rigs';
import { setAside } from './set-aside';
import { storageKeys } from './storage-keys';
import { activeEntry, update, useStore, type State } from './store';

const tell = (part: Partial<Remembering>) => useRememberedRig.setState({ before: null, ...part });

/** What both were when they were last the same; null = they never were. */
let last: { readonly stored: string; readonly shown: string } | null = null;

const key = storageKeys.rig;

/** As in a link, which has every check and every version; picked games are kept for themselves. */
const textOf = (state: State): string => {
  const { method, units } = state;
  return writeLink({ rigs: activeFirst(state), games: [], game: null, method, units });
};

const isUntouched = (state: State): boolean =>
  state.rigs.length === 1 &&
  activeEntry(state) === defaultEntry &&
  state.units === 'cm' &&
  state.method === 'classic';

function agree(stored: string, before: State | null = null): void {
  last = { stored, shown: textOf(useStore.getState()) };
  tell({ status: 'on', trouble: null, before });
}

/** Remembers what is on the page, in place of what was remembered. */
export function keepShown(): void {
  const text = textOf(useStore.getState());
  const fault = writeText(key, text);
  if (fault === null) {
    agree(text);
    notifyStored();
  } else tell({ trouble: fault });
}

/** Shows what is remembered, in place of what is on the page. */
export function loadStored(): void {
  const stored = readText(key);
  if (stored !== null) follow(stored);
}

function follow(stored: string): void {
  const reading = readLink(stored);
  if (reading?.ok === true) {
    const { rigs, method, units } = reading.shared;
    const before = useStore.getState();
    update((state) => ({ ...withRigs(state, rigs), method, units }));
    agree(stored, isUntouched(before) ? null : before);
  } else if (reading?.reason === 'newer') {
    if (useRememberedRig.getState().trouble !== 'newer') tell({ status: 'on', trouble: 'newer' });
  } else {
    // Where there is no room for it, it stays where it is, and nothing is written over it.
    if (setAside(stored)) removeText(key);
    last = null;
    tell({ status: 'off', trouble: 'unreadable' });
  }
}

/** The rigs that were on the page before it followed another tab, again. Picked games have a way of their own. */
export function undoFollowing(): void {
  const { before } = useRememberedRig.getState();
  if (!before) return;
  const { rigs, activeId, method, units } = before;
  update((state) => ({ ...state, rigs, activeId, method, units }));
}

/** Brings page and device together, as far as neither loses anything by it. */
function sync(): void {
  const stored = readText(key);
  const state = useStore.getState();
  const { status } = useRememberedRig.getState();
  if (stored === null) {
    last = null;
    if (status !== 'off') tell({ status: 'off', trouble: null });
    return;
  }
  // What a guest does changes nothing; afterwards this is done again.
  if (state.isGuest) return;
  const shown = textOf(state);
  const isChangedHere = last ? shown !== last.shown : !isUntouched(state);
  if (shown === stored) {
    if (status !== 'on' || last?.stored !== stored) agree(stored);
  } else if (stored === last?.stored) {
    if (isChangedHere) keepShown();
  } else if (!isChangedHere || readLink(stored)?.ok !== true) follow(stored);
  else if (status !== 'conflict') tell({ status: 'conflict', trouble: null });
}

let isOpened = false;

/** Opens what is remembered. From the first call on, page and device are kept together. */
export function openRemembered(): void {
  if (isOpened) return;
  isOpened = true;
  sync();
  onStoredChange(sync);
  const syncDebounced = debounced(sync, debounceMs);
  useStore.subscribe(syncDebounced);
  onPageHide(syncDebounced.flush);
}

/** Starts to remember, or stops. */
export function setEnabled(isEnabled: boolean): void {
  const stored = readText(key);
  if (!isEnabled) {
    last = null;
    const fault = removeText(key);
    tell(fault === null ? { status: 'off', trouble: null } : { trouble: fault });
    notifyStored();
  } else if (stored !== null && readLink(stored)?.ok !== true && !setAside(stored)) tell({ trouble: 'full' });
  else keepShown();
}

/** The page has its rig from elsewhere, its address for example: that is no wish to remember it. */
export function reconcile(): void {
  if (last) last = { ...last, stored: '' };
  sync();
}
