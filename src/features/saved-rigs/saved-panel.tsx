import { words } from '#messages/saved-rigs';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { maxSavedRigs, type SavedRig } from '../../domain/links/saved-rigs';
import { plainName } from '../../domain/links/rig-text';
import { newRig } from '../../state/rigs';
import type { NamedRig, State } from '../../state/store';
import type { Store } from '../../state/legacy';
import { useRead } from '../../ui/live';
import { Notice } from '../../ui/overlays/notice';
import type { ShowToast } from '../../ui/overlays/legacy-toasts';
import { useUndoOffer } from '../../ui/overlays/legacy-toasts';
import { SavedFiles } from './saved-files';
import { SavedRow, type SavedActions } from './saved-row';
import {
  addSaved,
  createSavedRigs,
  freeName,
  hasRoomFor,
  moveSaved,
  removeSaved,
  renameSaved,
  type Saved,
} from '../../state/saved-rigs';
import './saved-panel.css';

export interface KeepProps {
  readonly store: Store;
  readonly showToast: ShowToast;
  /** What a rig is, where it has no name. */
  readonly generatedName: (entry: NamedRig['entry'], units: State['units']) => string;
  /** Back from somebody else's rig to one's own. */
  readonly leaveGuest: () => void;
}

export interface SavedPanelProps extends KeepProps {
  /** What was just saved, and is to be named. */
  readonly freshId: string | null;
  readonly onNamed: () => void;
}

/** One for the page: whoever saves a rig changes the same list. */
const saved = createSavedRigs();

/** @returns What was saved, by the names that it got. Empty = there is no room. */
export async function saveRigs(
  rigs: readonly Pick<NamedRig, 'name' | 'entry'>[],
  generatedName: (entry: NamedRig['entry']) => string,
): Promise<readonly SavedRig[]> {
  const added: SavedRig[] = [];
  for (const { name, entry } of rigs) {
    const wanted = plainName(name === '' ? generatedName(entry) : name);
    added.push({ ...newRig(entry), name: freeName([...saved.get().rigs, ...added], wanted) });
  }
  if (!hasRoomFor(saved.get().rigs, added.length)) return [];
  await saved.change(addSaved(added));
  return added;
}

export const unsaveRigs = (rigs: readonly SavedRig[]): Promise<void> =>
  saved.change(removeSaved(...rigs.map(({ id }) => id)));

/** Whether what was saved last is on the device, and not only on the page. */
export const isStored = (): boolean => saved.get().trouble === null;

const itself = (now: Saved) => now;

/** The saved rigs, all that can be done with them, and files of them. */
export function SavedPanel({
  store,
  showToast,
  generatedName,
  leaveGuest,
  freshId,
  onNamed,
}: SavedPanelProps) {
  const { rigs, trouble } = useRead(saved, itself);
  const units = useRead(store, (state) => state.units);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [said, say] = useState('');
  const list = useRef<HTMLUListElement>(null);
  /** What gets the focus once it is there. */
  const goal = useRef<string | null>(null);
  const { offer, forget } = useUndoOffer(showToast);

  useLayoutEffect(() => {
    const element = goal.current === null ? null : list.current?.querySelector<HTMLElement>(goal.current);
    if (!element) return;
    goal.current = null;
    element.focus();
  });

  const actions = useMemo((): SavedActions => {
    const goTo = (id: string, part = '') => {
      goal.current = `[data-saved="${id}"] ${part}`.trim();
    };
    return {
      edit: setEditedId,
      endEdit: ({ id, name }, typed, by) => {
        setEditedId(null);
        onNamed();
        if (by === 'key') goTo(id, '[data-act=rename]');
        const plain = plainName(typed ?? '');
        if (plain === '' || plain === name) return;
        void saved.change(renameSaved(id, plain));
        say(words.renamed(saved.get().rigs.find((rig) => rig.id === id)?.name ?? plain));
      },
      load: ({ name, entry }) => {
        if (store.get().isGuest) leaveGuest();
        const { rigs: before, activeId } = store.get();
        const replace = (next: Pick<NamedRig, 'name' | 'entry'>) =>
          store.update((state) => ({
            ...state,
            rigs: state.rigs.map((rig) => (rig.id === activeId ? { ...rig, ...next } : rig)),
          }));
        const old = before.find(({ id }) => id === activeId);
        replace({ name, entry });
        offer({ text: words.loaded(name), undoText: words.undo, undo: () => old && replace(old) });
      },
      duplicate: (rig) => {
        const all = saved.get().rigs;
        if (!hasRoomFor(all, 1)) {
          say(words.most(maxSavedRigs));
          return;
        }
        const copy = { ...newRig(rig.entry), name: freeName(all, rig.name) };
        goTo(copy.id);
        void saved.change(addSaved([copy], all.indexOf(rig) + 1));
        say(words.saved(copy.name));
      },
      move: ({ id, name }, by) => {
        goTo(id, by === -1 ? '[data-act=up]' : '[data-act=down]');
        void saved.change(moveSaved(id, by));
        const after = saved.get().rigs;
        say(words.moved(name, after.findIndex((rig) => rig.id === id) + 1, after.length));
      },
      remove: (rig) => {
        const all = saved.get().rigs;
        const at = all.indexOf(rig);
        const next = all[at + 1] ?? all[at - 1];
        if (next) goTo(next.id);
        else list.current?.focus();
        void saved.change(removeSaved(rig.id));
        offer({
          text: words.removed(rig.name),
          undoText: words.undo,
          undo: () => {
            goTo(rig.id);
            void saved.change(addSaved([rig], at));
          },
        });
      },
    };
  }, [store, leaveGuest, offer, onNamed]);

  return (
    <div className="saved-panel">
      {trouble !== null && <Notice text={words.trouble[trouble]} role="alert" />}
      {rigs.length === 0 && <p className="saved-none">{words.none}</p>}
      {!hasRoomFor(rigs, 1) && <p>{words.most(maxSavedRigs)}</p>}
      <ul className="saved-list" aria-label={words.list} ref={list} tabIndex={-1} hidden={rigs.length === 0}>
        {rigs.map((rig, index) => (
          <SavedRow
            key={rig.id}
            rig={rig}
            made={generatedName(rig.entry, units)}
            isEdited={rig.id === (editedId ?? freshId)}
            canMove={{ up: index > 0, down: index < rigs.length - 1 }}
            actions={actions}
          />
        ))}
      </ul>
      <SavedFiles saved={saved} onDone={forget} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
