import { create } from 'zustand';
import { readLink, writeLink } from '../domain/links/link';
import type { LinkFault, Shared } from '../domain/links/shared';
import { defaultEntry } from '../domain/rig/entry';
import {
  addressMark,
  addressWith,
  fragment,
  onFragmentChange,
  putFragment,
  type AddressMark,
} from '../platform/address';
import { beforeReload } from '../platform/before-reload';
import { carryInLinks } from '../platform/page-links';
import { hasRigIn, namedPlace, withoutPlace } from '../platform/named-place';
import { onPageHide } from '../platform/storage';
import { debounced, debounceMs } from './debounced';
import { withMoreOwnGames } from './own-games';
import { ownMark } from './own-mark';
import { ownGames, pickGames } from './picked-games';
import { openRemembered, reconcile } from './remembered-rig';
import { isStored, useRememberedRig } from './remembering';
import { lacksGamesOf, sharedOf, withShared } from './shared-state';
import { isChanged, update, useStore, type State } from './store';

// Remembering comes with it: one script.
export { setEnabled as setRemembered } from './remembered-rig';

/**
 * Sync of address and state, active once the address carries a rig: by an opened link, the user's first change, or a
 * copied link. A fragment that names only a part of the page gets the rig in front of it.
 */
export interface Address {
  /** Current notice. */
  readonly notice:
    | {
        readonly kind: 'guest';
        /** Whether the user has a rig of their own to return to. */
        readonly hasOwn: boolean;
      }
    | { readonly kind: 'fault'; readonly reason: LinkFault }
    | null;
  /** Last opened rig, not yet scrolled into view. */
  readonly opened: {
    readonly shared: Shared;
    readonly isOwn: boolean;
    /** Whether a measured game of the link cannot be read. */
    readonly lacksGames: boolean;
  } | null;
}

export const useAddress = create<Address>()(() => ({ notice: null, opened: null }));

/** Mark of the rig in the address; null = none. */
let mark: AddressMark | null = null;

const newMark = (rig: AddressMark['rig']): AddressMark => ({ rig, since: Date.now() });

/** State before a guest's rig. */
let mine: State | null = null;

/** Whether the rig differs from the default, or has games of its own. */
const hasOwnRig = ({ rigs, ownGames }: State): boolean =>
  ownGames.length > 0 || rigs.some(({ name, entry }) => name !== '' || entry !== defaultEntry);

const guestNotice = () => ({ kind: 'guest', hasOwn: mine !== null && hasOwnRig(mine) }) as const;

function write(): string {
  const link = writeLink(sharedOf(useStore.getState()));
  const place = namedPlace(fragment());
  putFragment(place === '' ? link : `${link}&at=${place}`, mark);
  return addressWith(link);
}

function open(shared: Shared): void {
  const isOwn = isMarkedOwn();
  const now = useStore.getState();
  // Keeps the first own state when several guests' rigs are opened in a row.
  if (!isOwn && !now.isGuest) mine = now;
  mark = addressMark() ?? newMark(isOwn ? 'own' : 'guest');
  update((state) => withShared(state, shared, isOwn));
  write();
  if (isOwn) reconcile();
  const lacksGames = lacksGamesOf(shared, useStore.getState());
  useAddress.setState({ notice: isOwn ? null : guestNotice(), opened: { shared, isOwn, lacksGames } });
}

function read(): void {
  const reading = readLink(fragment());
  const there = addressMark();
  // Continues with the page's rig: a history entry passed before with this rig, or the name of a part.
  if (mark !== null && (reading === null || (there !== null && there.since === mark.since))) write();
  else if (reading?.ok === true) open(reading.shared);
  else if (reading?.ok === false) {
    mark = useStore.getState().isGuest ? (mark ?? newMark('guest')) : null;
    faulty = fragment();
    useAddress.setState({ notice: { kind: 'fault', reason: reading.reason } });
    writeChanges();
  }
}

let isFollowed = false;

