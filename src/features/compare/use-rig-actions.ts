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

interface Options {
  /** Announces to screen readers. */
  readonly announce: (text: string) => void;
  readonly list: RefObject<HTMLElement | null>;
}

interface Actions extends Omit<RigActions, 'take'> {
  /** Puts another rig in the place of the active one. */
  readonly replaceActive: (by: NamedRig) => void;
  /** Makes a compared rig the active one, and removes the previous one. */
  readonly replaceActiveBy: (id: string) => void;
  /** Moves it to the place of another. */
  readonly dragTo: (id: string, placeOf: string) => void;
  /** Scrolls to a rig once it is rendered, and focuses it if the focused element is gone. */
  readonly goTo: (id: string, goal?: { readonly focuses: boolean }) => void;
}

const { actions: texts } = words;

const shownName = (rig: NamedRig): string => nameOf(rig, useStore.getState().units);

const order = (): readonly string[] => activeFirst(useStore.getState()).map(({ id }) => id);

/** Actions on compared rigs, each announced, and with undo if something is lost. */
export function useRigActions({ announce, list }: Options): Actions {
  const goal = useRef<{ readonly id: string; readonly focuses: boolean } | null>(null);

  // After every rendering, since the rig to scroll to may be new.
  useLayoutEffect(() => {
    const rig = list.current?.querySelector<HTMLElement>(`[data-rig="${goal.current?.id ?? ''}"]`);
    if (!rig || !goal.current) return;
    if (goal.current.focuses) rig.focus({ preventScroll: true });
    rig.scrollIntoView({ block: 'nearest' });
    goal.current = null;
  });

  const goTo: Actions['goTo'] = (id, { focuses } = { focuses: true }) => {
    goal.current = { id, focuses };
  };
  const takePlace = (id: string, placeOf: string) => {
    if (placeOf !== useStore.getState().activeId) update(moveRig(id, placeOf));
  };
  /** The page renders after the store changes: a rig that just moved must not move back for its old place. */
  const isShownInOrder = () => {
    const shown = list.current?.querySelectorAll<HTMLElement>('[data-rig]') ?? [];
    return [...shown].map(({ dataset }) => dataset['rig']).join() === order().join();
  };

  /** Undo restores its place. */
  const removeWithUndo = (id: string, { wasActive }: { readonly wasActive: boolean }) => {
    const { rigs } = useStore.getState();
    const at = rigs.findIndex((rig) => rig.id === id);
    const rig = rigs[at];
    if (!rig) return;
    update(removeRig(id));
    const active = activeRig(useStore.getState());
    offerUndo({
      text: wasActive
        ? texts.removedActive(shownName(rig), shownName(active))
        : texts.removed(shownName(rig)),
      undoText: texts.undo,
      // The rig itself is gone, so the toast belongs to the active one.
      about: active.id,
      undo: () => {
        goTo(id);
        update(addRig(rig, at));
        if (wasActive) update(activateRig(id));
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
    replaceActive: (by) => {
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
    replaceActiveBy: (id) => {
      const { activeId } = useStore.getState();
      update(activateRig(id));
      goTo(id);
      removeWithUndo(activeId, { wasActive: true });
    },
    remove: ({ id }) => {
      const places = order();
      const index = places.indexOf(id);
      goTo(places[index + 1] ?? places[index - 1] ?? '');
      removeWithUndo(id, { wasActive: id === useStore.getState().activeId });
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
      announce(texts.moved(name, to + 1, places.length));
    },
  };
}
