import { words } from '#messages/plan';
import { useMemo } from 'react';
import type { PictureProps, RigChange } from '../features/plan/question';
import { PlanPanel } from '../features/plan/plan-panel';
import { PlannedFromSide } from '../drawing/planned-from-side';
import { PlannedRig } from '../drawing/planned-rig';
import { drawnRig } from '../drawing/top-model';
import { exactAnswer } from '../domain/rig/exact-answer';
import type { RigEntry } from '../domain/rig/entry';
import type { LiveAnswer } from '../state/answers';
import { addRig, hasRoom, newRig, removeRig } from '../state/rigs';
import { activeEntry, type State } from '../state/store';
import { useRead } from '../ui/live';
import { useUndoOffer } from '../ui/overlays/legacy-toasts';
import type { PanelProps } from './explore-part';

export { exactAnswer };

const itself = (answer: LiveAnswer) => answer;
const favouritesOf = ({ favourites }: State) => favourites;

/** Rigs that could be. What is asked follows each key, and today's rig when the typing there pauses. */
export function Panel({ store, nextPause, showToast }: PanelProps) {
  const { entry, units, exact } = useRead(nextPause, itself);
  const favourites = useRead(store, favouritesOf);
  const isFull = !useRead(store, hasRoom);
  const { offer } = useUndoOffer(showToast);
  const today = useMemo(() => exact && { entry, units, answer: exact }, [entry, units, exact]);
  if (!today) return null;

  const confirm = (text: string, undo: () => void) => {
    const pressed = document.activeElement;
    const undoAndReturn = () => {
      undo();
      // The button to undo is gone.
      if (pressed instanceof HTMLElement) pressed.focus();
    };
    offer({ text, undoText: words.undo, undo: undoAndReturn });
  };

  const use = (change: RigChange, done: string) => {
    const { activeId } = store.get();
    const before = partOf(activeEntry(store.get()), change);
    store.change(change);
    nextPause.catchUp();
    confirm(done, () => {
      // Another rig may be looked at by now, and is left alone.
      if (store.get().activeId === activeId) store.change(before);
      nextPause.catchUp();
    });
  };

  const compare = (change: RigChange) => {
    const rig = newRig({ ...activeEntry(store.get()), ...change });
    store.update(addRig(rig));
    confirm(words.compared, () => store.update(removeRig(rig.id)));
  };

  return (
    <PlanPanel
      today={today}
      favourites={favourites}
      Picture={Picture}
      onUse={use}
      onCompare={isFull ? null : compare}
    />
  );
}

/** What stood where the change goes. */
const partOf = (entry: RigEntry, change: RigChange): RigChange =>
  Object.fromEntries((Object.keys(change) as (keyof RigEntry)[]).map((key) => [key, entry[key]]));

function Picture({ today, change, from }: PictureProps) {
  const drawnToday = useMemo(() => drawnRig(today.answer, today.units), [today]);
  const planned = useMemo(
    () => change && drawnRig(exactAnswer({ ...today.entry, ...change }), today.units),
    [today, change],
  );
  const Drawing = from === 'side' ? PlannedFromSide : PlannedRig;
  return <Drawing today={drawnToday} planned={planned} />;
}
