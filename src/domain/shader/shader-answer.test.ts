import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleRigs, touchingSides, valueOf } from '../../testing/example-rigs';
import { hostileRig } from '../../testing/hostile-rigs';
import { numbersIn } from '../../testing/hostile-values';
import { between, ownedRig } from '../../testing/sample-rigs';
import { reprojectedError, type Sliders } from '../../testing/warped-rays';
import { computeView } from '../geometry/compute-view';
import { panelSize } from '../geometry/panel-size';
import type { Panel, Rig } from '../geometry/rig';
import { toDegrees, toRadians } from '../geometry/units';
import { shaderAnswer, type ShaderSettings } from './shader-answer';
import { shaderFidelity } from './shader-fidelity';

const rigOf = (panel: Panel, eyeDistanceMm: number, sides: Rig['sides'] = null): Rig => ({
  panel,
  eyeDistanceMm,
  eyeOffsetMm: 0,
  fit: 'balanced',
  sides,
});
const panelOf = (inches: number, ratio: readonly [number, number], curveRadiusMm: number | null): Panel => ({
  ...valueOf(panelSize({ width: ratio[0], height: ratio[1] }, inches * 25.4)),
  curveRadiusMm,
});
const answerOf = (rig: Rig) => shaderAnswer(computeView(rig));
const settingsOf = (rig: Rig): ShaderSettings => {
  const answer = answerOf(rig);
  if (answer.kind !== 'settings') throw new Error(`Expected settings, got ${JSON.stringify(answer)}.`);
  return answer;
};
const slidersOf = ({ values }: ShaderSettings): Sliders =>
  Object.fromEntries(values.map(({ slider, value }) => [slider.key, value]));

const noFrames = (sideDegrees: number) => ({
  bezelMm: 0,
  gapMm: null,
  sideAngle: toRadians(sideDegrees),
  panel: null,
});
const curved49 = rigOf(panelOf(49, [32, 9], 1000), 750);
const triple32 = rigOf(panelOf(32, [16, 9], null), 800, noFrames(35));

/** The largest error by rays, for the sliders and the picture of an answer. */
const errorByRays = (rig: Rig, settings: ShaderSettings, columns = 64): number =>
  reprojectedError(rig, {
    sliders: slidersOf(settings),
    pictureH: settings.picture.view.h,
    sideAngle: valueOf(computeView(rig)).view.triple?.sideAngle ?? 0,
    columns,
  });

describe('rigs whose measures the sliders hold', () => {
  // Width of the picture as worked out from the shaders' own text, to the last digits.
  test('49in 32:9 1000R at 75 cm: 88.793° wide, our edge fit', () => {
    const settings = settingsOf(curved49);
    expect(settings.shader).toBe('CurvedMonitor');
    expect(slidersOf(settings)).toEqual({
      MonitorHeight: 33.7,
      MonitorCurvature: 1000,
      ViewDistance: 75,
      BorderZoom: 1,
    });
    expect(toDegrees(settings.picture.view.h)).toBeCloseTo(88.79324934224627, 12);
    const { view } = valueOf(computeView({ ...curved49, fit: 'edge' }));
    expect(settings.picture.view.h).toBeCloseTo(view.h, 14);
    expect(settings.picture.view.v).toBeCloseTo(view.v, 14);
  });

  test('3 × 32in at 80 cm, side screens at 35°: 134.313° wide, our total', () => {
    const settings = settingsOf(triple32);
    expect(settings.shader).toBe('TripleMonitor');
    expect(slidersOf(settings)).toEqual({
      MonitorSize: 32,
      MonitorAngle: 145,
      EdgeBezel: 0,
      ViewDistance: 80,
      BorderZoom: 1,
    });
    expect(toDegrees(settings.picture.view.h)).toBeCloseTo(134.3127601603373, 12);
    expect(settings.error).toBeLessThan(1e-12);
  });

  // By hand: w = 1198.08 mm, w/2d = 0.798718, c/(d − s) = tan 44.3966° = 0.979127: 0.8157 of a row. The glass turns by
  // 0.59904 at its rim, and sin 0.59904 / 0.59904 = 0.94125 of the height has a picture there.
  test('the price on curved glass', () => {
    const settings = settingsOf(curved49);
    expect(settings.keptShare).toBeCloseTo(0.8157, 4);
    expect(settings.darkShare).toBeCloseTo(0.0587, 4);
  });

  // By hand: w/2d = 354.208/800 = 0.442760, three times that is 1.328281, and tan 67.15638° = 2.37385: 0.5595. The outer
  // edge is (½ + cos 35°)·w = 1.319152·w to the side, of 1.5·w: 0.87943.
  test('the price on three screens', () => {
    const settings = settingsOf(triple32);
    expect(settings.keptShare).toBeCloseTo(0.5595, 4);
    expect(settings.darkShare).toBeCloseTo(1 - 0.87943, 4);
  });
});

