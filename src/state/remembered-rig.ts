import { readLink, writeLink } from '../domain/links/link';
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
import { withRigs } from './rigs';
import { gamesOf, lacksGamesOf, sharedOf } from './shared-state';
import { setAside } from './set-aside';
import { storageKeys } from './storage-keys';
import { isChanged, update, useStore, type State } from './store';

const setStatus = (part: Partial<Remembering>) => useRememberedRig.setState({ before: null, ...part });

/** Storage and page when they last agreed; null = never. */
let last: { readonly stored: string; readonly shown: string } | null = null;

const key = storageKeys.rig;

/** Same format as a link, with its checks and versions; picked games are stored separately. */
const textOf = (state: State): string => {
  return writeLink({ ...sharedOf({ ...state, opened: null }), games: [] });
};

function agree(stored: string, before: State | null = null): void {
  last = { stored, shown: textOf(useStore.getState()) };
  setStatus({ status: 'on', trouble: null, before });
}

/** Stores the page's rig, replacing the remembered one. */
export function keepShown(): void {
  const text = textOf(useStore.getState());
  const fault = writeText(key, text);
  if (fault === null) {
    agree(text);
    notifyStored();
  } else setStatus({ trouble: fault });
}

/** Shows the remembered rig, replacing the page's. */
export function loadStored(): void {
  const stored = readText(key);
  if (stored !== null) follow(stored);
}

function follow(stored: string): void {
  const reading = readLink(stored);
  if (reading?.ok === true) {
    const { rigs, units } = reading.shared;
    const before = useStore.getState();
    update((state) => ({ ...withRigs(state, rigs), ...gamesOf(reading.shared), units }));
    agree(stored, isChanged(before) ? before : null);
    // A measured game that cannot be read must not be lost with the next change.
    if (lacksGamesOf(reading.shared, useStore.getState()) && setAside(stored)) keepShown();
  } else if (reading?.reason === 'newer') {
    if (useRememberedRig.getState().trouble !== 'newer') setStatus({ status: 'on', trouble: 'newer' });
  } else {
    // If setting it aside fails, it stays and is never overwritten.
    if (setAside(stored)) removeText(key);
    last = null;
    setStatus({ status: 'off', trouble: 'unreadable' });
  }
}

/** Undoes following another tab. Picked games are separate. */
export function undoFollowing(): void {
  const { before } = useRememberedRig.getState();
  if (!before) return;
  const { rigs, activeId, myGame, ownGames, units } = before;
  update((state) => ({ ...state, rigs, activeId, myGame, ownGames, units }));
}

/** Reconciles page and storage, unless either would lose data. */
function sync(): void {
  const stored = readText(key);
  const state = useStore.getState();
  const { status } = useRememberedRig.getState();
  if (stored === null) {
    last = null;
    if (status !== 'off') setStatus({ status: 'off', trouble: null });
    return;
  }
  // A guest's rig is never stored; leaving it reconciles again.
  if (state.isGuest) return;
  const shown = textOf(state);
  const isChangedHere = last ? shown !== last.shown : isChanged(state);
  if (shown === stored) {
    if (status !== 'on' || last?.stored !== stored) agree(stored);
  } else if (stored === last?.stored) {
    if (isChangedHere) keepShown();
  } else if (!isChangedHere || readLink(stored)?.ok !== true) follow(stored);
  else if (status !== 'conflict') setStatus({ status: 'conflict', trouble: null });
}

let isOpened = false;

/** Opens the remembered rig and keeps page and storage in sync from then on. */
export function openRemembered(): void {
  if (isOpened) return;
  isOpened = true;
  sync();
  onStoredChange(sync);
  const syncDebounced = debounced(sync, debounceMs);
  useStore.subscribe(syncDebounced);
  onPageHide(syncDebounced.flush);
}

/** Turns remembering on or off. */
export function setEnabled(isEnabled: boolean): void {
  const stored = readText(key);
  if (!isEnabled) {
    last = null;
    const fault = removeText(key);
    setStatus(fault === null ? { status: 'off', trouble: null } : { trouble: fault });
    notifyStored();
  } else if (stored !== null && readLink(stored)?.ok !== true && !setAside(stored))
    setStatus({ trouble: 'full' });
  else keepShown();
}

/** For a page whose rig comes from elsewhere, its address for example: no request to store it. */
export function reconcile(): void {
  if (last) last = { ...last, stored: '' };
  sync();
}
