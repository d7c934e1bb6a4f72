import { words } from '#messages/share';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { copyText } from '../../platform/clipboard';
import { hasShareSheet, openShareSheet } from '../../platform/share-sheet';
import { keepGuest, leaveGuest, putRigInAddress, useAddress } from '../../state/rig-in-address';
import { activeFirst, activeRig } from '../../state/rigs';
import { changeSaved, removeSaved, saveRigs, useSavedRigs } from '../../state/saved-rigs';
import { useStore } from '../../state/store';
import { rigAsText } from '../../text/rig-as-text';
import { fullName } from '../../text/rig-names';
import { Notice } from '../../ui/overlays/notice';
import { showToast } from '../../ui/overlays/toasts';
import { offerUndo } from '../../ui/overlays/undo-toast';
import { GuestLine } from './guest-line';
import { scrollToLinkedPart } from './scroll-to-linked-part';
import '../../ui/styles/button.css';
import '../../ui/styles/card.css';
import './share-panel.css';

const nothing = () => undefined;

/** Ways to give the rig to somebody, and what there is to say about one that was given. */
export function SharePanel({
  children,
}: {
  /** What else can be done with the rig. */ readonly children?: ReactNode;
}) {
  const { notice, opened } = useAddress();
  const hasOwn = notice?.kind === 'guest' && notice.hasOwn;
  const guestText = hasOwn ? words.guest.notice : words.guest.noticeToNew;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  /** What could not be copied; null = nothing. */
  const [byHand, setByHand] = useState<string | null>(null);

  useEffect(() => {
    if (notice?.kind !== 'fault') return;
    return offerUndo({ text: words.faults[notice.reason], undoText: words.close, undo: nothing });
  }, [notice]);

  useEffect(() => {
    if (!opened) return;
    scrollToLinkedPart(opened.shared, opened.isOwn);
    // Once is enough, also where this is shown again after an error.
    useAddress.setState({ opened: null });
  }, [opened]);

  const leave = () => {
    leaveGuest();
    title.current?.focus();
  };

  const save = async () => {
    // Those that are compared, too.
    const saved = await saveRigs(activeFirst(useStore.getState()));
    if (saved.length === 0) {
      showToast(words.guest.notSaved);
      return;
    }
    const backToMine = keepGuest();
    title.current?.focus();
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

  const copy = (text: string, done: string) => {
    setByHand(null);
    void copyText(text).then((copied) => {
      if (copied) showToast(done);
      else setByHand(text);
    });
  };
  const copyLink = () => copy(putRigInAddress(), words.linkCopied);
  const copyAsText = () => {
    const state = useStore.getState();
    const { units, method, favourites: games } = state;
    copy(rigAsText({ rig: activeRig(state), units, games, method }), words.textCopied);
  };
  const share = async () => {
    const url = putRigInAddress();
    const state = useStore.getState();
    const isShown = await openShareSheet({
      title: words.sheetTitle(fullName(activeRig(state), state.units)),
      url,
    });
    if (!isShown) copy(url, words.linkCopied);
  };

  return (
    <section className="card share-card" aria-labelledby={titleId}>
      <h3 className="card-title" id={titleId} ref={title} tabIndex={-1}>
        {words.title}
      </h3>
      {notice && (
        <Notice text={notice.kind === 'guest' ? guestText : words.faults[notice.reason]}>
          {notice.kind === 'guest' && (
            <>
              <GuestLine hasOwn={hasOwn} />
              <button className="button button-small" type="button" onClick={() => void save()}>
                {words.guest.save}
              </button>
              <button className="button button-small" type="button" onClick={leave}>
                {hasOwn ? words.guest.leave : words.guest.startOver}
              </button>
            </>
          )}
        </Notice>
      )}
      <p className="share-actions">
        <button className="button button-small" type="button" onClick={copyLink}>
          {words.copyLink}
        </button>
        <button className="button button-small" type="button" onClick={copyAsText}>
          {words.copyText}
        </button>
        {hasShareSheet() && (
          <button className="button button-small" type="button" onClick={() => void share()}>
            {words.sheet}
          </button>
        )}
      </p>
      <p className="share-about">{words.about}</p>
      {byHand !== null && <ByHand text={byHand} />}
      {children}
    </section>
  );
}

/** The same function each time, so that it is called once. */
const selectAll = (field: HTMLTextAreaElement | null) => field?.select();

/** Where the clipboard is closed, the text itself, ready to be copied. */
function ByHand({ text }: { readonly text: string }) {
  const id = useId();
  return (
    <div className="share-by-hand">
      <p id={id} role="alert">
        {words.copyByHand}
      </p>
      <textarea aria-labelledby={id} readOnly rows={3} value={text} ref={selectAll} />
    </div>
  );
}
