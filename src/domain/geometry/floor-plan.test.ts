import { describe, expect, test } from 'vitest';
import { exampleRigs, touchingSides, valueOf } from '../../testing/example-rigs';
import { floorPlan, partialPlan, planBounds, type Point, type Stroke } from './floor-plan';
import { toRadians } from './units';

const expectAt = (point: Point, xMm: number, yMm: number) => {
  expect(point.xMm).toBeCloseTo(xMm, 6);
  expect(point.yMm).toBeCloseTo(yMm, 6);
};

/** End points of an arc, recomputed from its centre, radius and angles. */
const endsOf = (stroke: Stroke) => {
  if (stroke.kind === 'line') return { start: stroke.start, end: stroke.end };
  const at = (angle: number) => ({
    xMm: stroke.centre.xMm + stroke.radiusMm * Math.sin(angle),
    yMm: stroke.centre.yMm + stroke.radiusMm * Math.cos(angle),
  });
  return { start: at(stroke.startAngle), end: at(stroke.endAngle) };
};

describe('footprint, worked examples of docs/formulas.md', () => {
  test.each([
    ['flat', exampleRigs.flatTriple32, 156.127, 59.1353],
    ['curved', exampleRigs.curvedTriple32, 145.3137, 66.7937],
  ] as const)('3 × 32in, %s', (_, rig, width, depth) => {
    const { footprint } = valueOf(floorPlan(rig));
    expect(footprint.widthMm / 10).toBeCloseTo(width, 4);
    expect(footprint.depthMm / 10).toBeCloseTo(depth, 4);
  });
});

describe('footprint, by hand', () => {
  const panel = { widthMm: 1000, heightMm: 500, curveRadiusMm: null };
  const at = (degrees: number, sides: { bezelMm: number; gapMm: number | null }) =>
    valueOf(
      floorPlan({
        ...exampleRigs.flat27,
        panel,
        eyeDistanceMm: 800,
        sides: { ...sides, sideAngle: toRadians(degrees), panel: null },
      }),
    ).footprint;

  test('in one plane: three widths, six bezels and no depth', () => {
    expect(at(0, { bezelMm: 10, gapMm: null })).toEqual({ widthMm: 3060, depthMm: 0 });
  });

  test('folded square: one width across, one deep', () => {
    const { widthMm, depthMm } = at(90, { bezelMm: 10, gapMm: null });
    expect(widthMm).toBeCloseTo(1020, 9);
    expect(depthMm).toBeCloseTo(1020, 9);
  });

  // A 60 mm gap with 10 mm bezels, in one plane: 3000 lit, two gaps, one bezel at each end.
  test('posts between the frames', () => {
    expect(at(0, { bezelMm: 10, gapMm: 60 }).widthMm).toBeCloseTo(3140, 9);
  });
});

// 600 mm of 1000R at 700 mm, no frames, turned 80°: the hinge is at (295.520, 655.336), the side's middle at (390.822,
// 372.062) and the centre of its circle 1000 mm behind that at 80°, at (−593.986, …). The circle is widest 1000 mm
// right of its centre, 10° beyond the middle and still on the glass. Its near end is at y = 73.275.
test('an arc is widest where it runs straight back', () => {
  const { footprint } = valueOf(
    floorPlan({
      ...exampleRigs.flat27,
      panel: { widthMm: 600, heightMm: 340, curveRadiusMm: 1000 },
      eyeDistanceMm: 700,
      sides: { bezelMm: 0, gapMm: 0, sideAngle: toRadians(80), panel: null },
    }),
  );
  expect(footprint.widthMm).toBeCloseTo(812.028, 3);
  expect(footprint.depthMm).toBeCloseTo(626.725, 3);
});

