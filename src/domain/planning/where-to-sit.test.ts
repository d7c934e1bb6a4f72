import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDegrees, toRadians } from '../geometry/units';
import { viewAngles } from '../geometry/view-angles';
import { exampleRigs, touchingSides, valueOf } from '../../testing/example-rigs';
import { between, ownedRig } from '../../testing/sample-rigs';
import { seats } from './walk-seats';
import { reachOf, wantedMeasures, whereToSit, type Placing, type WantedMeasure } from './where-to-sit';

const { flat27, flatTriple32, curved49 } = exampleRigs;
const fixed45 = { ...flatTriple32, sides: { ...touchingSides, sideAngle: toRadians(45) } };

const placed = (placing: Placing) => {
  if (!placing.ok) throw new Error(placing.reason);
  return placing.value;
};
const degrees = (measure: WantedMeasure, angle: number) => ({ measure, angle: toRadians(angle) });

describe('worked examples of docs/planning.md', () => {
  // 180° puts the outer lit corners beside the eye: d = √(a·(a + w)) with w = 708.42, a = (w + 16)/2 = 362.21.
  test('180° of three 32in with 8 mm bezels: sit at 622.73 mm', () => {
    const { rig, view, plan } = placed(whereToSit(flatTriple32, degrees('total', 180)));
    expect(rig.eyeDistanceMm).toBeCloseTo(622.73, 2);
    expect(toDegrees(view.triple!.total)).toBeCloseTo(180, 9);
    // cos A = w/(2a + w) = 708.42/1432.84; 724.42·(1 + 2·cos A) across, 724.42·sin A deep.
    expect(toDegrees(view.triple!.sideAngle)).toBeCloseTo(60.37, 2);
    expect(plan.footprint.widthMm).toBeCloseTo(1440.74, 2);
    expect(plan.footprint.depthMm).toBeCloseTo(629.68, 2);
  });

  // Examples of docs/formulas.md, backwards.
  test('H 60° of 27in, A 60° of three 32in', () => {
    expect(placed(whereToSit(flat27, degrees('h', 60))).rig.eyeDistanceMm).toBeCloseTo(517.646, 3);
    expect(placed(whereToSit(fixed45, degrees('sideAngle', 60))).rig).toMatchObject({
      eyeDistanceMm: expect.closeTo(627.363, 3) as number,
      sides: { sideAngle: null },
    });
  });
});

describe('what no distance gives', () => {
  test('the reason, and the maximum and the minimum there are', () => {
    // In one plane the outer corners are 3·708.42 + 2·16 = 2157.26 apart: 2·atan(1078.63/150), 2·atan(1078.63/5000).
    const inOnePlane = { ...flatTriple32, sides: { ...touchingSides, sideAngle: toRadians(0) } };
    const placing = whereToSit(inOnePlane, degrees('total', 180));
    if (placing.ok) throw new Error('Expected no place.');
    const { reason, reach } = placing;
    expect(reason).toBe('wanted-angle-out-of-range');
    expect(toDegrees(reach!.max.angle)).toBeCloseTo(164.17, 2);
    expect(reach!.max.eyeDistanceMm).toBe(150);
    expect(toDegrees(reach!.min.angle)).toBeCloseTo(24.35, 2);
    expect(reach!.min.eyeDistanceMm).toBe(5000);
  });

  test('a maximum that ends where the rim comes beside the eye', () => {
    // Nearer than the sagitta of 174.13 mm the rim is behind the eye, and the edge fit runs towards half a turn.
    const { max } = reachOf({ ...curved49, fit: 'edge' }, 'h')!;
    expect(max.eyeDistanceMm).toBeCloseTo(174.13, 2);
    expect(toDegrees(max.angle)).toBeCloseTo(180, 6);
  });

  test('one screen has no sides', () => {
    for (const measure of ['total', 'sideAngle'] as const) {
      const nothing = { ok: false, reason: 'needs-three-screens', reach: null };
      expect(whereToSit(flat27, degrees(measure, 60))).toEqual(nothing);
    }
  });

  test('an impossible rig', () => {
    const nothing = { ok: false, reason: 'size-not-positive', reach: null };
    const panel = { ...flat27.panel, widthMm: 0 };
    expect(whereToSit({ ...flat27, panel }, degrees('h', 60))).toEqual(nothing);
  });
});

// 2·atan(298.86/d) is 170° at 26 mm and 1° at 34 m.
test('an answer beyond usual seats says so', () => {
  expect(whereToSit(flat27, degrees('h', 170))).toMatchObject({ ok: true, beyondSeats: 'near' });
  expect(whereToSit(flat27, degrees('h', 1))).toMatchObject({ ok: true, beyondSeats: 'far' });
  expect(whereToSit(flat27, degrees('h', 60))).toMatchObject({ ok: true, beyondSeats: null });
});

const anyMeasure = fc.constantFrom(...wantedMeasures);
const angleOf = (rig: Parameters<typeof viewAngles>[0], measure: WantedMeasure) => {
  const view = viewAngles(rig);
  if (!view.ok) return null;
  const { h, v, triple } = view.value;
  return { h, v, sideAngle: triple?.sideAngle ?? null, total: triple?.total ?? null }[measure];
};

describe('for every rig', () => {
  test('going forwards from an answer gives what was wanted', () => {
    fc.assert(
      fc.property(ownedRig, anyMeasure, between(1, 300), (rig, measure, wanted) => {
        const placing = whereToSit(rig, degrees(measure, wanted));
        fc.pre(placing.ok);
        const answer = placed(placing);
        expect(Math.abs(angleOf(answer.rig, measure)! - toRadians(wanted))).toBeLessThanOrEqual(1e-9);
        expect(answer.view).toEqual(valueOf(viewAngles(answer.rig)));
        expect(answer.view.triple?.footprint ?? answer.plan.footprint).toEqual(answer.plan.footprint);
      }),
      { numRuns: 250 },
    );
  });

  test('what cannot be had is beyond the maximum or the minimum', () => {
    fc.assert(
      fc.property(ownedRig, anyMeasure, between(1, 359), (rig, measure, wanted) => {
        const placing = whereToSit(rig, degrees(measure, wanted));
        fc.pre(!placing.ok && placing.reach !== null);
        const { min, max } = placing.reach;
        const angle = toRadians(wanted);
        expect(angle < min.angle + 1e-9 || angle > max.angle - 1e-9).toBe(true);
      }),
      { numRuns: 250 },
    );
  });

  test('every seat gives something between the minimum and the maximum', () => {
    fc.assert(
      fc.property(ownedRig, anyMeasure, (rig, measure) => {
        const movable =
          measure === 'sideAngle' && rig.sides ? { ...rig, sides: { ...rig.sides, sideAngle: null } } : rig;
        const angle = angleOf(movable, measure);
        fc.pre(angle !== null);
        const { min, max } = reachOf(rig, measure)!;
        expect(angle).toBeGreaterThanOrEqual(min.angle - 1e-9);
        expect(angle).toBeLessThanOrEqual(max.angle + 1e-9);
        for (const { eyeDistanceMm, angle: there } of [min, max]) {
          expect(eyeDistanceMm).toBeGreaterThanOrEqual(seats.nearestMm);
          expect(eyeDistanceMm).toBeLessThanOrEqual(seats.farthestMm);
          expect(angleOf({ ...movable, eyeDistanceMm }, measure)).toBe(there);
        }
      }),
      { numRuns: 150 },
    );
  });
});
