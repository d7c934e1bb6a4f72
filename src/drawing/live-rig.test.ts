import { expect, test } from 'vitest';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import { insteadBecause, liveRig } from './live-rig';

const rigOf = (change: Partial<RigEntry>, id = 'mine') => ({ id, entry: { ...defaultEntry, ...change } });
const at70 = liveRig(rigOf({ distance: '70' }), null);

test.each([
  ['distance', ''],
  ['distance', '0'],
  ['screenSize', ''],
])('while %s is "%s", the rig stays on the paper as it was, with the reason', (field, text) => {
  const live = liveRig(rigOf({ [field]: text }), at70);
  expect(live.drawn).toBe(at70.entered);
  expect(live.entered.seen.ok).toBe(false);
  expect(insteadBecause(live)).toMatch(/above zero/);
});

test('from one missing number to the next it stays, too', () => {
  const missing = liveRig(rigOf({ distance: '' }), at70);
  expect(liveRig(rigOf({ distance: '0' }), missing).drawn).toBe(at70.entered);
});

test('another rig without a distance shows nothing of the one before', () => {
  const other = liveRig(rigOf({ distance: '0' }, 'other'), at70);
  expect(other.drawn).toBe(other.entered);
  expect(insteadBecause(other)).toBeNull();
});

test('what is too large to draw leaves no drawing of what was typed on the way, then or later', () => {
  // 65 m can be drawn, 65 km cannot.
  const at65m = liveRig(rigOf({ distance: '6543' }), at70);
  const at65km = liveRig(rigOf({ distance: '6543210' }), at65m);
  expect(at65m.drawn.plan).not.toBeNull();
  expect(at65km.drawn.plan).toBeNull();
  expect(insteadBecause(at65km)).toBeNull();
  expect(insteadBecause(liveRig(rigOf({ distance: '' }), at65km))).toBeNull();
});

test('side screens that would collide are shown as they are', () => {
  const collide = rigOf({ screens: 'triple', distance: '5', sideAngle: '120' });
  const { drawn, entered } = liveRig(collide, at70);
  expect(drawn).toBe(entered);
  expect(drawn.seen.ok).toBe(false);
});
