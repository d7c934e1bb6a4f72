import { words } from '#messages/compare';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { activateRig, activeFirst, addRig, moveRig, removeRig, renameRig } from '../../state/rigs';
import { update, useStore } from '../../state/store';
import { offerUndo } from '../../ui/overlays/undo-toast';
import type { RigActions } from './rig-column';

interface Surroundings {
  /** Tells who does not see it. */
  readonly say: (text: string) => void;
  readonly list: RefObject<HTMLElement | null>;
}

interface Doing extends Omit<RigActions, 'take'> {
  /** Drags it to the place of another. */
  readonly dragTo: (id: string, placeOf: string) => void;
  /** Brings a rig into sight once it is there, and the focus to it where what had the focus is gone. */
  readonly goTo: (id: string, goal?: { readonly focuses: boolean }) => void;
}

const { actions: texts } = words;

const order = (): readonly string[] => activeFirst(useStore.getState()).map(({ id }) => id);

/** What can be done with the rigs that are compared, each said and, where something is lost, with a way back. */
export function useRigActions({ say, list }: Surroundings): Doing {
  const goal = useRef<{ readonly id: string; readonly focuses: boolean } | null>(null);

  // After every rendering: what is gone to may have come with it.
  useLayoutEffect(() => {
    const rig = list.current?.querySelector<HTMLElement>(`[data-rig="${goal.current?.id ?? ''}"]`);
    if (!rig || !goal.current) return;
    if (goal.current.focuses) rig.focus({ preventScroll: true });
    rig.closest('.compare-scroll')?.scrollTo({ left: rig.offsetLeft });
    goal.current = null;
  });

  const goTo: Doing['goTo'] = (id, { focuses } = { focuses: true }) => {
    goal.current = { id, focuses };
  };
  const takePlace = (id: string, placeOf: string) => {
    if (placeOf !== useStore.getState().activeId) update(moveRig(id, placeOf));
  };
  /** The page is a moment behind the store: what was just moved must not go back for where it still stands. */
  const isShownInOrder = () => {
    const shown = list.current?.querySelectorAll<HTMLElement>('[data-rig]') ?? [];
    return [...shown].map(({ dataset }) => dataset['rig']).join() === order().join();
  };

  return {
    goTo,
    dragTo: (id, placeOf) => {
      if (isShownInOrder()) takePlace(id, placeOf);
    },
    rename: (id, name) => update(renameRig(id, name)),
    makeMine: ({ id, name }) => {
      const before = useStore.getState().activeId;
      goTo(id);
      update(activateRig(id));
      offerUndo({
        text: texts.madeMine(name),
        undoText: texts.undo,
        about: before,
        undo: () => {
          goTo(before);
          update(activateRig(before));
        },
      });
    },
    remove: ({ id, name }) => {
      const { rigs, activeId } = useStore.getState();
      const at = rigs.findIndex((rig) => rig.id === id);
      const rig = rigs[at];
      if (!rig) return;
      const places = order();
      const index = places.indexOf(id);
      goTo(places[index + 1] ?? places[index - 1] ?? '');
      update(removeRig(id));
      offerUndo({
        text: texts.removed(name),
        undoText: texts.undo,
        // The rig itself is gone; it belongs beside the one it was compared with.
        about: activeId,
        undo: () => {
          goTo(id);
          update(addRig(rig, at));
        },
      });
    },
    move: ({ id, name }, by) => {
      const places = order();
      const to = places.indexOf(id) + by;
      const other = places[to];
      if (other === undefined) return;
      goTo(id, { focuses: false });
      takePlace(id, other);
      say(texts.moved(name, to + 1, places.length));
    },
  };
}