describe('floorPlan', () => {
  test('one flat screen is a line ahead', () => {
    const plan = valueOf(floorPlan(exampleRigs.flat27));
    expect(plan.sides).toBeNull();
    expect(plan.centre.lit.kind).toBe('line');
    expectAt(plan.centre.lit.start, -298.8632517, 500);
    expectAt(plan.centre.lit.end, 298.8632517, 500);
    expect(plan.centre.frame).toEqual(plan.centre.lit);
  });

  test('one curved screen is an arc around a centre behind the eye', () => {
    const { lit } = valueOf(floorPlan(exampleRigs.curved49)).centre;
    if (lit.kind !== 'arc') throw new Error('Expected an arc.');
    expectAt(lit.centre, 0, -300);
    // docs/formulas.md, worked examples: chord 112.7729 cm, sagitta 17.4133 cm.
    expect(lit.end.xMm / 10).toBeCloseTo(112.7729 / 2, 4);
    expect(lit.end.yMm / 10).toBeCloseTo(70 - 17.4133, 4);
  });

  test.each([exampleRigs.flatTriple32, exampleRigs.curvedTriple32])(
    'touching frames meet at the hinges',
    (rig) => {
      const { centre, sides } = valueOf(floorPlan(rig));
      if (!sides) throw new Error('Expected side screens.');
      expectAt(centre.frame.end, sides.rightHinge.xMm, sides.rightHinge.yMm);
      expectAt(sides.right.frame.start, sides.rightHinge.xMm, sides.rightHinge.yMm);
      expectAt(sides.left.frame.end, sides.leftHinge.xMm, sides.leftHinge.yMm);
      expectAt(sides.left.lit.start, -sides.right.lit.end.xMm, sides.right.lit.end.yMm);
      for (const { lit, frame } of [sides.left, centre, sides.right]) {
        for (const stroke of [lit, frame]) {
          const { start, end } = endsOf(stroke);
          expectAt(stroke.start, start.xMm, start.yMm);
          expectAt(stroke.end, end.xMm, end.yMm);
        }
      }
    },
  );

  test('an impossible rig has no plan', () => {
    expect(floorPlan({ ...exampleRigs.flat27, eyeDistanceMm: 0 })).toEqual({
      ok: false,
      reason: 'distance-not-positive',
    });
    expect(floorPlan({ ...exampleRigs.flat27, sides: { ...touchingSides, bezelMm: -1 } })).toEqual({
      ok: false,
      reason: 'gap-negative',
    });
  });
});

describe('planBounds', () => {
  test('one screen: its ends, and the eye’s distance twice', () => {
    const { leftMm, rightMm, nearMm, farMm } = planBounds(valueOf(floorPlan(exampleRigs.flat27)));
    expect([leftMm, rightMm, nearMm, farMm].map((mm) => Number(mm.toFixed(3)))).toEqual([
      -298.863, 298.863, 500, 500,
    ]);
  });

  test('is as large as the footprint, and far is the middle of the centre screen', () => {
    const plan = valueOf(floorPlan(exampleRigs.curvedTriple32));
    const { leftMm, rightMm, nearMm, farMm } = planBounds(plan);
    expect(rightMm - leftMm).toBeCloseTo(plan.footprint.widthMm, 9);
    expect(farMm - nearMm).toBeCloseTo(plan.footprint.depthMm, 9);
    expect(farMm).toBe(700);
  });
});

