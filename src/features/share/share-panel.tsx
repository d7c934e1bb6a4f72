import { words } from '#messages/share';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { copyText } from '../../platform/clipboard';
import { hasShareSheet, openShareSheet } from '../../platform/share-sheet';
import type { Store } from '../../state/legacy';
import { useRead } from '../../ui/live';
import { Notice } from '../../ui/overlays/notice';
import type { ShowToast } from '../../ui/overlays/legacy-toasts';
import { useUndoOffer } from '../../ui/overlays/legacy-toasts';
import { scrollToLinkedPart } from './scroll-to-linked-part';
import { rigInAddressOf, type AddressNotice } from '../../state/rig-in-address';
import '../../ui/styles/button.css';
import '../../ui/styles/card.css';
import './share-panel.css';

interface SharePanelProps {
  readonly store: Store;
  readonly showToast: ShowToast;
  /** The active rig in a few words. */
  readonly rigName: () => string;
  /** The rig and its games, a line each. */
  readonly asText: () => string;
  /** Keeps the rigs of the page among the saved ones. */
  readonly saveRigs: () => Promise<{ readonly isStored: boolean; readonly unsave: () => void }>;
  /** The page has the visitor's own rig back from its address. */
  readonly onOwnOpened: () => void;
  /** What else can be done with the rig. */
  readonly children?: ReactNode;
}

const nothing = () => undefined;
const itself = (notice: AddressNotice | null) => notice;

/** Ways to give the rig to somebody, and what there is to say about one that was given. */
export function SharePanel({
  store,
  showToast,
  rigName,
  asText,
  saveRigs,
  onOwnOpened,
  children,
}: SharePanelProps) {
  const address = rigInAddressOf(store);
  const notice = useRead(address, itself);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  /** What could not be copied; null = nothing. */
  const [byHand, setByHand] = useState<string | null>(null);

  const undo = useUndoOffer(showToast);

  const leave = () => {
    address.leave();
    title.current?.focus();
  };

  const save = async () => {
    try {
      const { isStored, unsave } = await saveRigs();
      const leaveIt = address.keep();
      title.current?.focus();
      undo.offer({
        text: isStored ? words.guest.saved : words.guest.notStored,
        undoText: words.guest.leave,
        undo: () => {
          unsave();
          leaveIt();
        },
      });
    } catch {
      showToast(words.guest.notSaved);
    }
  };

  useEffect(() => {
    const stopTelling = address.subscribe(() => {
      const now = address.get();
      undo.forget();
      if (now?.kind === 'guest')
        undo.offer({ text: words.guest.opened, undoText: words.guest.leave, undo: address.leave });
      if (now?.kind === 'fault')
        undo.offer({ text: words.faults[now.reason], undoText: words.close, undo: nothing });
    });
    const stop = address.start((shared, isOwn) => {
      if (isOwn) onOwnOpened();
      scrollToLinkedPart(shared, isOwn);
    });
    return () => {
      stop();
      stopTelling();
    };
  }, [address, undo, onOwnOpened]);

  const copy = (text: string, done: string) => {
    setByHand(null);
    void copyText(text).then((copied) => {
      if (copied) showToast(done);
      else setByHand(text);
    });
  };
  const share = () => {
    const url = address.put();
    void openShareSheet({ title: words.sheetTitle(rigName()), url }).then((shown) => {
      if (!shown) copy(url, words.linkCopied);
    });
  };

  return (
    <section className="card share-card" aria-labelledby={titleId}>
      <h3 className="card-title" id={titleId} ref={title} tabIndex={-1}>
        {words.title}
      </h3>
      {notice && (
        <Notice text={notice.kind === 'guest' ? words.guest.notice : words.faults[notice.reason]}>
          {notice.kind === 'guest' && (
            <>
              <button className="button button-small" type="button" onClick={() => void save()}>
                {words.guest.save}
              </button>
              <button className="button button-small" type="button" onClick={leave}>
                {words.guest.leave}
              </button>
            </>
          )}
        </Notice>
      )}
      <p className="share-actions">
        <button
          className="button button-small"
          type="button"
          onClick={() => copy(address.put(), words.linkCopied)}
        >
          {words.copyLink}
        </button>
        <button
          className="button button-small"
          type="button"
          onClick={() => copy(asText(), words.textCopied)}
        >
          {words.copyText}
        </button>
        {hasShareSheet() && (
          <button className="button button-small" type="button" onClick={share}>
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
