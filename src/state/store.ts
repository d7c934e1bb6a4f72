import { create } from 'zustand';
import { changeBack, changedEntry } from '../domain/rig/change-entry';
import type { OwnGame } from '../domain/own-games/own-game';
import { defaultEntry, type RigEntry, type RigChange } from '../domain/rig/entry';
import type { Units } from '../domain/geometry/units';

/** A rig with its name. */
export interface NamedRig {
  readonly id: string;
  /** Empty = named after its shape. */
  readonly name: string;
  readonly entry: RigEntry;
}

export interface State {
  readonly rigs: readonly NamedRig[];
  /** Id of the rig that fields and results show. */
  readonly activeId: string;
  /** Unit of shown lengths. Changes no rig. */
  readonly units: Units;
  /** Id of the game that the user races: the sentence above the window names it. */
  readonly myGame: string;
  /** Ids of picked games, in the order they were picked. `picked-games` loads those of earlier visits. */
  readonly pickedGames: readonly string[];
  /** Measured games, which come with the rig. */
  readonly ownGames: readonly OwnGame[];
  /** Id of the open game; null = all are listed. */
  readonly opened: string | null;
  /** True for a guest's state, which is never stored. */
  readonly isGuest: boolean;
}

/** One of the most popular games, named until the user names theirs. */
export const firstGame = 'acc';

const firstRig: NamedRig = { id: 'first', name: '', entry: defaultEntry };

const firstState = (): State => ({
  rigs: [firstRig],
  activeId: firstRig.id,
  units: 'cm',
  myGame: firstGame,
  pickedGames: [],
  ownGames: [],
  opened: null,
  isGuest: false,
});

/** The one store of the page. Only data that the user asks to keep is stored. */
export const useStore = create<State>()(firstState);

/** Whether the user has changed what a visit starts with. Measured games come with a rig of their own. */
export function isChanged({ rigs, units, myGame }: State): boolean {
  const first = useStore.getInitialState();
  return rigs !== first.rigs || units !== first.units || myGame !== first.myGame;
}

/** A change of the state; returning the same state changes nothing. */
export type StateChange = (state: State) => State;

export const update = (change: StateChange): void => useStore.setState(change);

/** @example activeEntry(useStore.getState()) // the default entry, at first */
export const activeEntry = ({ rigs, activeId }: State): RigEntry =>
  (rigs.find(({ id }) => id === activeId) ?? firstRig).entry;

/** The active rig as entered. */
export const useEntry = (): RigEntry => useStore(activeEntry);

/** Changes some fields of one rig; no effect if it was removed. */
export const changeRigOf = (rigId: string, part: RigChange): void =>
  update((state) => {
    const rig = state.rigs.find(({ id }) => id === rigId);
    const entry = rig && changedEntry(rig.entry, part);
    return !entry || entry === rig.entry
      ? state
      : { ...state, rigs: state.rigs.map((each) => (each === rig ? { ...rig, entry } : each)) };
  });

/** Undoes a change of one rig; no effect if it was removed. */
export function undoChangeOf(rigId: string, before: RigEntry, after: RigEntry): void {
  const rig = useStore.getState().rigs.find(({ id }) => id === rigId);
  if (rig) changeRigOf(rigId, changeBack(rig.entry, before, after));
}

/** Changes some fields of the active rig. */
export const changeRig = (part: RigChange): void => changeRigOf(useStore.getState().activeId, part);

/** Adopts values typed before hydration; a rig from elsewhere stays. */
export function adoptForm(part: RigChange, units: Units): void {
  const state = useStore.getState();
  // Served in centimetres: a form in inches was hydrated before.
  if (activeEntry(state) !== defaultEntry || state.units !== 'cm') return;
  changeRig(part);
  setUnits(units);
}

export const setUnits = (units: Units): void =>
  update((state) => (state.units === units ? state : { ...state, units }));

/** Names the game that the user races. */
export const setMyGame = (myGame: string): void =>
  update((state) => (state.myGame === myGame ? state : { ...state, myGame }));
