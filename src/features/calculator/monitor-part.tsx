import { words } from '#messages/monitors';
import { useEffect, useRef, useState } from 'react';
import { adoptStyles } from '../../ui/adopt-styles';
import type { FinderProps } from './find-monitor';
import styles from './monitor-part.css?inline';
import { MonitorSearch } from './monitor-search';
import type { Picked } from './pick-monitor';
import { PickedMonitor } from './picked-monitor';

adoptStyles(styles);

/** The dialog with the search, and in the card what was picked there. */
export function MonitorFinder({ asked, button, showToast }: FinderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [closed, setClosed] = useState(0);
  const [picked, setPicked] = useState<Picked | null>(null);
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
    // By itself it would choose the button that closes it.
    dialog.current?.querySelector('input')?.focus();
  }, [asked]);

  return (
    <>
      <dialog
        className="monitor-dialog"
        aria-label={words.title}
        ref={dialog}
        onClose={() => setClosed(asked)}
        // Beside it: a click on what is inside hits that.
        onClick={({ target }) => target === dialog.current && close()}
      >
        {/* Closed, it wants no list any more. */}
        {asked > closed && <MonitorSearch {...{ close, picked, setPicked, showToast, button }} />}
      </dialog>
      {picked && <PickedMonitor {...picked} />}
    </>
  );
}
