import { words } from '#messages/compare';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import {
  activateRig,
  activeFirst,
  activeRig,
  addRig,
  moveRig,
  removeRig,
  renameRig,
  replaceRig,
} from '../../state/rigs';
import { changeRigOf, update, useStore, type NamedRig } from '../../state/store';
import { exactNumberText } from '../../text/numbers';
import { nameOf } from '../../text/rig-names';
import { offerUndo } from '../../ui/overlays/undo-toast';
import type { RigActions } from './rig-head';

interface Surroundings {
  /** Tells who does not see it. */
  readonly say: (text: string) => void;
  readonly list: RefObject<HTMLElement | null>;
}

interface Doing extends Omit<RigActions, 'take'> {
  /** Puts another in the place of the own one. */
  readonly replaceOwn: (by: NamedRig) => void;
  /** Makes one the own one that stands beside it, and takes the own one away. */
  readonly takeOver: (id: string) => void;
  /** Drags it to the place of another. */
  readonly dragTo: (id: string, placeOf: string) => void;
  /** Brings a rig into sight once it is there, and the focus to it where what had the focus is gone. */
  readonly goTo: (id: string, goal?: { readonly focuses: boolean }) => void;
}

const { actions: texts } = words;

const shownName = (rig: NamedRig): string => nameOf(rig, useStore.getState().units);

const order = (): readonly string[] => activeFirst(useStore.getState()).map(({ id }) => id);

/** What can be done with the rigs that are compared, each said and, where something is lost, with a way back. */
export function useRigActions({ say, list }: Surroundings): Doing {
  const goal = useRef<{ readonly id: string; readonly focuses: boolean } | null>(null);

  // After every rendering: what is gone to may have come with it.
  useLayoutEffect(() => {
    const rig = list.current?.querySelector<HTMLElement>(`[data-rig="${goal.current?.id ?? ''}"]`);
    if (!rig || !goal.current) return;
    if (goal.current.focuses) rig.focus({ preventScroll: true });
    rig.scrollIntoView({ block: 'nearest' });
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

  /** Undo puts it back where it stood. */
  const removeWithUndo = (id: string, { wasOwn }: { readonly wasOwn: boolean }) => {
    const { rigs } = useStore.getState();
    const at = rigs.findIndex((rig) => rig.id === id);
    const rig = rigs[at];
    if (!rig) return;
    update(removeRig(id));
    const own = activeRig(useStore.getState());
    offerUndo({
      text: wasOwn ? texts.removedOwn(shownName(rig), shownName(own)) : texts.removed(shownName(rig)),
      undoText: texts.undo,
      // The rig itself is gone; it belongs beside the one it was compared with.
      about: own.id,
      undo: () => {
        goTo(id);
        update(addRig(rig, at));
        if (wasOwn) update(activateRig(id));
      },
    });
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
    replaceOwn: (by) => {
      const before = activeRig(useStore.getState());
      goTo(by.id);
      update(replaceRig(before.id, by));
      offerUndo({
        text: texts.madeMine(shownName(by)),
        undoText: texts.undo,
        about: by.id,
        undo: () => {
          goTo(before.id);
          update(replaceRig(by.id, before));
        },
      });
    },
    takeOver: (id) => {
      const { activeId } = useStore.getState();
      update(activateRig(id));
      goTo(id);
      removeWithUndo(activeId, { wasOwn: true });
    },
    remove: ({ id }) => {
      const places = order();
      const index = places.indexOf(id);
      goTo(places[index + 1] ?? places[index - 1] ?? '');
      removeWithUndo(id, { wasOwn: id === useStore.getState().activeId });
    },
    setRadius: ({ id, name }, radiusCurve) => {
      const before = useStore.getState().rigs.find((rig) => rig.id === id)?.entry;
      if (!before) return;
      goTo(id);
      changeRigOf(id, { radiusCurve, radiusCurveUnit: 'mm' });
      offerUndo({
        text: words.radius.done(name, exactNumberText(Number(radiusCurve))),
        undoText: texts.undo,
        about: id,
        undo: () => {
          goTo(id);
          changeRigOf(id, {
            radiusCurve: before.radiusCurve,
            radiusCurveUnit: before.radiusCurveUnit,
          });
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
