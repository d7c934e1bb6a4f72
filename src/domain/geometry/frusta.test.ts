import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleRigs, touchingSides, valueOf } from '../../testing/example-rigs';
import { hostileRig } from '../../testing/hostile-rigs';
import { between, seenOf } from '../../testing/sample-rigs';
import { drawnFrusta, picturePoint, trueFrusta, type Frustum, type WorldPoint } from './frusta';
import type { Panel, Rig } from './rig';
import { radians, toDegrees, toRadians } from './units';

const { flat27, flatTriple32, curved49, curvedTriple32 } = exampleRigs;

const trueOf = (rig: Rig) => valueOf(trueFrusta(valueOf(seenOf(rig))));

const find = (frusta: readonly Frustum[], screen: Frustum['screen']): Frustum => {
  const found = frusta.find((each) => each.screen === screen);
  if (!found) throw new Error(`Expected a ${screen} screen.`);
  return found;
};

const expectTangents = (
  { left, right, bottom, top }: Frustum,
  expected: readonly [number, number, number, number],
) => {
  for (const [i, tangent] of [left, right, bottom, top].entries())
    expect(tangent).toBeCloseTo(expected[i]!, 5);
};

// By hand, from the sizes and places of docs/formulas.md.
describe('worked examples', () => {
  test('27in at 50 cm: half of 597.727 × 336.221 mm over 500 mm', () => {
    const [centre, ...others] = trueOf(flat27);
    expect(others).toEqual([]);
    expect(centre).toMatchObject({ screen: 'centre', yaw: 0 });
    expectTangents(centre!, [-0.597727, 0.597727, -0.336221, 0.336221]);
  });

  test('the eye 50 mm above the middle: 50/500 less above, and more below', () => {
    const [centre] = trueOf({ ...flat27, eyeOffsetMm: 50 });
    expectTangents(centre!, [-0.597727, 0.597727, -0.436221, 0.236221]);
  });

  test('3 × 32in at 70 cm: three alike, 354.208 and 199.242 mm over 700 mm, turned by the side angle', () => {
    const frusta = trueOf(flatTriple32);
    expect(frusta.map(({ screen }) => screen)).toEqual(['left', 'centre', 'right']);
    for (const frustum of frusta) expectTangents(frustum, [-0.506012, 0.506012, -0.284632, 0.284632]);
    expect(frusta.map(({ yaw }) => Number(toDegrees(yaw).toFixed(4)))).toEqual([-54.7177, 0, 54.7177]);
  });

  test('on a stand at 45°: D 751.095 mm, and the middle 123.353 mm off', () => {
    const sides = { ...touchingSides, sideAngle: toRadians(45) };
    const frusta = trueOf({ ...flatTriple32, sides });
    // (123.353 ∓ 354.208)/751.095 and 199.242/751.095
    expectTangents(find(frusta, 'right'), [-0.307358, 0.635819, -0.265269, 0.265269]);
    expectTangents(find(frusta, 'left'), [-0.635819, 0.307358, -0.265269, 0.265269]);
    expect(toDegrees(find(frusta, 'left').yaw)).toBeCloseTo(-45, 9);
  });

  test('1 m wide, 1 m away, no gap, turned by 3°: the far corner (1.49863, 0.947665) in the directions of the screen', () => {
    const panel = { widthMm: 1000, heightMm: 500, curveRadiusMm: null };
    const sides = { bezelMm: 0, gapMm: null, sideAngle: toRadians(3), panel: null };
    const right = find(trueOf({ panel, eyeDistanceMm: 1000, eyeOffsetMm: 0, fit: 'edge', sides }), 'right');
    // (1.49863·cos 3° − 0.947665·sin 3°)/(1.49863·sin 3° + 0.947665·cos 3°) = 1.446977/1.024798
    expect(right.right).toBeCloseTo(1.41196, 4);
  });

  test.each([
    ['centre', 81.1136],
    ['balanced', 87.2835],
    ['edge', 93.994],
  ] as const)('49in curved, %s fit: a flat picture of %d°, as high as 32:9 makes it', (fit, h) => {
    const [centre] = trueOf({ ...curved49, fit });
    const tangent = Math.tan(toRadians(h) / 2);
    expectTangents(centre!, [-tangent, tangent, (-tangent * 9) / 32, (tangent * 9) / 32]);
  });

  test('3 × 32in curved: the chord of 693.696 mm at 637.921 mm, whatever the fit', () => {
    for (const frustum of trueOf({ ...curvedTriple32, fit: 'centre' }))
      expectTangents(frustum, [-0.543717, 0.543717, -0.305841, 0.305841]);
  });
});

