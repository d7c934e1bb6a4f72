import { words } from '#messages/more-fields';
import { useRef, useState } from 'react';
import type { RigEntry } from '../../domain/rig/entry';
import { activeRig } from '../../state/rigs';
import { activeEntry, changeRig, undoChangeOf, useEntry, useStore } from '../../state/store';
import { CardDialog } from './card-dialog';
import '../../ui/styles/button.css';

const said = words.card;

/** What the card's size changed, and in which rig. */
interface Replaced {
  readonly rigId: string;
  readonly before: RigEntry;
  readonly after: RigEntry;
}

/** Finds out how large the screen is with a bank card. */
export function MeasureWithCard() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const { screenRatio } = useEntry();
  const activeId = useStore((state) => state.activeId);
  // The way back is for the rig that was measured, and not for one that has become the active one since.
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
      <button ref={button} className="button button-small" type="button" onClick={() => setIsOpen(true)}>
        {said.open}
      </button>
      <p className="measure-card-note" role="status">
        {before && said.filledIn}
      </p>
      {before && (
        <button className="button button-small" type="button" onClick={undo}>
          {said.undo(before.screenSize)}
        </button>
      )}
      {isOpen && <CardDialog screenRatio={screenRatio} onUse={use} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