// Ratios of width and height as monitors have them.
const anyRatio = fc.constantFrom(16 / 9, 43 / 18, 64 / 27, 12 / 5, 32 / 9);
const whole = (min: number, max: number) => fc.integer({ min, max });

describe('by rays', () => {
  const curvedOnSteps = fc
    .record({ height: whole(250, 500), radius: whole(8, 40), distance: whole(45, 150), ratio: anyRatio })
    .map(({ height, radius, distance, ratio }) =>
      rigOf({ widthMm: height * ratio, heightMm: height, curveRadiusMm: radius * 100 }, distance * 10),
    );

  test('300 curved rigs on the steps of the sliders are true everywhere', () =>
    fc.assert(
      fc.property(curvedOnSteps, (rig) => {
        const answer = answerOf(rig);
        if (answer.kind !== 'settings') return !computeView(rig).ok;
        expect(slidersOf(answer)).toMatchObject({
          MonitorCurvature: rig.panel.curveRadiusMm,
          ViewDistance: rig.eyeDistanceMm / 10,
        });
        expect(slidersOf(answer)['MonitorHeight']).toBeCloseTo(rig.panel.heightMm / 10, 9);
        expect(answer.error).toBeLessThan(1e-9);
        expect(errorByRays(rig, answer)).toBeLessThan(1e-9);
        return true;
      }),
      { numRuns: 300 },
    ));

  const tripleOnSteps = fc
    .record({ size: whole(24, 49), distance: whole(50, 150), angle: whole(1, 120), ratio: anyRatio })
    .map(({ size, distance, angle, ratio }) =>
      rigOf(panelOf(size, [ratio, 1], null), distance * 10, noFrames(angle / 2)),
    );

  test('300 flat triples without frames on the steps of the sliders are true everywhere', () =>
    fc.assert(
      fc.property(tripleOnSteps, (rig) => {
        const answer = answerOf(rig);
        if (answer.kind !== 'settings') {
          const { triple } = valueOf(computeView(rig)).view;
          return triple !== null && triple.total >= Math.PI;
        }
        expect(answer.error).toBeLessThan(1e-6);
        expect(errorByRays(rig, answer)).toBeLessThan(1e-6);
        return true;
      }),
      { numRuns: 300 },
    ));

  const curvedBetweenSteps = fc
    .record({
      height: between(200, 600),
      radius: between(760, 4000),
      distance: between(450, 1500),
      ratio: anyRatio,
    })
    .map(({ height, radius, distance, ratio }) =>
      rigOf({ widthMm: height * ratio, heightMm: height, curveRadiusMm: radius }, distance),
    );
  const tripleWithFrames = fc
    .record({
      size: between(20, 49),
      distance: between(450, 1400),
      angle: fc.option(between(5, 58).map(toRadians), { nil: null }),
      bezelMm: between(0, 10),
    })
    .map(({ size, distance, angle, bezelMm }) =>
      rigOf(panelOf(size, [16, 9], null), distance, { ...touchingSides, bezelMm, sideAngle: angle }),
    );

  test('400 rigs between the steps are off by no more than the answer says', () => {
    let worst = 0;
    let counted = 0;
    fc.assert(
      fc.property(fc.oneof(curvedBetweenSteps, tripleWithFrames), (rig) => {
        const answer = answerOf(rig);
        if (answer.kind !== 'settings') return;
        counted++;
        const byRays = errorByRays(rig, answer, 100);
        // More columns find a slightly larger one.
        expect(byRays).toBeLessThan(answer.error * 1.05 + 1e-6);
        expect(byRays).toBeGreaterThan(answer.error * 0.95 - 1e-6);
        if (toDegrees(answer.picture.view.h) < 160) worst = Math.max(worst, byRays);
      }),
      { numRuns: 400 },
    );
    expect(counted).toBeGreaterThan(200);
    // A flat picture without a shader is off by whole degrees.
    expect(worst).toBeLessThan(toRadians(0.5));
  });
});

