import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultEntry } from '../domain/rig/entry';
import { activeEntry, adoptForm, changeRig, changeRigOf, setUnits, update, useStore } from './store';

const other = { id: 'other', name: 'Van', entry: { ...defaultEntry, distance: '90' } };
const now = () => useStore.getState();
const start = (part = {}) => useStore.setState({ ...useStore.getInitialState(), ...part }, true);

beforeEach(() => start());

describe('the store', () => {
  it('changes the active rig and no other, and notifies once', () => {
    update((state) => ({ ...state, rigs: [...state.rigs, other] }));
    const listener = vi.fn();
    const stop = useStore.subscribe(listener);
    changeRig({ distance: '60', screens: 'triple' });
    stop();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(activeEntry(now())).toEqual({ ...defaultEntry, distance: '60', screens: 'triple' });
    expect(now().rigs.find(({ id }) => id === 'other')).toBe(other);
  });

  it('changes a rig that is not active, and nothing where it is gone', () => {
    update((state) => ({ ...state, rigs: [...state.rigs, other] }));
    changeRigOf('other', { distance: '95' });
    changeRigOf('gone', { distance: '10' });
    expect(now().rigs.map(({ entry }) => entry.distance)).toEqual(['50', '95']);
  });

  it('is quiet about what changes nothing', () => {
    const listener = vi.fn();
    const stop = useStore.subscribe(listener);
    changeRig({ distance: '50' });
    setUnits('cm');
    update((state) => state);
    stop();
    expect(listener).not.toHaveBeenCalled();
  });

  it('takes what the form said before the script arrived, but not over a rig from elsewhere', () => {
    adoptForm({ distance: '65' }, 'cm');
    expect(activeEntry(now()).distance).toBe('65');
    adoptForm({ distance: '20' }, 'in');
    expect([activeEntry(now()).distance, now().units]).toEqual(['65', 'cm']);
    start();
    adoptForm({ distance: '20' }, 'in');
    expect([activeEntry(now()).distance, now().units]).toEqual(['20', 'in']);
  });
});
