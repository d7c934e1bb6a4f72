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
import { carryInLinks } from '../platform/page-links';
import { namedPlace, withoutPlace } from '../platform/named-place';
import { onPageHide } from '../platform/storage';
import { debounced, debounceMs } from './debounced';
import { ownGames, pickGames } from './picked-games';
import { openRemembered, reconcile } from './remembered-rig';
import { useRememberedRig } from './remembering';
import { sharedOf, withShared } from './shared-state';
import { update, useStore, type State } from './store';

/**
 * Address and state are kept together, once the address carries a rig: by a link that was opened, or since the visitor asked for one.
 * An address that says only which part of the page is meant gets the rig in front of it.
 */
export interface Address {
  /** What there is to say about it. */
  readonly notice:
    | {
        readonly kind: 'guest';
        /** Whether there is a rig of one's own to go back to. */
        readonly hasOwn: boolean;
      }
    | { readonly kind: 'fault'; readonly reason: LinkFault }
    | null;
  /** What was opened last and nobody has brought into sight yet. */
  readonly opened: { readonly shared: Shared; readonly isOwn: boolean } | null;
}

export const useAddress = create<Address>()(() => ({ notice: null, opened: null }));

/** Of the rig that the address carries; null = none. */
let mark: AddressMark | null = null;

const newMark = (rig: AddressMark['rig']): AddressMark => ({ rig, since: Date.now() });

/** What was there before somebody else's rig. */
let mine: State | null = null;

/** Anything but the rig that every visit starts with. */
const hasOwnRig = ({ rigs }: State): boolean =>
  rigs.some(({ name, entry }) => name !== '' || entry !== defaultEntry);

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
  // Whoever opens one rig after another goes back to their own.
  if (!isOwn && !now.isGuest) mine = now;
  mark = addressMark() ?? newMark(isOwn ? 'own' : 'guest');
  update((state) => withShared(state, shared, isOwn));
  write();
  if (isOwn) reconcile();
  useAddress.setState({ notice: isOwn ? null : guestNotice(), opened: { shared, isOwn } });
}

function read(): void {
  const reading = readLink(fragment());
  const there = addressMark();
  // What was on the page goes on: an entry of the history that was passed before with this rig, or the name of a part.
  if (mark !== null && (reading === null || (there !== null && there.since === mark.since))) write();
  else if (reading?.ok === true) open(reading.shared);
  else if (reading?.ok === false) {
    mark = useStore.getState().isGuest ? (mark ?? newMark('guest')) : null;
    useAddress.setState({ notice: { kind: 'fault', reason: reading.reason } });
  }
}

let isFollowed = false;

/** Opens the rig that the address carries, and from the first call on keeps both together. */
export function followAddress(): void {
  if (isFollowed) return;
  isFollowed = true;
  // First, so that it is what a guest goes back to; a link wins over it.
  openRemembered();
  read();
  onFragmentChange(read);
  const writeDebounced = debounced(() => {
    if (mark !== null) write();
  }, debounceMs);
  useStore.subscribe(writeDebounced);
  onPageHide(writeDebounced.flush);
}

/** Puts the rig into the address, where it stays up to date. Returns the whole address, without the place in the page. */
export function putRigInAddress(): string {
  mark ??= newMark('own');
  const { notice } = useAddress.getState();
  if (notice?.kind === 'fault')
    useAddress.setState({ notice: useStore.getState().isGuest ? guestNotice() : null });
  return write();
}

/** Back to what was there before somebody else's rig. The games are those that are picked by now. */
export function leaveGuest(): void {
  const back = mine;
  [mine, mark] = [null, null];
  putFragment('', null);
  if (back) update(() => ({ ...back, pickedGames: ownGames(back.pickedGames) }));
  useAddress.setState({ notice: null });
}

/** Makes somebody else's rig one's own, and their games besides one's own. Returns the way back. */
export function keepGuest(): () => void {
  const back = mine;
  const own = ownGames(back?.pickedGames ?? []);
  const added = useStore.getState().pickedGames.filter((id) => !own.includes(id));
  // Its entries of the history stay places on one page.
  [mine, mark] = [null, mark ? { ...mark, rig: 'own' } : newMark('own')];
  update((state) => ({ ...state, isGuest: false }));
  pickGames([...own, ...added]);
  write();
  useAddress.setState({ notice: null });
  return () => {
    mine = back;
    pickGames(ownGames(useStore.getState().pickedGames).filter((id) => !added.includes(id)));
    leaveGuest();
  };
}

/** In a link from one page of the site to another: the rig is still one's own where it arrives. */
const ownMark = '&own=1';

const isMarkedOwn = (): boolean => addressMark()?.rig === 'own' || withoutPlace(fragment()).endsWith(ownMark);

/** From the first call on, links to other pages of the site carry the rig, so that it is still there on the way back. */
export function keepInLinks(): void {
  const carry = () => {
    const state = useStore.getState();
    // What this device remembers needs no carrying.
    const isKept = useRememberedRig.getState().status !== 'off';
    const rig = isFirst(state) ? '' : `${linkOf(state)}${state.isGuest ? '' : ownMark}`;
    // Whoever reads a shared rig in another language still means that one.
    carryInLinks(isKept ? '' : rig, isKept && !state.isGuest ? '' : rig);
  };
  carry();
  useStore.subscribe(debounced(carry, debounceMs));
  useRememberedRig.subscribe(carry);
  // Whoever is about to follow one takes the rig as it is now. It may be a link that has just come.
  for (const type of ['pointerdown', 'focusin']) addEventListener(type, carry, true);
}

const linkOf = (state: State): string => writeLink(sharedOf(state));

/** Nothing of it is the visitor's: every visit starts with it. */
const isFirst = (state: State): boolean =>
  linkOf(state) === linkOf({ ...useStore.getInitialState(), pickedGames: ownGames(state.pickedGames) });

/** The address keeps the rig, unless it is the one that every visit starts with. */
export function keepOverReload(): void {
  if (!isFirst(useStore.getState())) putRigInAddress();
}
