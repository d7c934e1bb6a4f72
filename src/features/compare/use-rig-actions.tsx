import { words } from '#messages/compare';
import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { activateRig, activeFirst, addRig, moveRig, removeRig, renameRig } from '../../state/rigs';
import type { Store } from '../../state/legacy';
import type { ShowToast } from '../../ui/overlays/legacy-toasts';
import { useUndoOffer } from '../../ui/overlays/legacy-toasts';
import type { Column } from './comparison';
import type { RigActions } from './rig-column';

interface Surroundings {
  readonly store: Store;
  readonly showToast: ShowToast;
  /** Tells who does not see it. */
  readonly say: (text: string) => void;
  readonly list: RefObject<HTMLElement | null>;
}

interface Doing extends Omit<RigActions, 'take'> {
  /** Drags it to the place of another. */
  readonly takePlace: (id: string, placeOf: string) => void;
  /** Brings a rig into sight once it is there, and the focus to it where what had the focus is gone. */
  readonly goTo: (id: string, goal?: { readonly focuses: boolean }) => void;
  /** Something else has been done since: what could be undone no longer fits. */
  readonly forgetUndo: () => void;
}

const { actions: texts } = words;

/** What can be done with the rigs that are compared, each said and, where something is lost, with a way back. */
export function useRigActions({ store, showToast, say, list }: Surroundings): Doing {
  const goal = useRef<{ readonly id: string; readonly focuses: boolean } | null>(null);
  const { offer, forget } = useUndoOffer(showToast);

  // After every rendering: what is gone to may have come with it.
  useLayoutEffect(() => {
    const rig = list.current?.querySelector<HTMLElement>(`[data-rig="${goal.current?.id ?? ''}"]`);
    if (!rig || !goal.current) return;
    if (goal.current.focuses) rig.focus({ preventScroll: true });
    rig.closest('.compare-scroll')?.scrollTo({ left: rig.offsetLeft });
    goal.current = null;
  });

  return useMemo(() => {
    const goTo: Doing['goTo'] = (id, { focuses } = { focuses: true }) => {
      goal.current = { id, focuses };
    };
    const offerUndo = (text: string, undo: () => void) => offer({ text, undoText: texts.undo, undo });
    const order = () => activeFirst(store.get()).map(({ id }) => id);
    const takePlace = (id: string, placeOf: string) => {
      if (placeOf !== store.get().activeId) store.update(moveRig(id, placeOf));
    };

    return {
      goTo,
      takePlace,
      forgetUndo: forget,
      rename: (id, name) => store.update(renameRig(id, name)),
      makeMine: ({ id, name }: Column) => {
        const before = store.get().activeId;
        goTo(id);
        store.update(activateRig(id));
        offerUndo(texts.madeMine(name), () => {
          goTo(before);
          store.update(activateRig(before));
        });
      },
      remove: ({ id, name }: Column) => {
        const { rigs } = store.get();
        const at = rigs.findIndex((rig) => rig.id === id);
        const rig = rigs[at];
        if (!rig) return;
        const places = order();
        const index = places.indexOf(id);
        goTo(places[index + 1] ?? places[index - 1] ?? '');
        store.update(removeRig(id));
        offerUndo(texts.removed(name), () => {
          goTo(id);
          store.update(addRig(rig, at));
        });
      },
      move: ({ id, name }: Column, by: -1 | 1) => {
        const places = order();
        const to = places.indexOf(id) + by;
        const other = places[to];
        if (other === undefined) return;
        goTo(id, { focuses: false });
        takePlace(id, other);
        say(texts.moved(name, to + 1, places.length));
      },
    };
  }, [store, offer, forget, say]);
}
