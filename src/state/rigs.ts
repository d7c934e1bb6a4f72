import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import { shortName } from '../domain/rig/rig-name';
import type { StateChange, NamedRig, State } from './store';

// Changes of the rigs, for `update`. An impossible change returns the same state.

/** Limit of rigs that can be compared side by side. */
export const maxRigs = 4;

export const hasRoom = ({ rigs }: State): boolean => rigs.length < maxRigs;

/** The active rig; there is always one. */
export const activeRig = ({ rigs, activeId }: State): NamedRig =>
  rigs.find(({ id }) => id === activeId) ?? newRig(defaultEntry);

/** The active rig, then the others in order. */
export const activeFirst = (state: State): readonly [NamedRig, ...NamedRig[]] => [
  activeRig(state),
  ...state.rigs.filter(({ id }) => id !== state.activeId),
];

export const newId = (): string => Math.random().toString(36).slice(2);

/** @param name Empty = named after its shape. */
export const newRig = (entry: RigEntry, name = ''): NamedRig => ({
  id: newId(),
  name: shortName(name),
  entry,
});

/** Replaces all rigs. The first becomes active. */
export const withRigs = (state: State, named: readonly Pick<NamedRig, 'name' | 'entry'>[]): State => {
  const rigs = named.map(({ name, entry }) => newRig(entry, name));
  return { ...state, rigs, activeId: rigs[0]?.id ?? state.activeId };
};

/** Replaces one rig, with a new id: an undo offered for the old one must not apply to it. */
export const replaceRig =
  (id: string, rig: NamedRig): StateChange =>
  (state) => ({
    ...state,
    rigs: state.rigs.map((each) => (each.id === id ? rig : each)),
    activeId: state.activeId === id ? rig.id : state.activeId,
  });

/** Adds a rig at the end, or at its former place. */
export const addRig =
  (rig: NamedRig, at?: number): StateChange =>
  (state) =>
    hasRoom(state) ? { ...state, rigs: state.rigs.toSpliced(at ?? state.rigs.length, 0, rig) } : state;

export const renameRig =
  (id: string, name: string): StateChange =>
  (state) => ({
    ...state,
    rigs: state.rigs.map((rig) => (rig.id === id ? { ...rig, name: shortName(name) } : rig)),
  });

/** Moves a rig to the place of another. */
export const moveRig =
  (id: string, placeOf: string): StateChange =>
  (state) => {
    const { rigs } = state;
    const from = rigs.findIndex((rig) => rig.id === id);
    const to = rigs.findIndex((rig) => rig.id === placeOf);
    const rig = rigs[from];
    return rig && to !== -1 && to !== from
      ? { ...state, rigs: rigs.toSpliced(from, 1).toSpliced(to, 0, rig) }
      : state;
  };

/** Removes any rig but the last. The next shown one becomes active. */
export const removeRig =
  (id: string): StateChange =>
  (state) => {
    const rigs = state.rigs.filter((rig) => rig.id !== id);
    const [next] = rigs;
    if (!next || rigs.length === state.rigs.length) return state;
    return { ...state, rigs, activeId: id === state.activeId ? next.id : state.activeId };
  };

export const activateRig =
  (id: string): StateChange =>
  (state) =>
    id !== state.activeId && state.rigs.some((rig) => rig.id === id) ? { ...state, activeId: id } : state;
