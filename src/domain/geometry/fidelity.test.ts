import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { raysTo, rmsErrorOf } from '../../testing/curved-rays';
import { exampleRigs, touchingSides, valueOf } from '../../testing/example-rigs';
import { hostileNumber, hostileRig } from '../../testing/hostile-rigs';
import { anyFit, between } from '../../testing/sample-rigs';
import { curvedScreen, isCurved } from './curved-screen';
import { fidelity, type Fidelity, type Projection } from './fidelity';
import type { CurveFit, Rig } from './rig';
import { radians, toDegrees, toRadians } from './units';
import { viewAngles } from './view-angles';

const { flat27, flatTriple32, curved49, curvedTriple32 } = exampleRigs;

/** The exact picture of a rig: its own H, and windows through the side screens. */
const exact = (rig: Rig): Projection => ({
  kind: 'per-screen',
  tanHalfH: Math.tan(valueOf(viewAngles(rig)).h / 2),
  sides: 'as-built',
});
const perScreen = (hDegrees: number): Projection => ({
  kind: 'per-screen',
  tanHalfH: Math.tan(toRadians(hDegrees) / 2),
  sides: null,
});
const samplesOf = ({ screens }: Fidelity) => screens.flatMap(({ samples }) => samples);
const fidelityOf = (rig: Rig, projection: Projection, columns = 61) =>
  valueOf(fidelity(rig, projection, columns));

const expectTrueEverywhere = (answer: Fidelity) => {
  const samples = samplesOf(answer);
  expect(Math.max(...samples.map(({ error }) => Math.abs(error)))).toBeLessThan(1e-9);
  expect(Math.max(...samples.map(({ scale }) => Math.abs(scale - 1)))).toBeLessThan(1e-9);
  expect(answer.scaleAhead).toBeCloseTo(1, 9);
  expect(answer.fiftyMetresSeemM).toBeCloseTo(50, 7);
};

describe('a flat picture on flat glass', () => {
  test('is true everywhere at the right angle, on one screen and on three', () => {
    expectTrueEverywhere(fidelityOf(flat27, exact(flat27)));
    expectTrueEverywhere(fidelityOf(flatTriple32, exact(flatTriple32)));
    const fixed = { ...flatTriple32, sides: { ...touchingSides, sideAngle: toRadians(45) } };
    expectTrueEverywhere(fidelityOf(fixed, exact(fixed)));
  });

  test('one projection is true everywhere on three screens in one plane', () => {
    const sides = { bezelMm: 0, gapMm: null, sideAngle: radians(0), panel: null };
    const inOnePlane = { ...flatTriple32, sides };
    const { widthMm } = flatTriple32.panel;
    expectTrueEverywhere(
      fidelityOf(inOnePlane, { kind: 'one-projection', tanHalfHOfAll: (3 * widthMm) / 2 / 700 }),
    );
  });

  // By hand: w = 27 · 25.4 · 16/√337 = 597.7265 mm, tan(H/2) = w/1000 = 0.597727. At 90° tan(45°) is 1.
  test('27in at 50 cm set to 90°: 60 % of life size ahead, and a car at 50 m seems 83.65 m away', () => {
    const { scaleAhead, fiftyMetresSeemM, worst } = fidelityOf(flat27, perScreen(90));
    expect(scaleAhead).toBeCloseTo(0.597727, 6);
    expect(fiftyMetresSeemM).toBeCloseTo(83.6503, 4);
    // The right edge is seen at atan(0.597727) = 30.8679° and shows the bearing 45°.
    expect(worst.across).toBe(1);
    expect(toDegrees(worst.seenBearing)).toBeCloseTo(30.8679, 4);
    expect(toDegrees(worst.shownBearing)).toBeCloseTo(45, 9);
    expect(toDegrees(worst.error)).toBeCloseTo(-14.1321, 4);
    // There, the glass covers 0.597727/(1 + 0.597727²) and the picture 1/(1 + 1²) of the half width.
    expect(worst.scale).toBeCloseTo(0.597727 / (1 + 0.597727 ** 2) / 0.5, 5);
  });
});

