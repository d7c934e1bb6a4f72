import { words } from '#messages/saved-rigs';
import type { ReactNode } from 'react';
import type { SavedRig } from '../../domain/links/saved-rigs';
import { copyIcon } from '../../ui/svg/icons';
import { chevronIcon, crossIcon } from '../../ui/svg/list-icons';
import { NameField, pencilIcon } from '../../ui/fields/name-field';
import '../../ui/styles/button.css';
import '../../ui/styles/icon-button.css';

/** What can be done with a saved rig. */
export interface SavedActions {
  readonly load: (rig: SavedRig) => void;
  readonly edit: (id: string) => void;
  readonly endEdit: (rig: SavedRig, typed: string | null, by: 'key' | 'leaving') => void;
  readonly duplicate: (rig: SavedRig) => void;
  /** Up or down by one. */
  readonly move: (rig: SavedRig, by: -1 | 1) => void;
  readonly remove: (rig: SavedRig) => void;
}

interface SavedRowProps {
  readonly rig: SavedRig;
  /** What it is, in a few words. */
  readonly generatedName: string;
  readonly isEdited: boolean;
  readonly canMove: { readonly up: boolean; readonly down: boolean };
  readonly actions: SavedActions;
}

type Act = 'rename' | 'duplicate' | 'up' | 'down' | 'remove';

/** One saved rig. */
export function SavedRow({ rig, generatedName, isEdited, canMove, actions }: SavedRowProps) {
  const { id, name } = rig;
  const button = (act: Act, icon: ReactNode, run: () => void, can = true) => (
    <button
      className={`icon-button saved-${act}`}
      type="button"
      data-act={act}
      aria-label={words[act](name)}
      aria-disabled={!can}
      onClick={() => can && run()}
    >
      {icon}
    </button>
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
        {generatedName !== name && <p className="saved-generated">{generatedName}</p>}
      </div>
      <button
        className="button button-small"
        type="button"
        aria-label={words.loadOf(name)}
        onClick={() => actions.load(rig)}
      >
        {words.load}
      </button>
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
