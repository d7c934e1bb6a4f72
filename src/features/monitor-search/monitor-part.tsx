import { words } from '#messages/monitors';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Monitor } from '../../domain/monitors/types';
import type { ShowToast } from '../../ui/overlays/legacy-toasts';
import { MonitorSearch } from './monitor-search';
import { pickMonitor, type Picked } from './pick-monitor';
import { PickedMonitor } from './picked-monitor';
import { useWorkspace } from '../../calculator/workspace';

interface DialogProps {
  /** How often it was asked for: each time opens it. */
  readonly asked: number;
  readonly onPick: (monitor: Monitor) => void;
}

/** The search, over the page. */
export function MonitorDialog({ asked, onPick }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [closed, setClosed] = useState(0);
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
    // By itself it would choose the button that closes it.
    dialog.current?.querySelector('input')?.focus();
  }, [asked]);

  return (
    <dialog
      className="monitor-dialog"
      aria-label={words.title}
      ref={dialog}
      onClose={() => setClosed(asked)}
      // Beside it: a click on what is inside hits that.
      onClick={({ target }) => target === dialog.current && close()}
    >
      {/* Closed, it wants no list any more. */}
      {asked > closed && <MonitorSearch close={close} onPick={onPick} />}
    </dialog>
  );
}

export interface FinderProps extends Pick<DialogProps, 'asked'> {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly showToast: ShowToast;
}

/** The dialog with the search, and in the card what was picked there. */
export function MonitorFinder({ asked, button, showToast }: FinderProps) {
  const { store } = useWorkspace();
  const [picked, setPicked] = useState<Picked | null>(null);
  return (
    <>
      <MonitorDialog
        asked={asked}
        onPick={(monitor) => pickMonitor(store, monitor, { picked, setPicked, showToast, button })}
      />
      {picked && <PickedMonitor {...picked} />}
    </>
  );
}
