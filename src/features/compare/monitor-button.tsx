import { words } from '#messages/compare';
import { useId } from 'react';
import type { Monitor } from '../../domain/monitors/types';
import { Button } from '../../ui/button';
import { LazyPart, type LazyComponent } from '../../ui/loading/lazy-part';
import { Loading } from '../../ui/loading/part-missing';
import { useDialogStep } from '../../ui/overlays/use-dialog-step';
import './add-rigs.css';

/** The search for a monitor, a feature of its own. */
export type MonitorDialog = LazyComponent<{
  readonly onClose: () => void;
  readonly onPick: (monitor: Monitor) => void;
}>;

interface MonitorButtonProps {
  readonly dialog: MonitorDialog;
  readonly onPick: (monitor: Monitor) => void;
}

/** Opens the search for a monitor of the list. */
export function MonitorButton({ dialog: Dialog, onPick }: MonitorButtonProps) {
  const [isOpen, setIsOpen] = useDialogStep(`monitor-${useId()}`);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.add.monitor}
      </Button>
      {isOpen && (
        <LazyPart className="compare-dialog" part={Dialog} isWanted loading={<Loading isUnseen />}>
          <Dialog onClose={() => setIsOpen(false)} onPick={onPick} />
        </LazyPart>
      )}
    </>
  );
}