describe('49in 32:9 1000R at 70 cm, worked example of docs/formulas.md', () => {
  const { panel } = curved49;
  if (!isCurved(panel)) throw new Error('The example is curved.');
  const { fits } = valueOf(curvedScreen(panel, 700));
  const fitted = (fit: CurveFit, columns = 61) =>
    fidelityOf(curved49, { kind: 'per-screen', tanHalfH: Math.tan(fits[fit].h / 2), sides: null }, columns);

  test.each([
    ['centre', 1, 2.58],
    ['balanced', 0.8974, 1.27],
    ['edge', 0.7981, 2.84],
  ] as const)('%s: %d straight ahead, RMS error %d°', (fit, scaleAhead, rms) => {
    const answer = fitted(fit, 1001);
    expect(answer.scaleAhead).toBeCloseTo(scaleAhead, 4);
    const samples = samplesOf(answer);
    expect(samples[500]?.scale).toBeCloseTo(scaleAhead, 4);
    // Trapezoids over the seen bearing.
    let [sum, span] = [0, 0];
    for (let i = 1; i < samples.length; i++) {
      const [a, b] = [samples[i - 1]!, samples[i]!];
      const step = b.seenBearing - a.seenBearing;
      sum += (step * (a.error ** 2 + b.error ** 2)) / 2;
      span += step;
    }
    expect(toDegrees(radians(Math.sqrt(sum / span)))).toBeCloseTo(rms, 2);
    expect(Math.sqrt(sum / span)).toBeCloseTo(rmsErrorOf(fits[fit].h, raysTo(panel, 700, 2000)), 5);
  });

  test('the edge fit is right at both rims, and nowhere else but ahead', () => {
    const answer = fitted('edge');
    const samples = samplesOf(answer);
    // So the worst is between them; in the middle of each half it is about as far off as the RMS says.
    expect(Math.abs(answer.worst.error)).toBeGreaterThan(toRadians(2.84));
    expect(Math.abs(answer.worst.across)).toBeLessThan(1);
    expect(Math.abs(samples[0]!.error)).toBeLessThan(1e-9);
    expect(Math.abs(samples.at(-1)!.error)).toBeLessThan(1e-9);
    expect(Math.abs(samples[30]!.error)).toBeLessThan(1e-9);
    expect(samples.slice(31, -1).every(({ error }) => error < 0)).toBe(true);
  });
});

