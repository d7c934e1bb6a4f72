import { expect, test } from 'vitest';
import type { Rig } from '../domain/geometry/rig';
import { exampleRigs } from '../testing/example-rigs';
import { rigToDraw } from '../testing/sample-rigs';
import type { Size } from '../ui/svg/use-size';
import { sideDrawing } from './side-drawing';

const drawingOf = (rig: Rig, size: Size = { width: 450, height: 460 }) =>
  sideDrawing(rigToDraw(rig), { id: 'test', size, units: 'cm' });

const angleLabel = (rig: Rig) => drawingOf(rig).labels.find(({ id }) => id === 'v')?.figure;

// By hand: 27in 16:9 is 336.2 mm high, 2 · atan(168.1 / 500) = 37.2°. At 100 mm above its middle: atan(68.1 / 500) +
// atan(268.1 / 500) = 36.0°. 49in 32:9 is 337.0 mm high, 2 · atan(168.5 / 700) = 27.1°.
test.each([
  ['a flat screen', exampleRigs.flat27, '37.2°'],
  ['a flat screen, seen from above its middle', { ...exampleRigs.flat27, eyeOffsetMm: 100 }, '36.0°'],
  ['a curved screen', exampleRigs.curved49, '27.1°'],
])('%s: the angle is the one that is drawn', (_, rig, text) => {
  expect(angleLabel(rig)).toBe(text);
});

// Angles of the plan's drawing, when the cone has no room for them.
test.each([
  { width: 328, height: 240 },
  { width: 375, height: 320 },
  { width: 480, height: 320 },
])('at $width × $height the angle stays off the ruler', (size) => {
  const labels = drawingOf({ ...exampleRigs.flat27, eyeOffsetMm: 100 }, size).labels;
  const ruler = labels.filter(({ id }) => id === undefined).map(({ before = '' }) => Number.parseInt(before));
  expect(ruler.length).toBeGreaterThan(3);
  const step = ruler[1]!;
  expect(ruler).toEqual(ruler.map((_, index) => index * step));
  const angle = labels.find(({ id }) => id === 'v');
  expect(angle?.figure).toBe('36.0°');
});
