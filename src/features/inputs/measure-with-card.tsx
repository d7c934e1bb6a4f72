import { words } from '#messages/exact';
import { useRef, useState } from 'react';
import type { RigEntry } from '../../domain/rig/entry';
import { activeEntry } from '../../state/store';
import { useRead } from '../../ui/live';
import { CardDialog } from './card-dialog';
import { useWorkspace } from '../../calculator/workspace';
import '../../ui/styles/button.css';

const said = words.input.card;

/** What the card's size takes the place of. */
type Replaced = Pick<RigEntry, 'screenSize' | 'screenSizeUnit' | 'litWidth' | 'litHeight'>;

/** Finds out how large the screen is with a bank card. */
export function MeasureWithCard() {
  const { store, answers } = useWorkspace();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [before, setBefore] = useState<Replaced | null>(null);
  const screenRatio = useRead(answers, ({ entry }) => entry.screenRatio);

  const use = (inches: string) => {
    const { screenSize, screenSizeUnit, litWidth, litHeight } = activeEntry(store.get());
    setBefore({ screenSize, screenSizeUnit, litWidth, litHeight });
    // A lit size would come first, and it was another's.
    store.change({ screenSize: inches, screenSizeUnit: 'in', litWidth: '', litHeight: '' });
  };
  const undo = () => {
    if (before) store.change(before);
    setBefore(null);
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
