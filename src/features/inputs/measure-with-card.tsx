import { words } from '#messages/more-fields';
import { useRef, useState } from 'react';
import type { RigEntry } from '../../domain/rig/entry';
import { activeRig } from '../../state/rigs';
import { changeRigOf, useEntry, useStore } from '../../state/store';
import { CardDialog } from './card-dialog';
import '../../ui/styles/button.css';

const said = words.card;

/** What the card's size took the place of, and in which rig. */
interface Replaced {
  readonly rigId: string;
  readonly part: Pick<RigEntry, 'screenSize' | 'screenSizeUnit' | 'litWidth' | 'litHeight'>;
}

/** Finds out how large the screen is with a bank card. */
export function MeasureWithCard() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const { screenRatio } = useEntry();
  const activeId = useStore((state) => state.activeId);
  // The way back is for the rig that was measured, and not for one that has become the active one since.
  const before = replaced?.rigId === activeId ? replaced.part : null;

  const use = (inches: string) => {
    const { id: rigId, entry } = activeRig(useStore.getState());
    const { screenSize, screenSizeUnit, litWidth, litHeight } = entry;
    setReplaced({ rigId, part: { screenSize, screenSizeUnit, litWidth, litHeight } });
    changeRigOf(rigId, { screenSize: inches, screenSizeUnit: 'in' });
  };
  const undo = () => {
    if (replaced) changeRigOf(replaced.rigId, replaced.part);
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