// By hand: the edges of the glass less the movement of the head, over the remaining distance.
describe('a head that has moved', () => {
  const movedOf = (rig: Rig, moved: { readonly rightMm: number; readonly upMm: number }) =>
    valueOf(trueFrusta(valueOf(seenOf(rig)), moved));

  test('27in at 50 cm, 40 mm to the right and 10 mm up: (∓298.864 − 40)/500 and (∓168.111 − 10)/500', () => {
    const [centre] = movedOf(flat27, { rightMm: 40, upMm: 10 });
    expectTangents(centre!, [-0.677727, 0.517727, -0.356221, 0.316221]);
  });

  test('50 mm above the middle already: 60 mm in all', () => {
    const [centre] = movedOf({ ...flat27, eyeOffsetMm: 50 }, { rightMm: 0, upMm: 10 });
    expectTangents(centre!, [-0.597727, 0.597727, -0.456221, 0.216221]);
  });

  test('3 × 32in at 70 cm: the right screen is 40 mm · sin 54.7177° nearer, the left one farther', () => {
    const frusta = movedOf(flatTriple32, { rightMm: 40, upMm: 0 });
    // sin A = 0.816300, cos A = 0.577619; (∓354.208 ∓ 23.105)/667.348 and 199.242/667.348
    expectTangents(find(frusta, 'right'), [-0.565393, 0.496148, -0.298558, 0.298558]);
    // (∓354.208 − 23.105)/732.652, seen from the left
    expectTangents(find(frusta, 'left'), [-0.514996, 0.451924, -0.271947, 0.271947]);
  });

  test('49in curved: by its rims in the edge fit, by its middle in the centre fit', () => {
    const { widthMm, curveRadiusMm } = curved49.panel;
    const t = widthMm / 2 / curveRadiusMm!;
    const rim = curveRadiusMm! * Math.sin(t);
    const rimDistance = curved49.eyeDistanceMm - curveRadiusMm! * (1 - Math.cos(t));
    const [edge] = movedOf({ ...curved49, fit: 'edge' }, { rightMm: 40, upMm: 0 });
    expect(edge!.left).toBeCloseTo((-rim - 40) / rimDistance, 9);
    expect(edge!.right).toBeCloseTo((rim - 40) / rimDistance, 9);
    const [centre] = movedOf({ ...curved49, fit: 'centre' }, { rightMm: 40, upMm: 0 });
    expect((centre!.left + centre!.right) / 2).toBeCloseTo(-40 / curved49.eyeDistanceMm, 9);
  });

  test('behind a side screen there is nothing to see of it', () => {
    const sides = { ...touchingSides, sideAngle: toRadians(114) };
    const seen = valueOf(seenOf({ ...flatTriple32, sides }));
    // 362.208 mm · sin 114° + 700 mm · cos 114° = 46.2 mm from the eye
    expect(trueFrusta(seen, { rightMm: 40, upMm: 0 }).ok).toBe(true);
    expect(trueFrusta(seen, { rightMm: 60, upMm: 0 })).toEqual({
      ok: false,
      reason: 'side-screen-out-of-reach',
    });
  });
});

describe('what a game draws', () => {
  test('looks at the horizon, wherever the eye is', () => {
    const wide = { kind: 'per-screen', tanHalfH: 1, sides: null } as const;
    const [centre, ...others] = valueOf(drawnFrusta({ ...flatTriple32, eyeOffsetMm: 80 }, wide));
    expect(others).toEqual([]);
    expectTangents(centre!, [-1, 1, -0.5625, 0.5625]);
  });

  test('one flat picture over three is cut in three, and looks ahead in all of them', () => {
    const frusta = valueOf(drawnFrusta(flatTriple32, { kind: 'one-projection', tanHalfHOfAll: 1.5 }));
    expectTangents(find(frusta, 'left'), [-1.5, -0.5, -0.28125, 0.28125]);
    expectTangents(find(frusta, 'centre'), [-0.5, 0.5, -0.28125, 0.28125]);
    expectTangents(find(frusta, 'right'), [0.5, 1.5, -0.28125, 0.28125]);
    expect(frusta.map(({ yaw }) => Math.abs(yaw))).toEqual([0, 0, 0]);
  });

  test('side pictures that are turned by so much are turned both ways', () => {
    const sides = { turn: toRadians(40) };
    const frusta = valueOf(drawnFrusta(flatTriple32, { kind: 'per-screen', tanHalfH: 0.4, sides }));
    for (const frustum of frusta) expectTangents(frustum, [-0.4, 0.4, -0.225, 0.225]);
    expect(frusta.map(({ yaw }) => Math.round(toDegrees(yaw)))).toEqual([-40, 0, 40]);
  });
});

