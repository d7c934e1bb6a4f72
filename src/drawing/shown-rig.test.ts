import { expect, test } from 'vitest';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import { shownRig } from './shown-rig';

const rigOf = (change: Partial<RigEntry>, id = 'mine') => ({ id, entry: { ...defaultEntry, ...change } });
const at70 = shownRig(rigOf({ distance: '70' }), 'cm', null);

test.each([
  ['distance', ''],
  ['distance', '0'],
  ['screenSize', ''],
])('while %s is "%s", the rig stays on the paper as it was, with the reason', (field, text) => {
  const { drawn, entered, insteadBecause } = shownRig(rigOf({ [field]: text }), 'in', at70);
  expect(drawn.rig?.eyeDistanceMm).toBe(700);
  expect(drawn.units).toBe('in');
  expect(entered.seen.ok).toBe(false);
  expect(insteadBecause).toMatch(/above zero/);
});

test('from one missing number to the next it stays, too', () => {
  const missing = shownRig(rigOf({ distance: '' }), 'cm', at70);
  expect(shownRig(rigOf({ distance: '0' }), 'cm', missing).drawn.rig?.eyeDistanceMm).toBe(700);
});

test('another rig without a distance shows nothing of the one before', () => {
  const { drawn, entered, insteadBecause } = shownRig(rigOf({ distance: '0' }, 'other'), 'cm', at70);
  expect(drawn).toBe(entered);
  expect(insteadBecause).toBeNull();
});

test('what is too large to draw leaves no drawing of what was typed on the way, then or later', () => {
  // 65 m can be drawn, 65 km cannot.
  const at65m = shownRig(rigOf({ distance: '6543' }), 'cm', at70);
  const at65km = shownRig(rigOf({ distance: '6543210' }), 'cm', at65m);
  expect(at65m.drawn.plan).not.toBeNull();
  expect(at65km.drawn.plan).toBeNull();
  expect(at65km.insteadBecause).toBeNull();
  expect(shownRig(rigOf({ distance: '' }), 'cm', at65km).insteadBecause).toBeNull();
});

test('side screens that would collide are shown as they are', () => {
  const collide = rigOf({ screens: 'triple', distance: '5', sideAngle: '120' });
  const { drawn, entered } = shownRig(collide, 'cm', at70);
  expect(drawn).toBe(entered);
  expect(drawn.seen.ok).toBe(false);
});
