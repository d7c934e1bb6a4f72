import { expect, test } from 'vitest';
import type { Rig } from '../domain/geometry/rig';
import { toRadians } from '../domain/geometry/units';
import { exampleRigs } from '../testing/example-rigs';
import { rigToDraw } from '../testing/sample-rigs';
import { remarkOn } from './drawing-remarks';

const remarkFor = (rig: Rig) => remarkOn(rigToDraw(rig), 'cm');

const { flat27, flatTriple32 } = exampleRigs;
const touching = { bezelMm: 0, gapMm: null, sideAngle: null, panel: null };
const three = (rig: Partial<Rig>, sides = {}): Rig => ({
  ...flat27,
  ...rig,
  sides: { ...touching, ...sides },
});

test('nothing is remarked on one screen, or on three that leave room', () => {
  expect(remarkFor(flat27)).toBeNull();
  expect(remarkFor({ ...flat27, eyeDistanceMm: 50 })).toBeNull();
  expect(remarkFor(flatTriple32)).toBeNull();
  // Its ends are in front of the face and block nothing, however near to each other.
  expect(remarkFor(three({ eyeDistanceMm: 1200 }, { sideAngle: toRadians(100) }))).toBeNull();
});

test('a rig so large that the driver is too small to see gets a remark, also with one screen', () => {
  expect(remarkFor({ ...flat27, eyeDistanceMm: 9990 })).toBeNull();
  expect(remarkFor({ ...flat27, eyeDistanceMm: 90_000 })).toContain('Your rig is 9000 cm across,');
  const wall = { widthMm: 20_000, heightMm: 11_250, curveRadiusMm: null };
  expect(remarkFor({ ...flat27, panel: wall })).toContain('Your rig is 2000 cm across,');
});

test('less than the width of a seat between the ends is remarked on', () => {
  // 27in is 59.77 cm wide. At 25 cm the rims are 38.96 cm away, 50.09° to each side, and the ends 150.26°:
  // 2 · 38.96 cm · sin 150.26° = 38.7 cm.
  expect(remarkFor(three({ eyeDistanceMm: 250 }))).toContain('only 39 cm; a seat');
});

test('nearly all the way round is remarked on, also where there is room', () => {
  // Three screens 300 cm wide at 120 cm: three times 2·atan(150/120) = 102.68° make 308.0°, and
  // 2 · 192.1 cm · sin 154.02° = 168 cm are open.
  const large = { widthMm: 3000, heightMm: 1700, curveRadiusMm: null };
  expect(remarkFor(three({ panel: large, eyeDistanceMm: 1200 }))).toContain('span 308.0°');
});