/** Opens the rig in the address, and keeps both in sync from then on. */
export function followAddress(): void {
  if (isFollowed) return;
  isFollowed = true;
  // Opened first, as the state to return to from a guest's rig; a link replaces it.
  openRemembered();
  read();
  onFragmentChange(read);
  const writeDebounced = debounced(writeChanges, debounceMs);
  useStore.subscribe(writeDebounced);
  useRememberedRig.subscribe((now, before) => {
    // The remembered rig may change in another tab: an older one in the address would win over it.
    if (isStored(now) && !isStored(before) && mark?.rig === 'own') removeRig();
    else writeChanges();
  });
  onPageHide(writeDebounced.flush);
  beforeReload(keepOverReload);
  writeChanges();
}

/** Last link without a readable rig. */
let faulty = '';

/** Whether the address has just become another link, which `read` is about to open. */
const isUnread = (): boolean => hasRigIn(fragment()) && addressMark() === null && fragment() !== faulty;

/** Writes the rig to the address from the first change on. A remembered rig needs no address. */
function writeChanges(): void {
  if (isUnread()) return;
  if (mark === null && isChanged(useStore.getState()) && !isStored(useRememberedRig.getState()))
    mark = newMark('own');
  if (mark !== null) write();
}

function removeRig(): void {
  mark = null;
  putFragment(namedPlace(fragment()), null);
}

/** Writes the rig to the address and keeps it up to date. Returns the full address, without the name of a part. */
export function putRigInAddress(): string {
  mark ??= newMark('own');
  const { notice } = useAddress.getState();
  if (notice?.kind === 'fault')
    useAddress.setState({ notice: useStore.getState().isGuest ? guestNotice() : null });
  return write();
}

/** Returns to the state before a guest's rig, with the current picked games. */
export function leaveGuest(): void {
  const back = mine;
  [mine, mark] = [null, null];
  putFragment('', null);
  if (back) update(() => ({ ...back, pickedGames: ownGames(back.pickedGames) }));
  useAddress.setState({ notice: null });
}

/** Adopts a guest's rig, and adds their games. Returns the undo function. */
export function keepGuest(): () => void {
  const back = mine;
  const own = ownGames(back?.pickedGames ?? []);
  const added = useStore.getState().pickedGames.filter((id) => !own.includes(id));
  // Its history entries still belong to one page.
  [mine, mark] = [null, mark ? { ...mark, rig: 'own' } : newMark('own')];
  update((state) => ({
    ...state,
    ownGames: withMoreOwnGames(back?.ownGames ?? [], state.ownGames),
    isGuest: false,
  }));
  pickGames([...own, ...added]);
  write();
  useAddress.setState({ notice: null });
  return () => {
    mine = back;
    pickGames(ownGames(useStore.getState().pickedGames).filter((id) => !added.includes(id)));
    leaveGuest();
  };
}

const isMarkedOwn = (): boolean => addressMark()?.rig === 'own' || withoutPlace(fragment()).endsWith(ownMark);

/** Carries the rig in links to other pages of the site from then on, for the way back. */
export function keepInLinks(): void {
  const carry = () => {
    const state = useStore.getState();
    const isKept = isStored(useRememberedRig.getState());
    const rig = isFirst(state) ? '' : `${linkOf(state)}${state.isGuest ? '' : ownMark}`;
    // Links to other languages still carry a shared rig.
    carryInLinks(isKept ? '' : rig, isKept && !state.isGuest ? '' : rig);
  };
  carry();
  useStore.subscribe(debounced(carry, debounceMs));
  useRememberedRig.subscribe(carry);
  // Updates the links just before use; a link may also have been rendered late.
  for (const type of ['pointerdown', 'focusin']) addEventListener(type, carry, true);
}

const linkOf = (state: State): string => writeLink(sharedOf(state));

/** Whether this is the default state of every visit. */
const isFirst = (state: State): boolean =>
  linkOf(state) === linkOf({ ...useStore.getInitialState(), pickedGames: ownGames(state.pickedGames) });

/** Keeps the rig in the address over a reload, unless it is the default. */
export function keepOverReload(): void {
  if (!isFirst(useStore.getState())) putRigInAddress();
}