describe('three screens', () => {
  test('curved, as built: right at every lit edge', () => {
    const { screens } = fidelityOf(curvedTriple32, exact(curvedTriple32));
    expect(screens.map(({ screen }) => screen)).toEqual(['left', 'centre', 'right']);
    for (const { samples } of screens) {
      expect(Math.abs(samples[0]!.error)).toBeLessThan(1e-9);
      expect(Math.abs(samples.at(-1)!.error)).toBeLessThan(1e-9);
    }
  });

  // A 54.7177, H 53.6799: the whole side picture is drawn A − H too far in, and so seen 1.0378° too far out.
  test('side views turned by H: off by the blind wedge all over, at life size', () => {
    const { h, triple } = valueOf(viewAngles(flatTriple32));
    const { screens } = fidelityOf(flatTriple32, {
      kind: 'per-screen',
      tanHalfH: Math.tan(h / 2),
      sides: { turn: h },
    });
    expect(screens.map(({ screen }) => screen)).toEqual(['left', 'centre', 'right']);
    for (const { screen, samples } of screens) {
      const off = { left: -1.0378, centre: 0, right: 1.0378 }[screen];
      for (const { error, scale } of samples) {
        expect(toDegrees(error)).toBeCloseTo(off, 4);
        expect(scale).toBeCloseTo(1, 9);
      }
    }
    expect(toDegrees(triple!.blindWedge)).toBeCloseTo(1.0378, 4);
  });

  // T/2 = 81.5577 is seen at the outer edge, where the one picture ends at 113.2505/2 = 56.6253.
  test('one projection: the centre is true, the sides fall apart', () => {
    const { oneProjection } = valueOf(viewAngles(flatTriple32)).triple!;
    const { screens, worst } = fidelityOf(flatTriple32, {
      kind: 'one-projection',
      tanHalfHOfAll: Math.tan(oneProjection / 2),
    });
    for (const { error, scale } of screens[1]!.samples) {
      expect(Math.abs(error)).toBeLessThan(1e-9);
      expect(scale).toBeCloseTo(1, 9);
    }
    expect(toDegrees(worst.error)).toBeCloseTo(81.5577 - 56.62525, 3);
    expect(worst.across).toBeCloseTo(1, 12);
    // cos²(26.84°) of the glass that faces the eye, against cos²(56.63°) of the picture's plane.
    expect(worst.scale).toBeCloseTo(
      Math.cos(toRadians(26.83995)) ** 2 / Math.cos(toRadians(56.62525)) ** 2,
      4,
    );
    expect(screens[2]!.samples[0]!.across).toBeCloseTo(1 / 3, 12);
  });

  test('says nothing of sides of which nothing is known', () => {
    const { screens } = fidelityOf(flatTriple32, perScreen(54));
    expect(screens.map(({ screen }) => screen)).toEqual(['centre']);
    expect(screens[0]!.samples.at(-1)!.across).toBeCloseTo(1 / 3, 12);
  });
});

const anyPanel = fc.record({
  widthMm: between(300, 1500),
  heightMm: between(200, 500),
  curveRadiusMm: fc.option(between(600, 4000)),
});
const anyRig = fc.record({
  panel: anyPanel,
  eyeDistanceMm: between(300, 1800),
  eyeOffsetMm: fc.constant(0),
  fit: anyFit,
  sides: fc.option(
    fc.record({
      bezelMm: between(0, 30),
      gapMm: fc.option(between(0, 60)),
      sideAngle: fc.option(between(0, 1.4).map(radians)),
      panel: fc.option(anyPanel),
    }),
  ),
});
const anyProjection: fc.Arbitrary<Projection> = fc.oneof(
  fc.record({
    kind: fc.constant('per-screen' as const),
    tanHalfH: between(0.1, 5),
    sides: fc.oneof(
      fc.constantFrom('as-built' as const, null),
      between(0, 2).map((turn) => ({ turn: radians(turn) })),
    ),
  }),
  fc.record({ kind: fc.constant('one-projection' as const), tanHalfHOfAll: between(0.1, 10) }),
);

describe('for every rig and every picture', () => {
  // A boolean: an `expect` for each of so many samples takes seconds.
  const near = (a: number, b: number) => Math.abs(a - b) < 1e-9;
  const check = (holds: (answer: Fidelity) => boolean) =>
    fc.assert(
      fc.property(anyRig, anyProjection, (rig, projection) => {
        const answer = fidelity(rig, projection, 21);
        fc.pre(answer.ok);
        return holds(answer.value);
      }),
      { numRuns: 400 },
    );

  test('left mirrors right', () =>
    check((answer) => {
      const samples = samplesOf(answer);
      return samples.every(({ across, seenBearing, error, scale }, i) => {
        const other = samples.at(-1 - i)!;
        return (
          near(other.across + across, 0) &&
          near(other.seenBearing + seenBearing, 0) &&
          near(other.error + error, 0) &&
          near(other.scale / scale, 1)
        );
      });
    }));

  test('the seen bearing grows from left to right', () =>
    check((answer) => {
      const samples = samplesOf(answer);
      return samples.slice(1).every(({ across, seenBearing }, i) => {
        const previous = samples[i]!;
        return across > previous.across - 1e-12 && seenBearing > previous.seenBearing - 1e-12;
      });
    }));

  test('the scale is how fast the seen bearing grows with the shown one', () =>
    fc.assert(
      fc.property(anyRig, anyProjection, (rig, projection) => {
        const answer = fidelity(rig, projection, 1001);
        fc.pre(answer.ok);
        for (const { samples } of answer.value.screens) {
          for (const i of [250, 500, 700]) {
            const [a, b] = [samples[i - 1]!, samples[i + 1]!];
            const slope = (b.seenBearing - a.seenBearing) / (b.shownBearing - a.shownBearing);
            expect(Math.abs(slope / samples[i]!.scale - 1)).toBeLessThan(2e-3);
          }
        }
      }),
      { numRuns: 60 },
    ));

  test('straight ahead, the scale is that of the middle column', () =>
    check(({ screens, scaleAhead }) => {
      const centre = screens.find(({ screen }) => screen === 'centre')!;
      return near(centre.samples[10]!.scale / scaleAhead, 1);
    }));
});

