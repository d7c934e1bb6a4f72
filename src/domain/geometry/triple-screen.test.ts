import { describe, expect, test } from 'vitest';
import { exampleRigs, touchingSides, valueOf } from '../../testing/example-rigs';
import { tripleScreen, type TripleRig } from './triple-screen';
import { radians, toDegrees, toRadians } from './units';

const flat: TripleRig = { ...exampleRigs.flatTriple32, sides: touchingSides };
const curved: TripleRig = { ...exampleRigs.curvedTriple32, sides: touchingSides };

describe('tripleScreen, worked examples of docs/formulas.md', () => {
  test('3 × 32in 16:9 at 70 cm, 8 mm bezels touching', () => {
    const triple = valueOf(tripleScreen(flat));
    expect(toDegrees(triple.sideAngle)).toBeCloseTo(54.7177, 4);
    expect(toDegrees(triple.total)).toBeCloseTo(163.1154, 4);
    expect(toDegrees(triple.blindWedge)).toBeCloseTo(1.0378, 4);
    expect(toDegrees(triple.oneProjection)).toBeCloseTo(113.2505, 4);
    expect(toDegrees(triple.oneProjectionBezelCorrected)).toBeCloseTo(114.0349, 4);
    // At the ideal angle a side screen equals the centre screen.
    expect(toDegrees(triple.sideFov.h)).toBeCloseTo(53.6799, 4);
    expect(toDegrees(triple.sideFov.v)).toBeCloseTo(31.7761, 4);
    expect(toDegrees(triple.sideSpan)).toBeCloseTo(53.6799, 4);
    expect(triple.sideDistanceMm).toBeCloseTo(700, 9);
    expect(triple.sideOffsetMm).toBe(0);
  });

  test('the same on a stand fixed at 45°', () => {
    const triple = valueOf(tripleScreen({ ...flat, sides: { ...touchingSides, sideAngle: toRadians(45) } }));
    expect(toDegrees(triple.total)).toBeCloseTo(154.8981, 4);
    expect(triple.sideDistanceMm / 10).toBeCloseTo(75.1095, 4);
    expect(triple.sideOffsetMm / 10).toBeCloseTo(12.3353, 4);
  });

  test('3 × 32in 16:9 1000R at 70 cm, 8 mm bezels touching', () => {
    const triple = valueOf(tripleScreen(curved));
    expect(toDegrees(triple.sideAngle)).toBeCloseTo(58.3155, 4);
    expect(toDegrees(triple.total)).toBeCloseTo(173.6982, 4);
    expect(toDegrees(triple.sideFov.h)).toBeCloseTo(57.0672, 4);
    expect(toDegrees(triple.sideFov.v)).toBeCloseTo(34.0115, 4);
    // Three pictures beside each other: 2·atan(3·tan(57.0672°/2)).
    expect(toDegrees(triple.oneProjection)).toBeCloseTo(116.9779, 3);
  });
});

