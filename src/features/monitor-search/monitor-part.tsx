import { words } from '#messages/monitors';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { entryOf, replacedBy } from '../../domain/monitors/fill-entry';
import { nameOf, type Monitor } from '../../domain/monitors/types';
import { activeRig } from '../../state/rigs';
import { changeRigOf, useStore } from '../../state/store';
import { showToast } from '../../ui/overlays/toasts';
import { MonitorSearch } from './monitor-search';
import { PickedMonitor } from './picked-monitor';

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
      // Told a task later than it happens: until then it may have been opened again.
      onClose={() => dialog.current?.open === false && setClosed(asked)}
      // Beside it: a click on what is inside hits that.
      onClick={({ target }) => target === dialog.current && close()}
    >
      {/* Closed, it wants no list any more. */}
      {asked > closed && <MonitorSearch key={asked} close={close} onPick={onPick} />}
    </dialog>
  );
}

/** The monitor that a rig's fields were filled in from. */
interface Picked {
  readonly monitor: Monitor;
  readonly rigId: string;
  /** Puts back what stood in the fields that it has filled in. */
  readonly undo: () => void;
}

export interface FinderProps extends Pick<DialogProps, 'asked'> {
  /** Where the focus goes when the button to undo is gone. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The dialog with the search, and in the card what was picked there. */
export function MonitorFinder({ asked, button }: FinderProps) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const activeId = useStore((state) => state.activeId);

  /** Fills the fields in, and says so. The way back stands beside what was filled in, for as long as that counts. */
  const pick = (monitor: Monitor) => {
    const { id: rigId, entry } = activeRig(useStore.getState());
    const filled = entryOf(monitor);
    const before = replacedBy(filled, entry);
    changeRigOf(rigId, filled);
    showToast(words.filledIn(nameOf(monitor)));
    const undo = () => {
      changeRigOf(rigId, before);
      setPicked(picked);
      button.current?.focus();
    };
    setPicked({ monitor, rigId, undo });
  };

  return (
    <>
      <MonitorDialog asked={asked} onPick={pick} />
      {picked?.rigId === activeId && (
        <PickedMonitor key={nameOf(picked.monitor)} monitor={picked.monitor} onUndo={picked.undo} />
      )}
    </>
  );
}
