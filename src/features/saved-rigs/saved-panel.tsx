import { words } from '#messages/saved-rigs';
import { useLayoutEffect, useRef, useState } from 'react';
import { plainName } from '../../domain/links/rig-text';
import { maxSavedRigs } from '../../domain/links/saved-rigs';
import { newRig } from '../../state/rigs';
import {
  addSaved,
  changeSaved,
  freeName,
  hasRoomFor,
  moveSaved,
  removeSaved,
  renameSaved,
  useSavedRigs,
} from '../../state/saved-rigs';
import { useStore } from '../../state/store';
import { generatedName } from '../../text/rig-names';
import { Notice } from '../../ui/overlays/notice';
import { offerUndo } from '../../ui/overlays/undo-toast';
import { openSaved } from './open-saved';
import { SavedFiles } from './saved-files';
import { SavedRow, type SavedActions } from './saved-row';
import './saved-panel.css';

interface SavedPanelProps {
  /** Id of the rig just saved, whose name is to be edited. */
  readonly freshId: string | null;
  readonly onNamed: () => void;
}

const savedNow = () => useSavedRigs.getState().rigs;

/** The saved rigs with their actions, and their files. */
export function SavedPanel({ freshId, onNamed }: SavedPanelProps) {
  const { rigs, trouble } = useSavedRigs();
  const units = useStore((state) => state.units);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [announcement, announce] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  /** Selector of the element to focus once it is rendered. */
  const goal = useRef<string | null>(null);

  useLayoutEffect(() => {
    const element = goal.current === null ? null : panel.current?.querySelector<HTMLElement>(goal.current);
    if (!element) return;
    goal.current = null;
    element.focus();
  });

  const goTo = (id: string, part = '') => {
    goal.current = `[data-saved="${id}"] ${part}`.trim();
  };
  const actions: SavedActions = {
    edit: setEditedId,
    endEdit: ({ id, name }, typed, by) => {
      setEditedId(null);
      onNamed();
      if (by === 'key') goTo(id, '[data-act=rename]');
      const plain = plainName(typed ?? '');
      if (plain === '' || plain === name) return;
      void changeSaved(renameSaved(id, plain));
      announce(words.renamed(savedNow().find((rig) => rig.id === id)?.name ?? plain));
    },
    load: openSaved,
    duplicate: (rig) => {
      if (!hasRoomFor(savedNow(), 1)) {
        announce(words.maxReached(maxSavedRigs));
        return;
      }
      const copy = { ...rig, ...newRig(rig.entry), name: freeName(savedNow(), rig.name) };
      goTo(copy.id);
      void changeSaved(addSaved([copy], savedNow().indexOf(rig) + 1));
      announce(words.saved(copy.name));
    },
    move: ({ id, name }, by) => {
      goTo(id, by === -1 ? '[data-act=up]' : '[data-act=down]');
      void changeSaved(moveSaved(id, by));
      announce(words.moved(name, savedNow().findIndex((rig) => rig.id === id) + 1, savedNow().length));
    },
    remove: (rig) => {
      const all = savedNow();
      const at = all.indexOf(rig);
      const next = all[at + 1] ?? all[at - 1];
      if (next) goTo(next.id);
      else panel.current?.focus();
      void changeSaved(removeSaved(rig.id));
      offerUndo({
        text: words.removed(rig.name),
        undoText: words.undo,
        undo: () => {
          goTo(rig.id);
          void changeSaved(addSaved([rig], at));
        },
      });
    },
  };

  return (
    <div className="saved-panel" ref={panel} tabIndex={-1}>
      {trouble !== null && <Notice text={words.trouble[trouble]} role="alert" />}
      {rigs.length === 0 && <p className="text-quiet">{words.none}</p>}
      {!hasRoomFor(rigs, 1) && <p>{words.maxReached(maxSavedRigs)}</p>}
      <ul className="saved-list" aria-label={words.list} hidden={rigs.length === 0}>
        {rigs.map((rig, index) => (
          <SavedRow
            key={rig.id}
            rig={rig}
            generatedName={generatedName(rig.entry, units)}
            isEdited={rig.id === (editedId ?? freshId)}
            canMove={{ up: index > 0, down: index < rigs.length - 1 }}
            actions={actions}
          />
        ))}
      </ul>
      <SavedFiles />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