describe('tripleScreen, by hand', () => {
  const square = { widthMm: 1000, heightMm: 500, curveRadiusMm: null };
  const bare = { bezelMm: 0, gapMm: null, sideAngle: null, panel: null };

  test('three sides of a square room, the eye in the middle', () => {
    const triple = valueOf(tripleScreen({ panel: square, eyeDistanceMm: 500, sides: bare }));
    expect(toDegrees(triple.sideAngle)).toBeCloseTo(90, 12);
    expect(toDegrees(triple.total)).toBeCloseTo(270, 12);
    expect(triple.blindWedge).toBe(0);
  });

  // Hinge at (500, 500), r = 707.107: A = 45° + asin(300/707.107) = 70.1041°; √(500 000 − 90 000) = 640.3124.
  test('side screens of 600 mm beside a centre of 1000 mm', () => {
    const sides = { ...bare, panel: { ...square, widthMm: 600 } };
    const triple = valueOf(tripleScreen({ panel: square, eyeDistanceMm: 500, sides }));
    expect(toDegrees(triple.sideAngle)).toBeCloseTo(70.1041, 4);
    expect(triple.sideDistanceMm).toBeCloseTo(640.3124, 4);
    // T/2 = A + atan(300/640.3124), half a side screen's own angle: 70.1041 + 25.1041.
    expect(toDegrees(triple.total)).toBeCloseTo(190.4164, 3);
  });

  // All screens on one circle round the eye: each bearing is its arc length over the radius, whatever the fold.
  test('one circle round the eye, cut in three', () => {
    const panel = { widthMm: 800, heightMm: 400, curveRadiusMm: 1000 };
    const triple = valueOf(
      tripleScreen({ panel, eyeDistanceMm: 1000, sides: { ...bare, gapMm: 50, sideAngle: radians(0.85) } }),
    );
    expect(triple.total).toBeCloseTo(2.5, 12);
    expect(triple.blindWedge).toBeCloseTo(0.05, 12);
    expect(triple.sideDistanceMm).toBeCloseTo(1000, 9);
    expect(triple.sideOffsetMm).toBeCloseTo(0, 9);
  });

  test('a measured gap takes the place of the bezels', () => {
    const measured = tripleScreen({ ...flat, sides: { ...touchingSides, bezelMm: 20, gapMm: 16 } });
    const touching = tripleScreen(flat);
    expect(measured).toEqual(touching);
  });
});

describe('the ideal angle is where a fixed one faces the eye', () => {
  const otherSides = [
    null,
    { widthMm: 500, heightMm: 300, curveRadiusMm: null },
    { widthMm: 600, heightMm: 340, curveRadiusMm: 1500 },
  ];
  test.each([flat, curved].flatMap((rig) => otherSides.map((panel) => ({ rig, panel }))))(
    '%j',
    ({ rig, panel }) => {
      const sides = { ...rig.sides, panel };
      const ideal = valueOf(tripleScreen({ ...rig, sides }));
      const fixed = valueOf(tripleScreen({ ...rig, sides: { ...sides, sideAngle: ideal.sideAngle } }));
      expect(fixed.sideOffsetMm).toBeCloseTo(0, 9);
      expect(fixed.sideDistanceMm).toBeCloseTo(ideal.sideDistanceMm, 9);
      expect(fixed.total).toBeCloseTo(ideal.total, 12);
      expect(fixed.blindWedge).toBeCloseTo(ideal.blindWedge, 12);
    },
  );
});

