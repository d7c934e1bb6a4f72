import { create } from 'zustand';
import { changeBack, changedEntry } from '../domain/rig/change-entry';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import type { Units } from '../domain/geometry/units';

/** A rig by its name, as the user keeps it. */
export interface NamedRig {
  readonly id: string;
  /** Empty = it is called by what it is. */
  readonly name: string;
  readonly entry: RigEntry;
}

export type Method = 'classic' | 'exact';

export interface State {
  readonly rigs: readonly NamedRig[];
  /** The rig that fields and results are about. */
  readonly activeId: string;
  /** Which unit lengths are shown in. It changes no rig. */
  readonly units: Units;
  /** Which results are shown. */
  readonly method: Method;
  /** Ids of picked games, in the order they were picked. Those of earlier visits come with `picked-games`. */
  readonly pickedGames: readonly string[];
  /** The id of the game that is open; null = all are listed. */
  readonly opened: string | null;
  /** All this is somebody else's: nothing of it is stored. */
  readonly isGuest: boolean;
}

const firstRig: NamedRig = { id: 'first', name: '', entry: defaultEntry };

const firstState = (): State => ({
  rigs: [firstRig],
  activeId: firstRig.id,
  units: 'cm',
  method: 'classic',
  pickedGames: [],
  opened: null,
  isGuest: false,
});

/** All that can change on the page, in one place. Nothing of it is stored but what the user asks for. */
export const useStore = create<State>()(firstState);

/** What can be done to the state; the same state again is no change. */
export type Change = (state: State) => State;

export const update = (change: Change): void => useStore.setState(change);

/** @example activeEntry(useStore.getState()) // the default entry, at first */
export const activeEntry = ({ rigs, activeId }: State): RigEntry =>
  (rigs.find(({ id }) => id === activeId) ?? firstRig).entry;

/** The rig that fields and results are about, as it was entered. */
export const useEntry = (): RigEntry => useStore(activeEntry);

/** Changes some fields of one rig. Of one that is gone, nothing. */
export const changeRigOf = (rigId: string, part: Partial<RigEntry>): void =>
  update((state) => {
    const rig = state.rigs.find(({ id }) => id === rigId);
    const entry = rig && changedEntry(rig.entry, part);
    return !entry || entry === rig.entry
      ? state
      : { ...state, rigs: state.rigs.map((each) => (each === rig ? { ...rig, entry } : each)) };
  });

/** Takes a change of one rig back. Of one that is gone, nothing. */
export function undoChangeOf(rigId: string, before: RigEntry, after: RigEntry): void {
  const rig = useStore.getState().rigs.find(({ id }) => id === rigId);
  if (rig) changeRigOf(rigId, changeBack(rig.entry, before, after));
}

/** Changes some fields of the active rig. */
export const changeRig = (part: Partial<RigEntry>): void => changeRigOf(useStore.getState().activeId, part);

/** What the form said before the script arrived; a rig that came from elsewhere stays as it is. */
export function adoptForm(part: Partial<RigEntry>, units: Units): void {
  const state = useStore.getState();
  // Served in centimetres: a form that shows inches has been hydrated before.
  if (activeEntry(state) !== defaultEntry || state.units !== 'cm') return;
  changeRig(part);
  setUnits(units);
}

export const setUnits = (units: Units): void =>
  update((state) => (state.units === units ? state : { ...state, units }));

/** Whoever comes back to the list of games finds all of it. */
export const setMethod = (method: Method): void =>
  update((state) => (state.method === method ? state : { ...state, method, opened: null }));
