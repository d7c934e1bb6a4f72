import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valueOf } from '../../testing/example-rigs';
import { standAngle } from './stand-angle';
import { toDegrees } from './units';

const angle = (centreWidthMm: number, sideWidthMm: number, farCornersMm: number) =>
  standAngle({ centreWidthMm, sideWidthMm, farCornersMm });

describe('standAngle', () => {
  // By hand: straight, square, an equilateral triangle; 3 : 4 : 5; and folded shut.
  test.each([
    [600, 600, 1200, 0],
    [600, 600, 600 * Math.SQRT2, 90],
    [600, 600, 600, 120],
    [300, 400, 500, 90],
    [600, 600, 600 * Math.sqrt(3), 60],
    [600, 400, 200, 180],
  ])('%d, %d and %d across: %d°', (p, q, r, degrees) => {
    expect(toDegrees(valueOf(angle(p, q, r)))).toBeCloseTo(degrees, 10);
  });

  test.each([
    [600, 600, 1201, 'tapes-make-no-triangle'],
    [600, 300, 299, 'tapes-make-no-triangle'],
    [0, 600, 600, 'size-not-positive'],
    [600, 0, 600, 'size-not-positive'],
    [600, 600, 0, 'size-not-positive'],
    [NaN, 600, 600, 'not-finite'],
    [1e308, 1e308, 1e308, 'not-finite'],
    [6e307, 6e307, 1e308, 'not-finite'],
    [1e308, 5e-324, 1e308, 'not-finite'],
    [1e20, 1, 1e20, 'not-finite'],
  ] as const)('%d, %d and %d across: %s', (p, q, r, reason) => {
    expect(angle(p, q, r)).toEqual({ ok: false, reason });
  });

  test('measures a stand that was built with coordinates', () => {
    const width = fc.double({ min: 200, max: 1500, noNaN: true });
    fc.assert(
      fc.property(width, width, fc.double({ min: 0.01, max: 3.1, noNaN: true }), (p, q, built) => {
        const farCornersMm = Math.hypot(p + q * Math.cos(built), q * Math.sin(built));
        expect(valueOf(angle(p, q, farCornersMm))).toBeCloseTo(built, 6);
      }),
    );
  });
});