test.each([
  [{ ...flat27, eyeDistanceMm: 0 }, perScreen(90), 'distance-not-positive'],
  [{ ...curved49, eyeDistanceMm: 174 }, perScreen(90), 'rim-behind-eye'],
  [
    { ...flatTriple32, sides: { ...touchingSides, bezelMm: -1 } },
    { kind: 'one-projection', tanHalfHOfAll: 1 },
    'gap-negative',
  ],
  [flat27, { kind: 'per-screen', tanHalfH: 0, sides: null }, 'wanted-angle-out-of-range'],
  [flat27, { kind: 'per-screen', tanHalfH: 1, sides: { turn: radians(NaN) } }, 'not-finite'],
  [flat27, { kind: 'one-projection', tanHalfHOfAll: Infinity }, 'not-finite'],
  // Half of 1e−300 mm at 500 mm is a tangent of 1e−303; 1e200 times smaller than life underflows.
  [
    { ...flat27, panel: { widthMm: 1e-300, heightMm: 1, curveRadiusMm: null } },
    { kind: 'per-screen', tanHalfH: 1e200, sides: null },
    'not-finite',
  ],
  // The same on the side screens alone, and only in their middle: their edges are drawn 26 times as large.
  [
    {
      ...flatTriple32,
      sides: { ...touchingSides, panel: { widthMm: 1e-320, heightMm: 1e-320, curveRadiusMm: null } },
    },
    { kind: 'per-screen', tanHalfH: 5, sides: { turn: radians(1) } },
    'not-finite',
  ],
] as const)('%j with %j: %s', (rig, projection, reason) => {
  expect(fidelity(rig, projection, 61)).toEqual({ ok: false, reason });
});

test('any numbers at all give finite numbers or a reason', () => {
  const projection: fc.Arbitrary<Projection> = fc.oneof(
    fc.record({
      kind: fc.constant('per-screen' as const),
      tanHalfH: hostileNumber,
      sides: fc.oneof(
        fc.constantFrom('as-built' as const, null),
        hostileNumber.map((turn) => ({ turn: radians(turn) })),
      ),
    }),
    fc.record({ kind: fc.constant('one-projection' as const), tanHalfHOfAll: hostileNumber }),
  );
  const columns = fc.oneof(fc.integer({ min: -5, max: 40 }), fc.constantFrom(NaN, -Infinity, 0, 2.5));
  fc.assert(
    fc.property(hostileRig, projection, columns, (any, picture, count) => {
      const answer = fidelity(any, picture, count);
      if (!answer.ok) return answer.reason.length > 0;
      const { scaleAhead, fiftyMetresSeemM, worst } = answer.value;
      return [{ scaleAhead, fiftyMetresSeemM }, worst, ...samplesOf(answer.value)].every((each) =>
        Object.values(each).every(Number.isFinite),
      );
    }),
    { numRuns: 3000 },
  );
});
