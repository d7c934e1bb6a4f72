import fc from 'fast-check';
import { possible, type Outcome } from '../domain/geometry/outcome';
import { planOf } from '../domain/geometry/plan-of';
import type { CurveFit, Rig } from '../domain/geometry/rig';
import type { ViewedRig } from '../domain/geometry/compute-view';
import { toRadians } from '../domain/geometry/units';
import { viewAngles } from '../domain/geometry/view-angles';
import type { ExactAnswer } from '../domain/rig/exact-answer';

/** @example between(200, 2000) // distances in millimetres */
export const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

export const anyFit = fc.constantFrom<CurveFit>('centre', 'balanced', 'edge');

const panel = fc
  .record({
    widthMm: between(300, 1500),
    ratio: between(1.2, 3.6),
    curveRadiusMm: fc.option(fc.constantFrom(800, 1000, 1500, 1800), { nil: null }),
  })
  .map(({ widthMm, ratio, curveRadiusMm }) => ({ widthMm, heightMm: widthMm / ratio, curveRadiusMm }));

/** Realistic rigs, a few of them impossible. */
export const ownedRig: fc.Arbitrary<Rig> = fc.record({
  panel,
  eyeDistanceMm: between(200, 2000),
  eyeOffsetMm: fc.oneof(fc.constant(0), between(-200, 200)),
  fit: anyFit,
  sides: fc.option(
    fc.record({
      bezelMm: between(0, 20),
      gapMm: fc.option(between(0, 60), { nil: null }),
      sideAngle: fc.option(between(0, 80).map(toRadians), { nil: null }),
      panel: fc.option(panel, { nil: null }),
    }),
    { nil: null },
  ),
});

export const seenOf = (rig: Rig): Outcome<ViewedRig> => {
  const view = viewAngles(rig);
  return view.ok ? { ok: true, value: { rig, view: view.value } } : view;
};

/** The drawable parts of the exact answer for a rig. */
export const rigToDraw = (rig: Rig): Pick<ExactAnswer, 'rig' | 'seen' | 'plan'> => ({
  rig: possible(rig),
  seen: seenOf(rig),
  plan: planOf(rig),
});
