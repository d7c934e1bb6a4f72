import { describe, expect, test } from 'vitest';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { flatScreen } from './flat-screen';
import { toDegrees } from './units';

describe('flatScreen', () => {
  // docs/formulas.md, worked examples: 27in 16:9 at 50 cm.
  test('27in 16:9 at 50 cm', () => {
    const { h, v } = valueOf(flatScreen(exampleRigs.flat27.panel, 500));
    expect(toDegrees(h)).toBeCloseTo(61.7358, 4);
    expect(toDegrees(v)).toBeCloseTo(37.1675, 4);
  });

  // By hand: as far away as half the width is 90°.
  test('a screen twice as wide as it is far away spans 90°', () => {
    expect(toDegrees(valueOf(flatScreen({ widthMm: 1000, heightMm: 500 }, 500)).h)).toBeCloseTo(90, 12);
  });

  test.each([
    [0, 300, 500, 'size-not-positive'],
    [600, -300, 500, 'size-not-positive'],
    [600, 300, 0, 'distance-not-positive'],
    [600, 300, -5, 'distance-not-positive'],
    [600, NaN, 500, 'not-finite'],
    [5e-324, 5e-324, 1e308, 'not-finite'],
    [600, 5e-324, 500, 'not-finite'],
  ] as const)('%d × %d at %d: %s', (widthMm, heightMm, distanceMm, reason) => {
    expect(flatScreen({ widthMm, heightMm }, distanceMm)).toEqual({ ok: false, reason });
  });
});
