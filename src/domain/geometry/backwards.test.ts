import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleRigs, touchingSides, valueOf } from '../../testing/example-rigs';
import { anyFit, between } from '../../testing/sample-rigs';
import { diagonalForH, diagonalForTotal, eyeDistanceForSideAngle, eyeDistanceForTotal } from './backwards';
import { eyeDistanceForH, eyeDistanceForV } from './eye-distance';
import { panelSize } from './panel-size';
import { tripleScreen } from './triple-screen';
import { radians, toRadians } from './units';
import { viewAngles } from './view-angles';

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
  // Square, so √2 times the width; and a line, so the width itself. Only the ratio of the two numbers counts.
  const square = { ...screen, ratio: { width: 1e200, height: 1e200 } };
  expect(valueOf(diagonalForH(square, toRadians(90)))).toBeCloseTo(1000 * Math.SQRT2, 9);
  const line = { ...screen, ratio: { width: 1, height: 1e-308 } };
  expect(valueOf(diagonalForH(line, toRadians(90)))).toBeCloseTo(1000, 9);
});

// Three in a row, each bent by 1.2 rad to either side: its rims are 500·sin 1.2 beside and 500·(1 − cos 1.2) before its
// middle, so at 1700 mm the outermost is seen at atan(3·500·sin 1.2/(1700 − 500·(1 − cos 1.2))). Nearer than about 1500
// mm the side screens hide their inner rims, so the search must not start from the near end.
test('the distance from three strongly curved screens in a row', () => {
  const rig = {
    panel: { widthMm: 1200, heightMm: 340, curveRadiusMm: 500 },
    sides: { bezelMm: 0, gapMm: 0, sideAngle: radians(0), panel: null },
  };
  const half = Math.atan((1500 * Math.sin(1.2)) / (1700 - 500 * (1 - Math.cos(1.2))));
  expect(valueOf(eyeDistanceForTotal(rig, radians(2 * half)))).toBeCloseTo(1700, 6);
});