test('what is beside or behind a camera has no place in its picture', () => {
  const [centre] = trueOf(flat27);
  expect(picturePoint({ x: 0, y: 50, z: 0 }, centre!)).toEqual({ across: 0.5, up: 0.5 });
  expect(picturePoint({ x: 5, y: 0, z: 0 }, centre!)).toBeNull();
  expect(picturePoint({ x: 0, y: -1, z: 0 }, centre!)).toBeNull();
});

test('an impossible rig has the same reason here as everywhere, and no number that is none', () => {
  fc.assert(
    fc.property(hostileRig, (rig) => {
      const seen = seenOf(rig);
      fc.pre(seen.ok);
      const frusta = trueFrusta(seen.value);
      if (!frusta.ok) return;
      for (const { left, right, bottom, top, yaw } of frusta.value)
        expect([left, right, bottom, top, yaw].every(Number.isFinite)).toBe(true);
    }),
  );
});

// An independent way to the same pixels: screens are laid out by their corners, and lines run from the eye through
// their pixels into the world.

const pixels = { across: 3840, up: 2160 };

/** A screen from above, from its left end to its right one. */
interface Laid {
  readonly screen: Frustum['screen'];
  readonly panel: Panel;
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
}

const turned = ([x, y]: readonly [number, number], angle: number): readonly [number, number] => [
  x * Math.cos(angle) + y * Math.sin(angle),
  y * Math.cos(angle) - x * Math.sin(angle),
];

const hingeOf = ({ panel, eyeDistanceMm, sides }: Rig): readonly [number, number] => {
  const gapMm = sides?.gapMm ?? 2 * (sides?.bezelMm ?? 0);
  return [(panel.widthMm + gapMm) / 2, eyeDistanceMm];
};

/**
 * Flat screens at their places. At the ideal angle both ends of a side screen are equally far away: found by bisection.
 */
const layOut = (rig: Rig): readonly Laid[] => {
  const { panel, eyeDistanceMm, sides } = rig;
  const half = panel.widthMm / 2;
  const centre: Laid = {
    screen: 'centre',
    panel,
    left: [-half, eyeDistanceMm],
    right: [half, eyeDistanceMm],
  };
  if (!sides) return [centre];
  const sidePanel = sides.panel ?? panel;
  const hinge = hingeOf(rig);
  const halfGapMm = hinge[0] - half;
  const endsAt = (angle: number) =>
    [halfGapMm, halfGapMm + sidePanel.widthMm].map((along) => {
      const [x, y] = turned([along, 0], angle);
      return [hinge[0] + x, hinge[1] + y] as const;
    });
  let [low, high] = [0, Math.atan2(...hinge) + Math.PI / 2];
  for (let step = 0; step < 200; step++) {
    const angle = (low + high) / 2;
    const [near, far] = endsAt(angle);
    if (Math.hypot(...far!) > Math.hypot(...near!)) low = angle;
    else high = angle;
  }
  const [near, far] = endsAt(sides.sideAngle ?? low);
  return [
    { screen: 'left', panel: sidePanel, left: [-far![0], far![1]], right: [-near![0], near![1]] },
    centre,
    { screen: 'right', panel: sidePanel, left: near!, right: far! },
  ];
};

const flatPanel = fc.record({
  widthMm: between(300, 1500),
  heightMm: between(200, 700),
  curveRadiusMm: fc.constant(null),
});

const flatRig = (isIdeal: boolean): fc.Arbitrary<Rig> =>
  fc.record({
    panel: flatPanel,
    eyeDistanceMm: between(300, 1600),
    eyeOffsetMm: between(-250, 250),
    fit: fc.constant('balanced' as const),
    sides: fc.record({
      bezelMm: between(0, 20),
      gapMm: fc.option(between(0, 60), { nil: null }),
      sideAngle: isIdeal ? fc.constant(null) : fc.option(between(0, 1.4).map(radians), { nil: null }),
      panel: fc.option(flatPanel, { nil: null }),
    }),
  });