describe('the line of the plot', () => {
  test('lies on the truth where the sliders hold the rig', () => {
    for (const rig of [curved49, triple32]) {
      const { worst, scaleAhead } = valueOf(shaderFidelity(rig, settingsOf(rig), 61));
      expect(Math.abs(worst.error)).toBeLessThan(toRadians(0.001));
      expect(scaleAhead).toBeCloseTo(1, 3);
    }
  });

  test('is off by no more than the answer says', () => {
    const rig = exampleRigs.flatTriple32;
    const settings = settingsOf(rig);
    const { worst, screens } = valueOf(shaderFidelity(rig, settings, 61));
    expect(screens.map(({ screen }) => screen)).toEqual(['left', 'centre', 'right']);
    expect(Math.abs(worst.error)).toBeLessThanOrEqual(settings.error * 1.001);
    expect(Math.abs(worst.error)).toBeGreaterThan(settings.error / 4);
  });
});

describe('where it cannot work', () => {
  const flat = panelOf(32, [16, 9], null);
  const kindOf = (rig: Rig) => {
    const answer = answerOf(rig);
    if (answer.kind === 'unable') return answer.limit;
    return answer.kind === 'out-of-range' ? answer.slider.key : answer.kind;
  };

  test('a flat picture is true on flat glass, on one screen and on three in one plane', () => {
    expect(kindOf(rigOf(flat, 700))).toBe('not-needed');
    expect(kindOf(rigOf(flat, 700, noFrames(0)))).toBe('not-needed');
  });

  test('side screens of another size, curved ones, and a span of 180° or more', () => {
    const sides = noFrames(45);
    expect(kindOf(rigOf(flat, 700, { ...sides, panel: panelOf(27, [16, 9], null) }))).toBe('unequal-screens');
    expect(kindOf(rigOf(flat, 700, { ...sides, panel: flat }))).toBe('settings');
    expect(kindOf(rigOf(panelOf(32, [16, 9], 1000), 700, sides))).toBe('curved-triple');
    // 3 × 32in at 50 cm, facing the eye: A = 2·atan(354/500) = 70.6°, T = 2·70.6° + 70.6° = 211.9°.
    expect(kindOf(rigOf(flat, 500, { ...noFrames(0), sideAngle: null }))).toBe('spans-180');
  });

  test('measures that a slider does not hold', () => {
    expect(kindOf(rigOf(panelOf(49, [32, 9], 5000), 750))).toBe('MonitorCurvature');
    expect(kindOf(rigOf(panelOf(49, [32, 9], 1000), 1600))).toBe('ViewDistance');
    expect(kindOf(rigOf({ widthMm: 200, heightMm: 90, curveRadiusMm: 1000 }, 750))).toBe('MonitorHeight');
    expect(kindOf(rigOf(panelOf(55, [16, 9], null), 1400, noFrames(30)))).toBe('MonitorSize');
    expect(kindOf(rigOf(panelOf(27, [16, 9], null), 1400, noFrames(65)))).toBe('MonitorAngle');
    expect(kindOf(rigOf(flat, 800, { ...noFrames(35), bezelMm: 12 }))).toBe('EdgeBezel');
  });

  test('an impossible rig has its own reason', () => {
    expect(answerOf(rigOf(panelOf(49, [32, 9], 1000), 100))).toEqual({
      kind: 'impossible',
      reason: 'rim-behind-eye',
    });
  });
});

test('for any numbers at all: settings in finite numbers, or a code', () => {
  const isSound = (rig: Rig) => {
    return numbersIn(shaderAnswer(computeView(rig))).every(Number.isFinite);
  };
  fc.assert(fc.property(hostileRig, isSound), { numRuns: 2000 });
  fc.assert(fc.property(ownedRig, isSound), { numRuns: 1000 });
});