describe('an impossible rig', () => {
  const withSides = (sides: Partial<TripleRig['sides']>, eyeDistanceMm = 700) =>
    tripleScreen({ ...flat, eyeDistanceMm, sides: { ...touchingSides, ...sides } });
  const wide = { widthMm: 3000, heightMm: 400, curveRadiusMm: null };

  test.each([
    [() => withSides({ bezelMm: -1 }), 'gap-negative'],
    [() => withSides({ gapMm: -1 }), 'gap-negative'],
    [() => withSides({ bezelMm: NaN }), 'not-finite'],
    [() => withSides({ sideAngle: radians(-0.1) }), 'side-angle-out-of-range'],
    [() => withSides({ sideAngle: radians(Math.PI) }), 'side-angle-out-of-range'],
    [() => withSides({ sideAngle: radians(2 * Math.PI + 0.5) }), 'side-angle-out-of-range'],
    // The hinge is at 27.4° and the side screen turned 120° there shows its back: 27.4 + 90 < 120.
    [() => withSides({ sideAngle: toRadians(120) }), 'side-angle-out-of-range'],
    // The hinge is at x = 362 and the far corner 716 · cos 50° = 460 mm to the left of it, past the mirror line.
    [() => withSides({ sideAngle: toRadians(130) }, 100), 'side-screens-collide'],
    [() => withSides({ sideAngle: radians(Infinity) }), 'not-finite'],
    [() => withSides({ panel: wide }), 'side-screen-out-of-reach'],
    [() => withSides({ panel: { ...wide, widthMm: 0 } }), 'size-not-positive'],
    [() => withSides({ panel: { ...wide, widthMm: 5e-324, heightMm: 5e-324 } }), 'not-finite'],
    // Three screens of 708 mm close a triangle when its middle is 708/√12 = 204 mm from each.
    [() => withSides({ bezelMm: 0 }, 203), 'side-screens-collide'],
    [() => withSides({ bezelMm: 400 }, 0), 'distance-not-positive'],
  ] as const)('%#: %s', (ask, reason) => {
    expect(ask()).toEqual({ ok: false, reason });
  });

  // By hand: without bezels T = 3·H = 6·atan(354.208/205).
  test('a triangle around the eye is just open at 205 mm', () => {
    expect(toDegrees(valueOf(withSides({ bezelMm: 0 }, 205)).total)).toBeCloseTo(359.638, 3);
  });

  // Half the circle is 628 mm, half the screen 600: there is room for 28 mm more at each end.
  const tight = { widthMm: 1200, heightMm: 340, curveRadiusMm: 200 };
  const reasonAt = (rig: TripleRig) => {
    const outcome = tripleScreen(rig);
    return outcome.ok ? null : outcome.reason;
  };
  test.each([
    ['a gap', { gapMm: 80 }],
    ['a bezel that the gap hides', { bezelMm: 40, gapMm: 0 }],
  ])('%s that closes the circle', (_, sides) => {
    const rig = { panel: tight, eyeDistanceMm: 399.9, sides: { ...touchingSides, ...sides } };
    expect(reasonAt(rig)).toBe('arc-longer-than-circle');
  });

  test('half of the gap belongs to each screen, and 20 mm are not too many', () => {
    const rig = { panel: tight, eyeDistanceMm: 399.9, sides: { ...touchingSides, gapMm: 40 } };
    expect(reasonAt(rig)).not.toBe('arc-longer-than-circle');
  });

  test('bezels that close the circle of the side screens alone', () => {
    expect(withSides({ bezelMm: 40, gapMm: 0, panel: tight })).toEqual({
      ok: false,
      reason: 'arc-longer-than-circle',
    });
    // Half a circle and a quarter at either end are a whole one.
    const half = { widthMm: 128 * Math.PI, heightMm: 340, curveRadiusMm: 128 };
    expect(withSides({ bezelMm: 64 * Math.PI, gapMm: 0, panel: half })).toEqual({
      ok: false,
      reason: 'arc-longer-than-circle',
    });
  });

  // In a row, the inner seam of a side screen is seen edge-on from s + c·tan t before the centre, with c and s of the
  // seam and t = 1.2, or 1.3 with the gap: 318.82 + 466.02 · 2.5722 = 1517.5 mm, or 366.25 + 481.78 · 3.6021 = 2101.7 mm.
  test.each([
    [0, 1517, 1518],
    [100, 2101, 2102],
  ])('strongly curved screens in a row with a gap of %d mm', (gapMm, tooNearMm, farEnoughMm) => {
    const panel = { widthMm: 1200, heightMm: 340, curveRadiusMm: 500 };
    const at = (eyeDistanceMm: number) =>
      reasonAt({ panel, eyeDistanceMm, sides: { bezelMm: 0, gapMm, sideAngle: radians(0), panel: null } });
    expect(at(tooNearMm)).toBe('side-angle-out-of-range');
    expect(at(farEnoughMm)).toBeNull();
  });

  // The eye inside the bowl of the side screen, 200 mm from its middle: its rims come 372 mm forward, behind the eye.
  test('a side screen whose rims are behind the eye', () => {
    const bowl = { widthMm: 1200, heightMm: 340, curveRadiusMm: 400 };
    const panel = { widthMm: 101.6, heightMm: 340, curveRadiusMm: null };
    const sides = { bezelMm: 0, gapMm: 0, sideAngle: toRadians(120), panel: bowl };
    expect(reasonAt({ panel, eyeDistanceMm: 431.4, sides })).toBe('side-angle-out-of-range');
  });
});
