import { words } from '#messages/share';
import { useEffect, type RefObject } from 'react';
import { keepGuest, leaveGuest, useAddress } from '../../state/rig-in-address';
import { activeFirst } from '../../state/rigs';
import { changeSaved, removeSaved, saveRigs, useSavedRigs } from '../../state/saved-rigs';
import { useStore } from '../../state/store';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/overlays/notice';
import { showToast } from '../../ui/overlays/toasts';
import { offerUndo } from '../../ui/overlays/undo-toast';
import { GuestLine } from './guest-line';
import { scrollToLinkedPart } from './scroll-to-linked-part';

const nothing = () => undefined;

interface ShareNoticeProps {
  /** Gets the focus when the buttons disappear. */
  readonly place: RefObject<HTMLElement | null>;
}

/** Notices about a shared rig, or about a link without one. */
export function ShareNotice({ place }: ShareNoticeProps) {
  const { notice, opened } = useAddress();
  const hasOwn = notice?.kind === 'guest' && notice.hasOwn;
  const guestText = hasOwn ? words.guest.notice : words.guest.noticeToNew;

  useEffect(() => {
    if (notice?.kind !== 'fault') return;
    return offerUndo({ text: words.faults[notice.reason], undoText: words.close, undo: nothing });
  }, [notice]);

  useEffect(() => {
    if (!opened) return;
    scrollToLinkedPart(opened.shared, opened.isOwn);
    if (opened.lacksGames) offerUndo({ text: words.unreadGame, undoText: words.close, undo: nothing });
    // Shown once, even if this is rendered again after an error.
    useAddress.setState({ opened: null });
  }, [opened]);

  const leave = () => {
    leaveGuest();
    place.current?.focus();
  };

  const save = async () => {
    // Saves the compared rigs, too.
    const saved = await saveRigs(activeFirst(useStore.getState()));
    if (saved.length === 0) {
      showToast(words.guest.notSaved);
      return;
    }
    const backToMine = keepGuest();
    place.current?.focus();
    offerUndo({
      text: useSavedRigs.getState().trouble === null ? words.guest.saved : words.guest.notStored,
      undoText: hasOwn ? words.guest.leave : words.keep.undo,
      undo: () => {
        void changeSaved(removeSaved(...saved.map(({ id }) => id)));
        backToMine();
      },
      about: useStore.getState().activeId,
    });
  };

  if (!notice) return null;
  return (
    <div className="share-notice">
      <Notice text={notice.kind === 'guest' ? guestText : words.faults[notice.reason]}>
        {notice.kind === 'guest' && (
          <>
            <GuestLine hasOwn={hasOwn} />
            <Button onClick={() => void save()}>{words.guest.save}</Button>
            <Button onClick={leave}>{hasOwn ? words.guest.leave : words.guest.startOver}</Button>
          </>
        )}
      </Notice>
    </div>
  );
}