describe('partialPlan', () => {
  const { flat27, flatTriple32, curved49 } = exampleRigs;

  test.each(Object.entries(exampleRigs))('of a possible rig is its plan: %s', (_, rig) => {
    expect(partialPlan(rig)).toEqual(valueOf(floorPlan(rig)));
  });

  test('with the eye at the glass: the screen goes through the eye', () => {
    const plan = partialPlan({ ...flat27, eyeDistanceMm: 0 });
    expectAt(plan!.centre.lit.start, -298.8632517, 0);
    expectAt(plan!.centre.lit.end, 298.8632517, 0);
  });

  test('glass longer than its circle goes round once', () => {
    const { lit } = partialPlan({ ...curved49, panel: { ...curved49.panel, curveRadiusMm: 100 } })!.centre;
    if (lit.kind !== 'arc') throw new Error('Expected an arc.');
    expect(lit.endAngle - lit.startAngle).toBeCloseTo(2 * Math.PI * 0.999, 9);
  });

  test('without a radius the glass is flat', () => {
    const plan = partialPlan({ ...curved49, panel: { ...curved49.panel, curveRadiusMm: 0 } });
    expect(plan!.centre.lit.kind).toBe('line');
  });

  test('a stand turned too far is drawn as it stands', () => {
    const rig = { ...flatTriple32, sides: { ...touchingSides, sideAngle: toRadians(150) } };
    expect(floorPlan(rig).ok).toBe(false);
    expect(partialPlan(rig)!.sides!.right.turn).toBeCloseTo(toRadians(150), 12);
  });

  // Side screens of 2 m cannot be turned to face an eye that is 0.2 m from a hinge.
  test('side screens without an angle are left out', () => {
    const wide = { widthMm: 2000, heightMm: 400, curveRadiusMm: null };
    const rig = { ...flatTriple32, eyeDistanceMm: 100, sides: { ...touchingSides, panel: wide } };
    expect(floorPlan(rig)).toEqual({ ok: false, reason: 'side-screen-out-of-reach' });
    expect(partialPlan(rig)!.sides).toBeNull();
    expectAt(partialPlan(rig)!.centre.middle, 0, 100);
  });

  // Half the circle is 628 mm, half the screen 600: there is room for 28 mm more at each end.
  const tight = { widthMm: 1200, heightMm: 340, curveRadiusMm: 200 };
  test.each([
    [27, 1254],
    [Math.PI * 200 - 600, 1200], // closes the circle
    [29, 1200],
  ])('a frame of %d mm round a circle: %d mm in all', (bezelMm, lengthMm) => {
    const plan = partialPlan({
      ...flatTriple32,
      panel: tight,
      sides: { ...touchingSides, bezelMm, gapMm: 0 },
    });
    const { frame } = plan!.centre;
    if (frame.kind !== 'arc') throw new Error('Expected an arc.');
    expect((frame.endAngle - frame.startAngle) * 200).toBeCloseTo(lengthMm, 6);
  });

  test.each([
    [54, 627],
    [58, 600],
  ])('a gap of %d mm round a circle: the hinge is %d mm along', (gapMm, alongMm) => {
    const plan = partialPlan({
      ...flatTriple32,
      panel: tight,
      sides: { ...touchingSides, bezelMm: 0, gapMm },
    });
    expect(plan!.sides!.rightHinge.xMm).toBeCloseTo(200 * Math.sin(alongMm / 200), 6);
  });

  test.each([-1, 181, NaN])('a stand at %d° has no place for side screens', (degrees) => {
    const rig = { ...flatTriple32, sides: { ...touchingSides, sideAngle: toRadians(degrees) } };
    expect(partialPlan(rig)!.sides).toBeNull();
  });

  test.each([0, 180])('a stand at %d° is drawn', (degrees) => {
    const rig = { ...flatTriple32, sides: { ...touchingSides, sideAngle: toRadians(degrees) } };
    expect(partialPlan(rig)!.sides!.right.turn).toBeCloseTo(toRadians(degrees), 12);
  });

  test('side screens without a width are left out', () => {
    const panel = { widthMm: 0, heightMm: 400, curveRadiusMm: null };
    expect(partialPlan({ ...flatTriple32, sides: { ...touchingSides, panel } })!.sides).toBeNull();
  });

  test.each([
    [{ ...flat27, eyeDistanceMm: -1 }],
    [{ ...flat27, eyeDistanceMm: NaN }],
    [{ ...flat27, panel: { ...flat27.panel, widthMm: 0 } }],
  ])('without a screen and an eye before it there is nothing', (rig) => {
    expect(partialPlan(rig)).toBeNull();
  });
});
