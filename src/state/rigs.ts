import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import { shortName } from '../domain/rig/rig-name';
import type { Change, NamedRig, State } from './store';

// What can be done with the rigs, for `update`. What cannot be done gives the same state back.

/** As many as can be compared side by side. */
export const maxRigs = 4;

export const hasRoom = ({ rigs }: State): boolean => rigs.length < maxRigs;

/** There always is one. */
export const activeRig = ({ rigs, activeId }: State): NamedRig =>
  rigs.find(({ id }) => id === activeId) ?? newRig(defaultEntry);

/** The active rig, then the others in their order. */
export const activeFirst = (state: State): readonly [NamedRig, ...NamedRig[]] => [
  activeRig(state),
  ...state.rigs.filter(({ id }) => id !== state.activeId),
];

export const newId = (): string => Math.random().toString(36).slice(2);

/** @param name Empty = it is called by what it is. */
export const newRig = (entry: RigEntry, name = ''): NamedRig => ({
  id: newId(),
  name: shortName(name),
  entry,
});

/** Others in place of all that are there. The first is the active one. */
export const withRigs = (state: State, named: readonly Pick<NamedRig, 'name' | 'entry'>[]): State => {
  const rigs = named.map(({ name, entry }) => newRig(entry, name));
  return { ...state, rigs, activeId: rigs[0]?.id ?? state.activeId };
};

/** Another in the place of one that is there, with an id of its own: what was offered for the old one is not about the new one. */
export const replaceRig =
  (id: string, rig: NamedRig): Change =>
  (state) => ({
    ...state,
    rigs: state.rigs.map((each) => (each.id === id ? rig : each)),
    activeId: state.activeId === id ? rig.id : state.activeId,
  });

/** At the end, or where it stood before it was removed. */
export const addRig =
  (rig: NamedRig, at?: number): Change =>
  (state) =>
    hasRoom(state) ? { ...state, rigs: state.rigs.toSpliced(at ?? state.rigs.length, 0, rig) } : state;

export const renameRig =
  (id: string, name: string): Change =>
  (state) => ({
    ...state,
    rigs: state.rigs.map((rig) => (rig.id === id ? { ...rig, name: shortName(name) } : rig)),
  });

/** To the place of another one, which makes room. */
export const moveRig =
  (id: string, placeOf: string): Change =>
  (state) => {
    const { rigs } = state;
    const from = rigs.findIndex((rig) => rig.id === id);
    const to = rigs.findIndex((rig) => rig.id === placeOf);
    const rig = rigs[from];
    return rig && to !== -1 && to !== from
      ? { ...state, rigs: rigs.toSpliced(from, 1).toSpliced(to, 0, rig) }
      : state;
  };

/** Any but the last: there is always a rig that the fields are about. In place of the active one comes the next that is shown. */
export const removeRig =
  (id: string): Change =>
  (state) => {
    const rigs = state.rigs.filter((rig) => rig.id !== id);
    const [next] = rigs;
    if (!next || rigs.length === state.rigs.length) return state;
    return { ...state, rigs, activeId: id === state.activeId ? next.id : state.activeId };
  };

export const activateRig =
  (id: string): Change =>
  (state) =>
    id !== state.activeId && state.rigs.some((rig) => rig.id === id) ? { ...state, activeId: id } : state;