test('a point of the world is drawn where the line to it crosses the glass, within 0.01 px, also from a head that moved', () => {
  let [rigs, compared] = [0, 0];
  const anyMove = fc.oneof(
    fc.constant({ rightMm: 0, upMm: 0 }),
    fc.record({ rightMm: between(-60, 60), upMm: between(-60, 60) }),
  );
  const anyRig = fc.oneof(
    flatRig(false),
    flatRig(false).map((rig) => ({ ...rig, sides: null })),
  );
  fc.assert(
    fc.property(
      anyRig,
      anyMove,
      between(0, 1),
      between(0, 1),
      between(1, 1e6),
      (rig, moved, across, up, beyond) => {
        const seen = seenOf(rig);
        fc.pre(seen.ok);
        const outcome = trueFrusta(seen.value, moved);
        fc.pre(outcome.ok);
        const frusta = outcome.value;
        rigs++;
        for (const { screen, panel, left, right } of layOut(rig)) {
          const point: WorldPoint = {
            x: beyond * (left[0] + across * (right[0] - left[0]) - moved.rightMm),
            y: beyond * (left[1] + across * (right[1] - left[1])),
            z: beyond * ((up - 0.5) * panel.heightMm - rig.eyeOffsetMm - moved.upMm),
          };
          const drawn = picturePoint(point, find(frusta, screen));
          expect(Math.abs((drawn?.across ?? NaN) - across) * pixels.across).toBeLessThan(0.01);
          expect(Math.abs((drawn?.up ?? NaN) - up) * pixels.up).toBeLessThan(0.01);
          compared++;
        }
      },
    ),
    { numRuns: 2000 },
  );
  // Guard: some of the rigs have three screens.
  expect(compared).toBeGreaterThan(rigs);
});

test('three screens agree along the seam at the ideal angle: a post behind it is level on both, half a gap beyond each', () => {
  fc.assert(
    fc.property(flatRig(true), between(-1, 1), between(1, 1e6), (rig, up, beyond) => {
      const seen = seenOf(rig);
      fc.pre(seen.ok);
      const frusta = valueOf(trueFrusta(seen.value));
      const [x, y] = hingeOf(rig);
      const sidePanel = rig.sides?.panel ?? rig.panel;
      const halfGapMm = x - rig.panel.widthMm / 2;
      const post = { x: beyond * x, y: beyond * y, z: beyond * up * rig.panel.heightMm };
      const onCentre = picturePoint(post, find(frusta, 'centre'))!;
      const onRight = picturePoint(post, find(frusta, 'right'))!;
      const onLeft = picturePoint({ ...post, x: -post.x }, find(frusta, 'left'))!;
      const pixel = { widthMm: rig.panel.widthMm / pixels.across, heightMm: rig.panel.heightMm / pixels.up };
      const heightMm = (at: number, panel: Panel) => (at - 0.5) * panel.heightMm;
      const isNear = (a: number, b: number, pixelMm: number) =>
        expect(Math.abs(a - b) / pixelMm).toBeLessThan(0.01);
      isNear((onCentre.across - 1) * rig.panel.widthMm, halfGapMm, pixel.widthMm);
      isNear(-onRight.across * sidePanel.widthMm, halfGapMm, pixel.widthMm);
      isNear((onLeft.across - 1) * sidePanel.widthMm, halfGapMm, pixel.widthMm);
      isNear(heightMm(onCentre.up, rig.panel), heightMm(onRight.up, sidePanel), pixel.heightMm);
      isNear(onRight.up, onLeft.up, 1 / pixels.up);
    }),
    { numRuns: 1000 },
  );
});

test('three curved screens whose glass meets show the same post at both sides of the seam, also to a head that moved', () => {
  const curvedRig = fc.record({
    widthMm: between(400, 1000),
    heightMm: between(200, 600),
    curveRadiusMm: between(800, 3000),
    eyeDistanceMm: between(500, 1200),
    eyeOffsetMm: between(-200, 200),
  });
  const sides = { bezelMm: 0, gapMm: null, sideAngle: null, panel: null };
  fc.assert(
    fc.property(
      curvedRig,
      between(-60, 60),
      between(-1, 1),
      between(1, 1e6),
      ({ eyeDistanceMm, eyeOffsetMm, ...panel }, rightMm, up, beyond) => {
        const seen = seenOf({ panel, eyeDistanceMm, eyeOffsetMm, fit: 'balanced', sides });
        fc.pre(seen.ok);
        const outcome = trueFrusta(seen.value, { rightMm, upMm: 0 });
        fc.pre(outcome.ok);
        const frusta = outcome.value;
        // The rim, from the circle: t = w/2R round it.
        const t = panel.widthMm / 2 / panel.curveRadiusMm;
        const x = panel.curveRadiusMm * Math.sin(t);
        const y = eyeDistanceMm - panel.curveRadiusMm * (1 - Math.cos(t));
        const post = { x: beyond * (x - rightMm), y: beyond * y, z: beyond * up * panel.heightMm };
        const onCentre = picturePoint(post, find(frusta, 'centre'))!;
        const onRight = picturePoint(post, find(frusta, 'right'))!;
        expect(Math.abs(onCentre.across - 1) * pixels.across).toBeLessThan(0.01);
        expect(Math.abs(onRight.across) * pixels.across).toBeLessThan(0.01);
        expect(Math.abs(onCentre.up - onRight.up) * pixels.up).toBeLessThan(0.01);
      },
    ),
    { numRuns: 500 },
  );
});
