import { words } from '#messages/saved-rigs';
import type { ReactNode } from 'react';
import type { SavedRig } from '../../domain/links/saved-rigs';
import { Button } from '../../ui/button';
import { copyIcon } from '../../ui/svg/icons';
import { chevronIcon, crossIcon } from '../../ui/svg/list-icons';
import { NameField, pencilIcon } from '../../ui/fields/name-field';

/** Actions on a saved rig. */
export interface SavedActions {
  readonly load: (rig: SavedRig) => void;
  readonly edit: (id: string) => void;
  readonly endEdit: (rig: SavedRig, typed: string | null, by: 'key' | 'leaving') => void;
  readonly duplicate: (rig: SavedRig) => void;
  /** By one place up or down. */
  readonly move: (rig: SavedRig, by: -1 | 1) => void;
  readonly remove: (rig: SavedRig) => void;
}

interface SavedRowProps {
  readonly rig: SavedRig;
  /** Description of the rig in a few words. */
  readonly generatedName: string;
  readonly isEdited: boolean;
  readonly canMove: { readonly up: boolean; readonly down: boolean };
  readonly actions: SavedActions;
}

type Act = 'rename' | 'duplicate' | 'up' | 'down' | 'remove';

/** Row of a saved rig. */
export function SavedRow({ rig, generatedName, isEdited, canMove, actions }: SavedRowProps) {
  const { id, name } = rig;
  const button = (act: Act, icon: ReactNode, run: () => void, can = true) => (
    <Button
      look="icon"
      className={`saved-${act}`}
      data-act={act}
      aria-label={words[act](name)}
      aria-disabled={!can}
      onClick={run}
    >
      {icon}
    </Button>
  );
  return (
    <li className="saved-rig" data-saved={id} tabIndex={-1}>
      <div className="saved-text">
        {isEdited ? (
          <NameField
            label={words.nameOf(name)}
            name={name}
            onEnd={(typed, by) => actions.endEdit(rig, typed, by)}
          />
        ) : (
          <p className="saved-name">{name}</p>
        )}
        {generatedName !== name && <p className="text-note">{generatedName}</p>}
      </div>
      <Button aria-label={words.loadOf(name)} onClick={() => actions.load(rig)}>
        {words.load}
      </Button>
      <div className="saved-icons">
        {button('rename', pencilIcon, () => actions.edit(id))}
        {button('duplicate', copyIcon, () => actions.duplicate(rig))}
        {button('up', chevronIcon, () => actions.move(rig, -1), canMove.up)}
        {button('down', chevronIcon, () => actions.move(rig, 1), canMove.down)}
        {button('remove', crossIcon, () => actions.remove(rig))}
      </div>
    </li>
  );
}
