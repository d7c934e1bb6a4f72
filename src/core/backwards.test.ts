import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  diagonalForH,
  eyeDistanceForH,
  eyeDistanceForSideAngle,
  eyeDistanceForTotal,
  eyeDistanceForV,
} from './backwards';
import { exampleRigs, touchingSides, valueOf } from './example-rigs';
import { panelSize } from './panel-size';
import { tripleScreen } from './triple-screen';
import { radians, toRadians } from './units';
import { viewAngles } from './view-angles';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const fit = fc.constantFrom('centre' as const, 'balanced' as const, 'edge' as const);
const panel = fc.record({
  widthMm: between(400, 1300),
  heightMm: between(250, 500),
  curveRadiusMm: fc.option(between(800, 4000)),
});
const sides = fc.record({
  bezelMm: between(0, 30),
  gapMm: fc.option(between(0, 80)),
  sideAngle: fc.option(between(0, 1.2).map(radians)),
  panel: fc.option(panel),
});

describe('worked examples of docs/formulas.md', () => {
  test('27in, wanted H 60°', () => {
    expect(valueOf(eyeDistanceForH(exampleRigs.flat27, toRadians(60))) / 10).toBeCloseTo(51.7646, 4);
  });

  test('3 × 32in with 8 mm bezels, wanted A 60°', () => {
    const rig = { ...exampleRigs.flatTriple32, sides: touchingSides };
    expect(valueOf(eyeDistanceForSideAngle(rig, toRadians(60))) / 10).toBeCloseTo(62.7363, 4);
  });

  test('and the forward examples read from right to left', () => {
    const flat = { ...exampleRigs.flatTriple32, sides: touchingSides };
    expect(valueOf(eyeDistanceForTotal(flat, toRadians(163.1154)))).toBeCloseTo(700, 2);
    const fixed = { ...flat, sides: { ...touchingSides, sideAngle: toRadians(45) } };
    expect(valueOf(eyeDistanceForTotal(fixed, toRadians(154.8981)))).toBeCloseTo(700, 2);
    const curved = { ...exampleRigs.curved49, fit: 'edge' as const };
    expect(valueOf(eyeDistanceForH(curved, toRadians(93.994)))).toBeCloseTo(700, 2);
    expect(valueOf(eyeDistanceForH(exampleRigs.curved49, toRadians(87.2835)))).toBeCloseTo(700, 2);
    expect(valueOf(eyeDistanceForV(exampleRigs.flat27, toRadians(37.1675)))).toBeCloseTo(500, 2);
  });
});

// By hand: 2·d·tan(45°) = 1000 mm wide at 500 mm, 4:3, so a diagonal of 1250 mm.
test('the diagonal it takes for 90° at 50 cm', () => {
  const screen = {
    ratio: { width: 4, height: 3 },
    curveRadiusMm: null,
    fit: 'centre',
    eyeDistanceMm: 500,
  } as const;
  expect(valueOf(diagonalForH(screen, toRadians(90)))).toBeCloseTo(1250, 9);
});

describe('backwards undoes forwards', () => {
  test('H and V of one screen, flat or curved, in every fit', () => {
    fc.assert(
      fc.property(panel, fit, between(350, 1500), (screen, curveFit, eyeDistanceMm) => {
        const rig = { panel: screen, eyeDistanceMm, eyeOffsetMm: 0, fit: curveFit, sides: null };
        const view = viewAngles(rig);
        fc.pre(view.ok);
        const { h, v } = valueOf(view);
        expect(valueOf(eyeDistanceForH(rig, h))).toBeCloseTo(eyeDistanceMm, 6);
        expect(valueOf(eyeDistanceForV(rig, v))).toBeCloseTo(eyeDistanceMm, 6);
      }),
    );
  });

  test('A and T of three screens, ideal or fixed', () => {
    fc.assert(
      fc.property(panel, sides, between(350, 1500), (screen, sideScreens, eyeDistanceMm) => {
        const rig = { panel: screen, eyeDistanceMm, sides: sideScreens };
        const view = tripleScreen(rig);
        fc.pre(view.ok);
        const { sideAngle, total } = valueOf(view);
        expect(valueOf(eyeDistanceForTotal(rig, total))).toBeCloseTo(eyeDistanceMm, 6);
        if (sideScreens.sideAngle === null) {
          expect(valueOf(eyeDistanceForSideAngle(rig, sideAngle))).toBeCloseTo(eyeDistanceMm, 6);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the diagonal', () => {
    const curveRadius = fc.option(between(800, 4000));
    fc.assert(
      fc.property(
        between(500, 1200),
        curveRadius,
        fit,
        between(350, 1500),
        (diagonalMm, curveRadiusMm, curveFit, eyeDistanceMm) => {
          const ratio = { width: 64, height: 27 };
          const size = valueOf(panelSize(ratio, diagonalMm));
          const view = viewAngles({
            panel: { ...size, curveRadiusMm },
            eyeDistanceMm,
            eyeOffsetMm: 0,
            fit: curveFit,
            sides: null,
          });
          fc.pre(view.ok);
          const screen = { ratio, curveRadiusMm, fit: curveFit, eyeDistanceMm };
          expect(valueOf(diagonalForH(screen, valueOf(view).h))).toBeCloseTo(diagonalMm, 6);
        },
      ),
    );
  });
});

describe('what cannot be had', () => {
  const flat = { ...exampleRigs.flatTriple32, sides: touchingSides };
  const screen = {
    ratio: { width: 16, height: 9 },
    curveRadiusMm: 1000,
    fit: 'balanced',
    eyeDistanceMm: 500,
  } as const;
  const outOfRange = { ok: false, reason: 'wanted-angle-out-of-range' };

  test.each([
    eyeDistanceForH(exampleRigs.flat27, toRadians(180)),
    eyeDistanceForH(exampleRigs.flat27, toRadians(0)),
    eyeDistanceForV(exampleRigs.flat27, toRadians(-10)),
    // The balanced fit never reaches half a turn: the rim does, the average does not.
    eyeDistanceForH(exampleRigs.curved49, toRadians(179)),
    eyeDistanceForSideAngle(flat, toRadians(180)),
    eyeDistanceForTotal(flat, toRadians(360)),
    eyeDistanceForTotal({ ...flat, sides: { ...touchingSides, sideAngle: toRadians(0) } }, toRadians(181)),
    diagonalForH(screen, toRadians(180)),
  ])('%j', (outcome) => {
    expect(outcome).toEqual(outOfRange);
  });

  test.each([
    [eyeDistanceForH({ ...exampleRigs.flat27, eyeOffsetMm: NaN }, toRadians(60)), 'not-finite'],
    [eyeDistanceForH(exampleRigs.flat27, radians(NaN)), 'not-finite'],
    [
      eyeDistanceForSideAngle({ ...flat, sides: { ...touchingSides, gapMm: -1 } }, toRadians(60)),
      'gap-negative',
    ],
    [eyeDistanceForSideAngle(flat, toRadians(150)), 'side-screens-collide'],
    [diagonalForH({ ...screen, eyeDistanceMm: 0 }, toRadians(60)), 'distance-not-positive'],
    [diagonalForH({ ...screen, curveRadiusMm: 0 }, toRadians(60)), 'radius-not-positive'],
    [diagonalForH({ ...screen, ratio: { width: 0, height: 9 } }, toRadians(60)), 'size-not-positive'],
  ] as const)('%j', (outcome, reason) => {
    expect(outcome).toEqual({ ok: false, reason });
  });
});
