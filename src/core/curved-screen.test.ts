import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { curvedScreen } from './curved-screen';
import { exampleRigs, valueOf } from './example-rigs';
import { toDegrees } from './units';

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
    expect(toDegrees(fitted.rmsError)).toBeCloseTo(rms, 2);
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

/**
 * The balanced fit from its definition alone: rays at evenly spread bearings, Simpson's rule, and a search for the H
 * where moving either way makes the error larger.
 */
const balancedByRays = (widthMm: number, curveRadiusMm: number, distanceMm: number) => {
  const rays = 2000;
  const bend = widthMm / 2 / curveRadiusMm;
  const rim = Math.atan2(
    curveRadiusMm * Math.sin(bend),
    distanceMm - curveRadiusMm + curveRadiusMm * Math.cos(bend),
  );
  const seen = Array.from({ length: rays + 1 }, (_, i) => {
    const bearing = (rim * i) / rays;
    // Law of sines in the triangle of eye, centre of the circle and column.
    const turn = bearing + Math.asin(((distanceMm - curveRadiusMm) / curveRadiusMm) * Math.sin(bearing));
    const simpson = i === 0 || i === rays ? 1 : i % 2 === 0 ? 2 : 4;
    return { bearing, across: turn / bend, weight: simpson / (3 * rays) };
  });
  const pull = (tanHalfH: number) =>
    seen.reduce((sum, { bearing, across, weight }) => {
      const shown = across * tanHalfH;
      return sum + (weight * (Math.atan(shown) - bearing) * across) / (1 + shown * shown);
    }, 0);
  let [low, high] = [0, 10 * (widthMm / distanceMm + Math.tan(rim))];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (pull(middle) < 0) low = middle;
    else high = middle;
  }
  const meanSquare = seen.reduce(
    (sum, { bearing, across, weight }) => sum + weight * (Math.atan(across * high) - bearing) ** 2,
    0,
  );
  return { h: 2 * Math.atan(high), rmsError: Math.sqrt(meanSquare) };
};

describe('the balanced fit', () => {
  test('agrees with a fine numeric reference to 1e-9', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 400, max: 1600, noNaN: true }),
        fc.double({ min: 600, max: 4000, noNaN: true }),
        fc.double({ min: 300, max: 1800, noNaN: true }),
        (widthMm, curveRadiusMm, distanceMm) => {
          const view = curvedScreen({ widthMm, heightMm: 340, curveRadiusMm }, distanceMm);
          fc.pre(view.ok);
          const reference = balancedByRays(widthMm, curveRadiusMm, distanceMm);
          const { balanced } = valueOf(view).fits;
          expect(Math.abs(balanced.h - reference.h)).toBeLessThan(1e-9);
          expect(Math.abs(balanced.rmsError - reference.rmsError)).toBeLessThan(1e-9);
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
    const { balanced } = valueOf(curvedScreen({ widthMm, heightMm: 340, curveRadiusMm }, distanceMm)).fits;
    const reference = balancedByRays(widthMm, curveRadiusMm, distanceMm);
    expect(Math.abs(balanced.h - reference.h)).toBeLessThan(1e-9);
  });

  test('has the smallest error of the three', () => {
    const { centre, balanced, edge } = valueOf(curvedScreen(curved49, 700)).fits;
    expect(balanced.rmsError).toBeLessThan(centre.rmsError);
    expect(balanced.rmsError).toBeLessThan(edge.rmsError);
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
  // 600/1224.5 = 0.49 times the least double is nothing; at the edge, 565/(1224.5 − 175) = 0.54 times of it is one again.
  [{ widthMm: 1200, heightMm: 1200 * 5e-324, curveRadiusMm: 1000 }, 1224.5, 'not-finite'],
] as const)('%j at %d mm: %s', (panel, distanceMm, reason) => {
  expect(curvedScreen(panel, distanceMm)).toEqual({ ok: false, reason });
});
