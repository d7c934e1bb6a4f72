import { describe, expect, test } from 'vitest';
import { exampleRigs, touchingSides, valueOf } from './example-rigs';
import { floorPlan, type Point, type Stroke } from './floor-plan';
import { toRadians } from './units';

const expectAt = (point: Point, xMm: number, yMm: number) => {
  expect(point.xMm).toBeCloseTo(xMm, 6);
  expect(point.yMm).toBeCloseTo(yMm, 6);
};

/** An arc's end points again, from its centre, radius and angles. */
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
