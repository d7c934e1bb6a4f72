// The old shape of the store, on top of the new one: only until every part reads `useStore`. To be deleted.
import type { Units } from '../domain/geometry/units';
import type { RigEntry } from '../domain/rig/entry';
import { toggleGame } from './picked-games';
import {
  adoptForm,
  changeRig,
  setMethod,
  setUnits,
  update,
  useStore,
  type Change,
  type Method,
  type State,
} from './store';

export interface Store {
  readonly get: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (part: Partial<RigEntry>) => void;
  readonly adopt: (part: Partial<RigEntry>, units?: Units) => void;
  readonly update: (change: Change) => void;
  readonly setUnits: (units: Units) => void;
  readonly setMethod: (method: Method) => void;
  readonly toggleFavourite: (id: string) => void;
}

const legacy: Store = {
  get: useStore.getState,
  subscribe: (listener) => useStore.subscribe(listener),
  change: changeRig,
  adopt: (part, units = 'cm') => adoptForm(part, units),
  update,
  setUnits,
  setMethod,
  toggleFavourite: toggleGame,
};

export const createStore = (): Store => legacy;
