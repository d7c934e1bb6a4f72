import { words } from '#messages/monitors';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { entryOf, replacedBy } from '../../domain/monitors/fill-entry';
import { nameOf, type Monitor } from '../../domain/monitors/types';
import { activeRig } from '../../state/rigs';
import { changeRigOf, useStore } from '../../state/store';
import { showToast } from '../../ui/overlays/toasts';
import { MonitorSearch } from './monitor-search';
import { PickedMonitor } from './picked-monitor';

interface DialogProps {
  readonly onClose: () => void;
  readonly onPick: (monitor: Monitor) => void;
}

/** The search as a modal dialog, open while it is mounted. */
export function MonitorDialog({ onClose, onPick }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** At once, since the close event fires in the next task: the button may be pressed before. */
  const close = () => {
    dialog.current?.close();
    flushSync(onClose);
  };

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Otherwise the dialog would focus its close button.
    element?.querySelector('input')?.focus();
    // Returns the focus, also when Back closes it.
    return () => element?.close();
  }, []);

  return (
    <dialog
      className="monitor-dialog"
      aria-label={words.title}
      ref={dialog}
      onClose={onClose}
      // A click on the backdrop; one on the content has another target.
      onClick={({ target }) => target === dialog.current && close()}
    >
      <MonitorSearch close={close} onPick={onPick} />
    </dialog>
  );
}

/** The monitor that filled in a rig's fields. */
interface Picked {
  readonly monitor: Monitor;
  readonly rigId: string;
  /** Restores the fields' former values. */
  readonly undo: () => void;
}

interface FinderProps extends Pick<DialogProps, 'onClose'> {
  readonly isOpen: boolean;
  /** Receives the focus when the undo button vanishes. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Fills the fields of the active rig in, and announces it. */
function fillIn(monitor: Monitor) {
  const { id: rigId, entry } = activeRig(useStore.getState());
  const filled = entryOf(monitor);
  const before = replacedBy(filled, entry);
  changeRigOf(rigId, filled);
  showToast(words.filledIn(nameOf(monitor)));
  return { rigId, before };
}

/** The search alone, for another place than the card. */
export const SearchDialog = ({ onClose }: Pick<DialogProps, 'onClose'>) => (
  <MonitorDialog onClose={onClose} onPick={fillIn} />
);

/** The dialog with the search, and the picked monitor in the card. */
export function MonitorFinder({ isOpen, onClose, button }: FinderProps) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const activeId = useStore((state) => state.activeId);

  /** Undo stays available while the fields keep the monitor's values. */
  const pick = (monitor: Monitor) => {
    const { rigId, before } = fillIn(monitor);
    const undo = () => {
      changeRigOf(rigId, before);
      setPicked(picked);
      button.current?.focus();
    };
    setPicked({ monitor, rigId, undo });
  };

  return (
    <>
      {isOpen && <MonitorDialog onClose={onClose} onPick={pick} />}
      {picked?.rigId === activeId && (
        <PickedMonitor key={nameOf(picked.monitor)} monitor={picked.monitor} onUndo={picked.undo} />
      )}
    </>
  );
}
