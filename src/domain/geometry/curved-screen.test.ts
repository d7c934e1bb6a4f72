import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { raysTo, rmsErrorOf } from '../../testing/curved-rays';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { curvedScreen, type CurvedPanel } from './curved-screen';
import { radians, toDegrees } from './units';

const curved49 = { ...exampleRigs.curved49.panel, curveRadiusMm: 1000 };
const curved34 = { ...exampleRigs.curved34.panel, curveRadiusMm: 1500 };

describe('curvedScreen, worked examples of docs/formulas.md', () => {
  const look = () => valueOf(curvedScreen(curved49, 700));

  test('49in 32:9 1000R at 70 cm: chord and sagitta', () => {
    const view = look();
    expect(view.chordMm / 10).toBeCloseTo(112.7729, 4);
    expect(70 - view.chordDistanceMm / 10).toBeCloseTo(17.4133, 4);
    expect(toDegrees(view.coverage)).toBeCloseTo(93.994, 4);
  });

  test.each([
    ['centre', 81.1136, 27.0665, 2.58, 1],
    ['balanced', 87.2835, 30.0291, 1.27, 0.8974],
    ['edge', 93.994, 33.5637, 2.84, 0.7981],
  ] as const)('49in 32:9 1000R at 70 cm, %s', (fit, h, v, rms, scale) => {
    const fitted = look().fits[fit];
    expect(toDegrees(fitted.h)).toBeCloseTo(h, 4);
    expect(toDegrees(fitted.v)).toBeCloseTo(v, 4);
    expect(toDegrees(radians(rmsErrorOf(fitted.h, raysTo(curved49, 700, 2000))))).toBeCloseTo(rms, 2);
    expect(fitted.scaleAhead).toBeCloseTo(scale, 4);
  });

  test.each([
    ['centre', 67.1564],
    ['balanced', 69.396],
    ['edge', 71.4386],
  ] as const)('34in 43:18 1500R at 60 cm, %s', (fit, h) => {
    const fitted = valueOf(curvedScreen(curved34, 600)).fits[fit];
    expect(toDegrees(fitted.h)).toBeCloseTo(h, 4);
    if (fit === 'centre') expect(toDegrees(fitted.v)).toBeCloseTo(31.0602, 4);
  });
});

/** The balanced H from its definition: the H where moving either way makes the error larger. */
const balancedByRays = (panel: CurvedPanel, distanceMm: number): number => {
  const rays = raysTo(panel, distanceMm, 2000);
  const pull = (tanHalfH: number) =>
    rays.reduce((sum, { bearing, across, weight }) => {
      const shown = across * tanHalfH;
      return sum + (weight * (Math.atan(shown) - bearing) * across) / (1 + shown * shown);
    }, 0);
  let [low, high] = [0, 10 * (panel.widthMm / distanceMm + Math.tan(rays.at(-1)!.bearing))];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (pull(middle) < 0) low = middle;
    else high = middle;
  }
  return 2 * Math.atan(high);
};

describe('the balanced fit', () => {
  test('agrees with a fine numeric reference to 1e-9', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 400, max: 1600, noNaN: true }),
        fc.double({ min: 600, max: 4000, noNaN: true }),
        fc.double({ min: 300, max: 1800, noNaN: true }),
        (widthMm, curveRadiusMm, distanceMm) => {
          const panel = { widthMm, heightMm: 340, curveRadiusMm };
          const view = curvedScreen(panel, distanceMm);
          fc.pre(view.ok);
          const { balanced } = valueOf(view).fits;
          expect(Math.abs(balanced.h - balancedByRays(panel, distanceMm))).toBeLessThan(1e-9);
        },
      ),
      { numRuns: 150 },
    );
  });

  // The rims are 175, 1.8, 465 and 215 mm in front of the middle: each eye is just outside of them.
  test.each([
    [1200, 1000, 190],
    [1200, 100000, 130],
    [1500, 500, 470],
    [1200, 800, 230],
  ])('stays right where the eye is very near: %d wide, %dR, at %d', (widthMm, curveRadiusMm, distanceMm) => {
    const panel = { widthMm, heightMm: 340, curveRadiusMm };
    const { balanced } = valueOf(curvedScreen(panel, distanceMm)).fits;
    expect(Math.abs(balanced.h - balancedByRays(panel, distanceMm))).toBeLessThan(1e-9);
  });

  test('has the smallest error of the three', () => {
    const { centre, balanced, edge } = valueOf(curvedScreen(curved49, 700)).fits;
    const [least, ...others] = [balanced, centre, edge].map(({ h }) =>
      rmsErrorOf(h, raysTo(curved49, 700, 2000)),
    );
    expect(least).toBeLessThan(Math.min(...others));
  });
});

test.each([
  [{ widthMm: 1200, heightMm: 340, curveRadiusMm: 150 }, 700, 'arc-longer-than-circle'],
  [{ widthMm: 1200, heightMm: 340, curveRadiusMm: 1000 }, 174, 'rim-behind-eye'],
  [{ widthMm: 1200, heightMm: 340, curveRadiusMm: -1000 }, 700, 'radius-not-positive'],
  [{ widthMm: 1200, heightMm: 340, curveRadiusMm: 1000 }, 0, 'distance-not-positive'],
  [{ widthMm: 1200, heightMm: 340, curveRadiusMm: Infinity }, 700, 'not-finite'],
  [{ widthMm: 600, heightMm: 340, curveRadiusMm: 120 }, 5000, 'rim-hides-screen'],
  // A tangent of 5e−331 is no double.
  [{ widthMm: 1e-300, heightMm: 1e-300, curveRadiusMm: 1000 }, 1e30, 'not-finite'],
  // 600/1224.5 = 0.49 times the least double is 0; at the edge, 565/(1224.5 − 175) = 0.54 times of it rounds up to one.
  [{ widthMm: 1200, heightMm: 1200 * 5e-324, curveRadiusMm: 1000 }, 1224.5, 'not-finite'],
  // The squared distance to a column overflows, so no column has a weight.
  [{ widthMm: 1e160, heightMm: 1e160, curveRadiusMm: 1e160 }, 1e160, 'not-finite'],
  [{ widthMm: 1e-170, heightMm: 1e-170, curveRadiusMm: 1e-170 }, 1e-170, 'not-finite'],
] as const)('%j at %d mm: %s', (panel, distanceMm, reason) => {
  expect(curvedScreen(panel, distanceMm)).toEqual({ ok: false, reason });
});
