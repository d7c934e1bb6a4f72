import type { Units } from '../domain/geometry/units';
import { readList, writeList } from '../platform/storage';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';

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
  /** Ids of starred games, in the order they were starred. */
  readonly favourites: readonly string[];
  /** Ids of the games whose rows are open. */
  readonly opened: readonly string[];
  /** All this is somebody else's: nothing of it is stored. */
  readonly isGuest: boolean;
}

export interface Store {
  readonly get: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes the active rig. */
  readonly change: (part: Partial<RigEntry>) => void;
  /** What the form said before the script arrived; a rig that came from elsewhere stays as it is. */
  readonly adopt: (part: Partial<RigEntry>, units?: Units) => void;
  /** For what late parts do with the rigs (`store/rigs.ts`). The same state again is no change. */
  readonly update: (change: (state: State) => State) => void;
  readonly setUnits: (units: Units) => void;
  readonly setMethod: (method: Method) => void;
  readonly toggleFavourite: (id: string) => void;
}

export const favouritesKey = 'sightline.favourites';

const firstRig: NamedRig = { id: 'first', name: '', entry: defaultEntry };

/** @example activeEntry(createStore().get()) // the default entry */
export const activeEntry = ({ rigs, activeId }: State): RigEntry =>
  (rigs.find(({ id }) => id === activeId) ?? firstRig).entry;

/** The list with the id at its end, or without it if it was there. */
export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

/** All that can change on the page, in one place. Nothing of it is stored but what the user asks for. */
export function createStore(rigs: readonly [NamedRig, ...NamedRig[]] = [firstRig]): Store {
  let state: State = {
    rigs,
    activeId: rigs[0].id,
    units: 'cm',
    method: 'classic',
    favourites: readList(favouritesKey),
    opened: [],
    isGuest: false,
  };
  const listeners = new Set<() => void>();

  const set = (part: Partial<State>) => {
    state = { ...state, ...part };
    for (const listener of [...listeners]) listener();
  };
  const change = (part: Partial<RigEntry>) => {
    const entry = activeEntry(state);
    const changes = (Object.keys(part) as (keyof RigEntry)[]).some((key) => part[key] !== entry[key]);
    if (!changes) return;
    const next = { ...entry, ...part };
    set({ rigs: state.rigs.map((rig) => (rig.id === state.activeId ? { ...rig, entry: next } : rig)) });
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    adopt: (part, units = 'cm') => {
      // Served in centimetres: a form that shows inches has been alive before.
      if (activeEntry(state) !== defaultEntry || state.units !== 'cm') return;
      change(part);
      if (units !== 'cm') set({ units });
    },
    update: (change) => {
      const next = change(state);
      if (next !== state) set(next);
    },
    setUnits: (units) => set({ units }),
    setMethod: (method) => set({ method }),
    toggleFavourite: (id) => {
      const favourites = toggled(state.favourites, id);
      if (!state.isGuest) writeList(favouritesKey, favourites);
      set({ favourites });
    },
  };
}
