import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { raysTo, rmsErrorOf } from '../../testing/curved-rays';
import { exampleRigs, touchingSides, valueOf } from '../../testing/example-rigs';
import { anyFit, between } from '../../testing/sample-rigs';
import { isCurved } from './curved-screen';
import type { Rig } from './rig';
import { radians, toDegrees } from './units';
import { viewAngles, type TripleView, type ViewAngles } from './view-angles';

const see = (rig: Rig): ViewAngles => valueOf(viewAngles(rig));

const seeThree = (rig: Rig): TripleView => {
  const { triple } = see(rig);
  if (!triple) throw new Error('Expected three screens.');
  return triple;
};

describe('viewAngles, worked examples of docs/formulas.md', () => {
  test('27in 16:9 at 50 cm', () => {
    const view = see(exampleRigs.flat27);
    expect(toDegrees(view.h)).toBeCloseTo(61.7358, 4);
    expect(toDegrees(view.v)).toBeCloseTo(37.1675, 4);
    expect(view.coverage).toBe(view.h);
    expect(view.fits).toBeNull();
    expect(view.triple).toBeNull();
    expect(view.aspect).toBeCloseTo(16 / 9, 12);
    expect(view.flatEquivalent.distanceMm).toBe(500);
  });

  test('3 × 32in 16:9 at 70 cm, 8 mm bezels touching', () => {
    const view = see(exampleRigs.flatTriple32);
    expect(toDegrees(view.h)).toBeCloseTo(53.6799, 4);
    expect(toDegrees(view.v)).toBeCloseTo(31.7761, 4);
    expect(toDegrees(seeThree(exampleRigs.flatTriple32).total)).toBeCloseTo(163.1154, 4);
    expect((view.triple?.footprint.widthMm ?? 0) / 10).toBeCloseTo(156.127, 4);
    expect((view.triple?.footprint.depthMm ?? 0) / 10).toBeCloseTo(59.1353, 4);
  });

  test.each([
    ['centre', 81.1136, 27.0665],
    ['balanced', 87.2835, 30.0291],
    ['edge', 93.994, 33.5637],
  ] as const)('49in 32:9 1000R at 70 cm, %s', (fit, h, v) => {
    const view = see({ ...exampleRigs.curved49, fit });
    expect(toDegrees(view.h)).toBeCloseTo(h, 4);
    expect(toDegrees(view.v)).toBeCloseTo(v, 4);
    expect(toDegrees(view.coverage)).toBeCloseTo(93.994, 4);
  });

  test('3 × 32in 16:9 1000R at 70 cm: always the edge fit', () => {
    const view = see(exampleRigs.curvedTriple32);
    expect(exampleRigs.curvedTriple32.fit).toBe('balanced');
    expect(view.flatEquivalent.widthMm / 10).toBeCloseTo(69.3696, 4);
    expect(view.flatEquivalent.distanceMm / 10).toBeCloseTo(63.7921, 4);
    expect(toDegrees(view.h)).toBeCloseTo(57.0672, 4);
    expect(toDegrees(view.v)).toBeCloseTo(34.0115, 4);
  });
});

const size = { widthMm: between(300, 1400), heightMm: between(200, 600) };
const flatPanel = fc.record({ ...size, curveRadiusMm: fc.constant(null) });
const curvedPanel = fc.record({ ...size, curveRadiusMm: between(700, 5000) });
const anyPanel = fc.oneof(flatPanel, curvedPanel);
const distance = between(400, 2000);
const bezel = between(0, 40);

const single = (panel: fc.Arbitrary<Rig['panel']>): fc.Arbitrary<Rig> =>
  fc.record({
    panel,
    eyeDistanceMm: distance,
    eyeOffsetMm: between(-200, 200),
    fit: anyFit,
    sides: fc.constant(null),
  });

/** Checks a fact on every possible rig; impossible ones have their own tests. */
const holds = (rigs: fc.Arbitrary<Rig>, fact: (rig: Rig) => void) =>
  fc.assert(
    fc.property(rigs, (rig) => {
      fc.pre(viewAngles(rig).ok);
      fact(rig);
    }),
    { numRuns: 300 },
  );

