import { describe, expect, test } from 'vitest';
import { impossible } from '../domain/geometry/outcome';
import type { Rig } from '../domain/geometry/rig';
import { exampleRigs, valueOf } from '../testing/example-rigs';
import { seenOf } from '../testing/sample-rigs';
import { describeCurveFromSide, describeHorizon, describeRig } from './describe-rig';

// Numbers of the worked examples in docs/formulas.md.
describe('describeRig', () => {
  test('one curved screen', () => {
    expect(describeRig(seenOf(exampleRigs.curved49))).toBe(
      'From above: one curved screen, 119.8 cm along its surface (straight width 112.8 cm, curve depth 17.4 cm), ' +
        '70 cm from your eyes. It covers 94.0° of your view.',
    );
  });

  test('three screens', () => {
    expect(describeRig(seenOf(exampleRigs.flatTriple32))).toBe(
      'From above: three flat screens, the centre one 70.8 cm wide, 70 cm from your eyes. ' +
        'Each side screen is turned by 54.7°. Together they span 163.1°, ' +
        'with 1.0° hidden at each seam, and take 156.1 cm by 59.1 cm.',
    );
  });

  test('none', () => {
    expect(describeRig(impossible('size-not-positive'))).toBe(
      'Your screen needs a width and a height above zero. The drawing shows what it can.',
    );
  });
});

// 49in 32:9 is 337.0 mm high: 2 · atan(168.5 / 700) = 27.1°. Balanced, its half height is 0.2682: 2 · atan(0.2682) =
// 30.0°.
test('a curve is named from the side where the drawing shows another angle than the result', () => {
  const described = (rig: Rig) => describeCurveFromSide(valueOf(seenOf(rig)));
  expect(described(exampleRigs.curved49)).toMatch(/^It covers 27\.1° of your view .* Vertical is 30\.0°:/);
  expect(described({ ...exampleRigs.curved49, fit: 'centre' })).toBeNull();
  expect(described(exampleRigs.flat27)).toBeNull();
  expect(described({ ...exampleRigs.flat27, eyeOffsetMm: 100 })).toBeNull();
});

describe('describeHorizon', () => {
  const at = (eyeOffsetMm: number) =>
    describeHorizon(valueOf(seenOf({ ...exampleRigs.flat27, eyeOffsetMm })));

  test('level', () => {
    expect(at(0)).toContain('needs no correction');
  });

  // atan(5/50) = 5.71°, and 5 cm of 33.62 cm are 14.87%.
  test('above', () => {
    expect(at(50)).toContain('5 cm above');
    expect(at(50)).toContain('shift the picture up by 14.9% of its height');
    expect(at(50)).toContain('pitch the camera 5.7° down');
  });

  test('beyond all measure', () => {
    expect(at(Number.MAX_VALUE)).toBe(
      'Your eyes are too far from the centre of the screen to correct the horizon.',
    );
  });

  test('below', () => {
    expect(at(-50)).toContain('pitch the camera 5.7° up');
  });
});