describe('backwards undoes forwards', () => {
  test('H and V of one screen, flat or curved, in every fit', () => {
    fc.assert(
      fc.property(panel, anyFit, between(350, 1500), (screen, curveFit, eyeDistanceMm) => {
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
        anyFit,
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

describe('the diagonal of each of three', () => {
  const of32 = {
    ratio: { width: 16, height: 9 },
    curveRadiusMm: null,
    eyeDistanceMm: 700,
    sides: { bezelMm: 8, gapMm: null },
  };

  // The worked example of docs/formulas.md, from right to left: 32in are 812.8 mm.
  test('32in for 163.1154° at 70 cm', () => {
    expect(valueOf(diagonalForTotal(of32, toRadians(163.1154)))).toBeCloseTo(812.8, 2);
  });

  // The same for 1000R: 173.6982°.
  test('and curved', () => {
    const curved = { ...of32, curveRadiusMm: 1000 };
    expect(valueOf(diagonalForTotal(curved, toRadians(173.6982)))).toBeCloseTo(812.8, 2);
  });

  test('undoes forwards', () => {
    fc.assert(
      fc.property(
        between(400, 1500),
        fc.option(between(800, 4000)),
        between(0, 30),
        between(350, 1500),
        (diagonalMm, curveRadiusMm, bezelMm, eyeDistanceMm) => {
          const ratio = { width: 16, height: 9 };
          const size = valueOf(panelSize(ratio, diagonalMm));
          const view = tripleScreen({
            panel: { ...size, curveRadiusMm },
            eyeDistanceMm,
            sides: { ...touchingSides, bezelMm },
          });
          fc.pre(view.ok);
          const screens = { ratio, curveRadiusMm, eyeDistanceMm, sides: { bezelMm, gapMm: null } };
          expect(valueOf(diagonalForTotal(screens, valueOf(view).total))).toBeCloseTo(diagonalMm, 6);
        },
      ),
    );
  });

  const outOfRange = 'wanted-angle-out-of-range';
  test.each([
    [outOfRange, () => diagonalForTotal(of32, toRadians(360))],
    // Seams of 16 mm alone turn the sides by 2·atan(8/700) = 1.31° each.
    [outOfRange, () => diagonalForTotal(of32, toRadians(2))],
    ['distance-not-positive', () => diagonalForTotal({ ...of32, eyeDistanceMm: 0 }, toRadians(90))],
    ['radius-not-positive', () => diagonalForTotal({ ...of32, curveRadiusMm: 0 }, toRadians(90))],
    ['size-not-positive', () => diagonalForTotal({ ...of32, ratio: { width: 0, height: 9 } }, toRadians(90))],
    ['gap-negative', () => diagonalForTotal({ ...of32, sides: { bezelMm: -1, gapMm: 0 } }, toRadians(90))],
    ['gap-negative', () => diagonalForTotal({ ...of32, sides: { bezelMm: 0, gapMm: -1 } }, toRadians(90))],
    // At 3 m, glass of 300R hides itself before it spans so much.
    [
      'rim-hides-screen',
      () => diagonalForTotal({ ...of32, curveRadiusMm: 300, eyeDistanceMm: 3000 }, toRadians(200)),
    ],
  ] as const)('%s', (reason, ask) => {
    expect(ask()).toEqual({ ok: false, reason });
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

  const straight = { ...flat, sides: { ...touchingSides, sideAngle: toRadians(0) } };
  const noGap = { ...touchingSides, bezelMm: 0 };
  const panelOf = (widthMm: number) => ({ widthMm, heightMm: 340, curveRadiusMm: null });
  // o = 0 asks for d = (300·cos 150° + 500)/sin 150° = 480 mm, but the eye then sees the back of the side screens.
  const widerSides = { panel: panelOf(600), sides: { ...noGap, panel: panelOf(1000) } };
  // d = (500·cos 120° + 150)/sin 120° is below zero.
  const narrowerSides = { panel: panelOf(1000), sides: { ...noGap, panel: panelOf(300) } };
  // d = (500·cos A + m)/sin A is 0 for m = −500·cos A.
  const touchedSides = { panel: panelOf(1000), sides: { ...noGap, panel: panelOf(-1000 * Math.cos(2)) } };

  test.each([
    ['H of half a turn', () => eyeDistanceForH(exampleRigs.flat27, toRadians(180))],
    ['H of nothing', () => eyeDistanceForH(exampleRigs.flat27, toRadians(0))],
    ['V of half a turn', () => eyeDistanceForV(exampleRigs.flat27, toRadians(180))],
    ['V below nothing', () => eyeDistanceForV(exampleRigs.flat27, toRadians(-10))],
    // The balanced fit never reaches half a turn: the rim does, the average does not.
    ['balanced H of 179°', () => eyeDistanceForH(exampleRigs.curved49, toRadians(179))],
    ['A of half a turn', () => eyeDistanceForSideAngle(flat, toRadians(180))],
    ['A that shows the backs', () => eyeDistanceForSideAngle(widerSides, toRadians(150))],
    ['A from behind the glass', () => eyeDistanceForSideAngle(narrowerSides, toRadians(120))],
    ['A from inside the glass', () => eyeDistanceForSideAngle(touchedSides, radians(2))],
    ['T of a full turn', () => eyeDistanceForTotal(flat, toRadians(360))],
    ['T of 181° in one plane', () => eyeDistanceForTotal(straight, toRadians(181))],
    ['a diagonal for half a turn', () => diagonalForH(screen, toRadians(180))],
    ['a diagonal for next to nothing', () => diagonalForH(screen, radians(5e-324))],
  ])('%s', (_, ask) => {
    expect(ask()).toEqual(outOfRange);
  });

  test.each([
    ['not-finite', () => eyeDistanceForH({ ...exampleRigs.flat27, eyeOffsetMm: NaN }, toRadians(60))],
    ['not-finite', () => eyeDistanceForH(exampleRigs.flat27, radians(NaN))],
    ['size-not-positive', () => eyeDistanceForH({ ...exampleRigs.flat27, panel: panelOf(0) }, toRadians(60))],
    ['size-not-positive', () => eyeDistanceForV({ ...exampleRigs.flat27, panel: panelOf(0) }, toRadians(60))],
    [
      'size-not-positive',
      () => eyeDistanceForTotal({ ...flat, sides: { ...touchingSides, panel: panelOf(0) } }, toRadians(60)),
    ],
    [
      'gap-negative',
      () => eyeDistanceForSideAngle({ ...flat, sides: { ...touchingSides, gapMm: -1 } }, toRadians(60)),
    ],
    [
      'gap-negative',
      () => eyeDistanceForTotal({ ...flat, sides: { ...touchingSides, bezelMm: -1 } }, toRadians(60)),
    ],
    [
      'gap-negative',
      () => eyeDistanceForSideAngle({ ...flat, sides: { ...touchingSides, gapMm: -5000 } }, toRadians(60)),
    ],
    ['not-finite', () => eyeDistanceForSideAngle({ ...flat, panel: panelOf(NaN) }, toRadians(60))],
    ['side-screens-collide', () => eyeDistanceForSideAngle(flat, toRadians(150))],
    ['distance-not-positive', () => diagonalForH({ ...screen, eyeDistanceMm: 0 }, toRadians(60))],
    ['radius-not-positive', () => diagonalForH({ ...screen, curveRadiusMm: 0 }, toRadians(60))],
    ['size-not-positive', () => diagonalForH({ ...screen, ratio: { width: 0, height: 9 } }, toRadians(60))],
    // At 3 m, glass of 1000R covers at most 2·asin(1000/(3000 − 1000)) = 60°: beyond that it hides itself.
    ['rim-hides-screen', () => diagonalForH({ ...screen, eyeDistanceMm: 3000 }, toRadians(100))],
  ] as const)('%s', (reason, ask) => {
    expect(ask()).toEqual({ ok: false, reason });
  });
});
