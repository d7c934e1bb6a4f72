import { expect, test } from 'vitest';
import type { Rig } from '../domain/geometry/rig';
import { exampleRigs } from '../testing/example-rigs';
import { seenOf } from '../testing/sample-rigs';
import { sideScene } from './side-scene';

const angleLabel = (rig: Rig) => {
  const seen = seenOf(rig);
  const scene = sideScene(rig, seen.ok ? seen.value : null, {
    size: { width: 450, height: 460 },
    wheelMm: 400,
  });
  return scene?.labels.find(({ id }) => id === 'v')?.text;
};

// By hand: 27in 16:9 is 336.2 mm high, 2 · atan(168.1 / 500) = 37.2°. From 100 mm above its middle:
// atan(68.1 / 500) + atan(268.1 / 500) = 36.0°. 49in 32:9 is 337.0 mm high, 2 · atan(168.5 / 700) = 27.1°.
test.each([
  ['a flat screen', exampleRigs.flat27, '37.2°'],
  ['a flat screen, seen from above its middle', { ...exampleRigs.flat27, eyeOffsetMm: 100 }, '36.0°'],
  ['a curved screen', exampleRigs.curved49, '27.1°'],
])('%s: the angle is the one that is drawn', (_, rig, text) => {
  expect(angleLabel(rig)).toBe(text);
});
