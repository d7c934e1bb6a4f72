import { words } from '#messages/more-fields';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import type { RigEntry } from '../../domain/rig/entry';
import { activeRig } from '../../state/rigs';
import { activeEntry, changeRig, undoChangeOf, useEntry, useStore } from '../../state/store';
import { useDialogStep } from '../../ui/overlays/use-dialog-step';
import { CardDialog } from './card-dialog';
import './measure-with-card.css';

const cardWords = words.card;

/** Fields before the card's size changed them, and their rig. */
interface Replaced {
  readonly rigId: string;
  readonly before: RigEntry;
  readonly after: RigEntry;
}

/** Measures the screen with a bank card. */
export function MeasureWithCard() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useDialogStep('bank-card');
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const { screenRatio } = useEntry();
  const activeId = useStore((state) => state.activeId);
  // Undo is for the measured rig, not for one that has become active since.
  const before = replaced?.rigId === activeId ? replaced.before : null;

  const use = (inches: string) => {
    const { id: rigId, entry: before } = activeRig(useStore.getState());
    changeRig({ screenSize: inches, screenSizeUnit: 'in' });
    setReplaced({ rigId, before, after: activeEntry(useStore.getState()) });
  };
  const undo = () => {
    if (replaced) undoChangeOf(replaced.rigId, replaced.before, replaced.after);
    setReplaced(null);
    button.current?.focus();
  };

  return (
    <div className="measure-card">
      <Button ref={button} onClick={() => setIsOpen(true)}>
        {cardWords.open}
      </Button>
      <p className="measure-card-note" role="status">
        {before && cardWords.filledIn}
      </p>
      {before && <Button onClick={undo}>{cardWords.undo(before.screenSize)}</Button>}
      {isOpen && <CardDialog screenRatio={screenRatio} onUse={use} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