describe('facts that hold for every rig', () => {
  test('V depends on neither the bezel nor the number of screens', () =>
    holds(single(anyPanel), (rig) => {
      const one = see({ ...rig, fit: 'edge' });
      for (const bezelMm of [0, 7, 25]) {
        const three = viewAngles({ ...rig, sides: { ...touchingSides, bezelMm } });
        if (!three.ok) continue;
        expect(three.value.v).toBe(one.v);
        expect(three.value.h).toBe(one.h);
      }
    }));

  test('the flatter the curve, the nearer to flat', () =>
    holds(single(flatPanel), (rig) => {
      const flat = see(rig);
      for (const curveRadiusMm of [1e9, 1e15, 1e100, Number.MAX_VALUE]) {
        const nearlyFlat = see({ ...rig, panel: { ...rig.panel, curveRadiusMm } });
        expect(nearlyFlat.h).toBeCloseTo(flat.h, 5);
        expect(nearlyFlat.v).toBeCloseTo(flat.v, 5);
        expect(nearlyFlat.coverage).toBeCloseTo(flat.h, 5);
      }
      const flattest = see({ ...rig, panel: { ...rig.panel, curveRadiusMm: Number.MAX_VALUE } });
      expect(flattest.h).toBeCloseTo(flat.h, 12);
    }));

  test('an eye at the centre of the curve sees the arc itself: H at the edge fit is w/R', () =>
    holds(single(curvedPanel), (rig) => {
      const { widthMm, curveRadiusMm } = rig.panel;
      if (curveRadiusMm === null) return;
      const { coverage, h } = see({ ...rig, eyeDistanceMm: curveRadiusMm, fit: 'edge' });
      expect(coverage).toBeCloseTo(widthMm / curveRadiusMm, 12);
      expect(h).toBeCloseTo(widthMm / curveRadiusMm, 12);
    }));

  test('nearer is wider', () =>
    holds(single(anyPanel), (rig) => {
      const near = see(rig);
      const far = see({ ...rig, eyeDistanceMm: rig.eyeDistanceMm * 1.01 });
      expect(far.h).toBeLessThan(near.h);
      expect(far.v).toBeLessThan(near.v);
      expect(far.coverage).toBeLessThan(near.coverage);
    }));

  test('bigger is wider', () =>
    holds(single(anyPanel), (rig) => {
      const { widthMm, heightMm, curveRadiusMm } = rig.panel;
      const bigger = viewAngles({
        ...rig,
        panel: { widthMm: widthMm * 1.01, heightMm: heightMm * 1.01, curveRadiusMm },
      });
      fc.pre(bigger.ok);
      expect(valueOf(bigger).h).toBeGreaterThan(see(rig).h);
      expect(valueOf(bigger).v).toBeGreaterThan(see(rig).v);
      expect(valueOf(bigger).coverage).toBeGreaterThan(see(rig).coverage);
    }));

  test('centre, balanced, edge: the balanced fit has the smallest error, and lies between the others', () =>
    holds(single(curvedPanel), (rig) => {
      const { panel, eyeDistanceMm } = rig;
      const all = see(rig).fits;
      if (!all || !isCurved(panel)) throw new Error('Expected fits.');
      const { centre, balanced, edge } = all;
      const rays = raysTo(panel, eyeDistanceMm, 200);
      const least = Math.min(rmsErrorOf(centre.h, rays), rmsErrorOf(edge.h, rays));
      expect(rmsErrorOf(balanced.h, rays)).toBeLessThanOrEqual(least + 1e-9);
      expect(balanced.h).toBeGreaterThanOrEqual(Math.min(centre.h, edge.h) - 1e-9);
      expect(balanced.h).toBeLessThanOrEqual(Math.max(centre.h, edge.h) + 1e-9);
    }));

  test('three screens in one plane without a gap are one panel of 3w', () =>
    holds(single(flatPanel), (rig) => {
      const sides = { ...touchingSides, bezelMm: 0, sideAngle: radians(0) };
      const { total, oneProjection, blindWedge } = seeThree({ ...rig, sides });
      const wide = see({ ...rig, panel: { ...rig.panel, widthMm: 3 * rig.panel.widthMm } });
      expect(total).toBeCloseTo(wide.h, 12);
      expect(oneProjection).toBeCloseTo(wide.h, 12);
      expect(blindWedge).toBeCloseTo(0, 12);
    }));

  test('at the ideal angle the three lit spans are 3·H, and T = 2A + H', () =>
    fc.assert(
      fc.property(single(anyPanel), bezel, (one, bezelMm) => {
        const rig = { ...one, sides: { ...touchingSides, bezelMm } };
        const view = viewAngles(rig);
        fc.pre(view.ok);
        const { h } = valueOf(view);
        const { sideSpan, sideAngle, total, blindWedge } = seeThree(rig);
        expect(h + 2 * sideSpan).toBeCloseTo(3 * h, 12);
        expect(total).toBeCloseTo(2 * sideAngle + h, 12);
        expect(total).toBeCloseTo(3 * h + 2 * blindWedge, 12);
        expect(blindWedge).toBeCloseTo(sideAngle - h, 12);
      }),
    ));

  test('the flat equivalent shows the same picture', () =>
    holds(single(anyPanel), (rig) => {
      const { h, v, flatEquivalent } = see(rig);
      const { widthMm, heightMm, distanceMm } = flatEquivalent;
      const flat = see({
        ...rig,
        panel: { widthMm, heightMm, curveRadiusMm: null },
        eyeDistanceMm: distanceMm,
      });
      expect(flat.h).toBeCloseTo(h, 12);
      expect(flat.v).toBeCloseTo(v, 12);
    }));

  test('the height of the eye changes neither H nor V', () =>
    holds(single(anyPanel), (rig) => {
      const level = see({ ...rig, eyeOffsetMm: 0 });
      expect(see(rig).h).toBe(level.h);
      expect(see(rig).v).toBe(level.v);
      expect(see(rig).horizon.lensShift).toBe(rig.eyeOffsetMm / rig.panel.heightMm);
    }));

  test('a rig twice the size is seen the same', () =>
    holds(single(anyPanel), (rig) => {
      const { widthMm, heightMm, curveRadiusMm } = rig.panel;
      const twice = see({
        ...rig,
        eyeDistanceMm: 2 * rig.eyeDistanceMm,
        panel: {
          widthMm: 2 * widthMm,
          heightMm: 2 * heightMm,
          curveRadiusMm: curveRadiusMm === null ? null : 2 * curveRadiusMm,
        },
      });
      expect(twice.h).toBeCloseTo(see(rig).h, 12);
      expect(twice.v).toBeCloseTo(see(rig).v, 12);
    }));
});
