import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultEntry } from '../domain/rig/entry';
import { activateRig, activeFirst, addRig, hasRoom, moveRig, newRig, removeRig, renameRig } from './rigs';
import { useStore, type NamedRig, type State } from './store';

const rig = (id: string): NamedRig => ({ id, name: '', entry: { ...defaultEntry, distance: id } });
const stateOf = (first: string, ...others: readonly string[]): State => ({
  ...useStore.getInitialState(),
  rigs: [rig(first), ...others.map(rig)],
  activeId: first,
});
const ids = ({ rigs }: Pick<State, 'rigs'>) => rigs.map(({ id }) => id).join('');

describe('the rigs', () => {
  it('are four at most, each with an id of its own', () => {
    let state = useStore.getInitialState();
    for (let times = 0; times < 5; times += 1) state = addRig(newRig(defaultEntry))(state);
    expect(state.rigs).toHaveLength(4);
    expect(new Set(state.rigs.map(({ id }) => id)).size).toBe(4);
    expect(hasRoom(state)).toBe(false);
    expect(hasRoom(stateOf('a', 'b', 'c'))).toBe(true);
  });

  it('have names without blanks around them, and no endless ones', () => {
    expect(newRig(defaultEntry).name).toBe('');
    expect(newRig(defaultEntry, ' Van ').name).toBe('Van');
    const { rigs } = renameRig('b', `  ${'x'.repeat(59)} yz`)(stateOf('a', 'b'));
    expect(rigs.map(({ name }) => name)).toEqual(['', 'x'.repeat(59)]);
  });

  it('move to the place of another, which makes room', () => {
    const four = stateOf('a', 'b', 'c', 'd');
    expect(ids(moveRig('b', 'd')(four))).toBe('acdb');
    expect(ids(moveRig('d', 'b')(four))).toBe('adbc');
    expect(ids(moveRig('c', 'b')(four))).toBe('acbd');
    for (const [id, place] of [
      ['b', 'b'],
      ['b', 'no such rig'],
      ['no such rig', 'b'],
    ] as const)
      expect(moveRig(id, place)(four)).toBe(four);
  });

  it('go, and come back to where they stood', () => {
    const four = stateOf('a', 'b', 'c', 'd');
    const three = removeRig('b')(four);
    expect(ids(three)).toBe('acd');
    expect(ids(addRig(rig('b'), 1)(three))).toBe('abcd');
    expect(removeRig('no such rig')(four)).toBe(four);
  });

  it('go with the active one too, as long as another takes its place: the next that is shown', () => {
    const first = removeRig('a')(stateOf('a', 'b', 'c'));
    expect([ids(first), first.activeId]).toEqual(['bc', 'b']);
    // Shown as b, a, c, d: a comes next.
    const second = removeRig('b')(activateRig('b')(stateOf('a', 'b', 'c', 'd')));
    expect([ids(second), second.activeId]).toEqual(['acd', 'a']);
    const alone = stateOf('a');
    expect(removeRig('a')(alone)).toBe(alone);
  });

  it('take turns at being the active one, which comes first and keeps its place', () => {
    const four = activateRig('c')(stateOf('a', 'b', 'c', 'd'));
    expect(ids({ rigs: activeFirst(four) })).toBe('cabd');
    expect(ids(four)).toBe('abcd');
    expect(activateRig('c')(four)).toBe(four);
    expect(activateRig('no such rig')(four)).toBe(four);
  });

  it('always have an active one among them, whatever is done', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const change = fc.oneof(
      fc.tuple(id, id).map(([one, other]) => moveRig(one, other)),
      id.map((each) => removeRig(each)),
      id.map((each) => activateRig(each)),
      id.map((each) => renameRig(each, 'Van')),
      fc.nat(9).map((at) => addRig(newRig(defaultEntry), at)),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const { rigs, activeId } = changes.reduce((state, apply) => apply(state), stateOf('a', 'b', 'c'));
        expect(rigs.length).toBeLessThanOrEqual(4);
        expect(new Set(rigs.map((each) => each.id)).size).toBe(rigs.length);
        expect(rigs.some((each) => each.id === activeId)).toBe(true);
      }),
    );
  });
});
