import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleRigs, touchingSides, valueOf } from '../../testing/example-rigs';
import { between, ownedRig, seenOf } from '../../testing/sample-rigs';
import { fidelity } from './fidelity';
import { drawnFrusta, picturePoint, trueFrusta, type Frustum } from './frusta';
import type { Rig } from './rig';
import { glassPoint, glassTurn, standingScreens, type StandingScreen } from './standing-screens';
import { toRadians } from './units';

const { flat27, flatTriple32, curved49 } = exampleRigs;

const screensOf = (rig: Rig) => valueOf(standingScreens(rig));
const find = <T extends { screen: Frustum['screen'] }>(all: readonly T[], name: Frustum['screen']): T =>
  all.find(({ screen }) => screen === name)!;

// By hand, from the sizes and places of docs/formulas.md.
describe('worked examples', () => {
  test('27in at 50 cm: 298.864 mm to either side, 168.111 mm up, 500 mm ahead', () => {
    const [centre, ...others] = screensOf(flat27);
    expect(others).toEqual([]);
    expect(glassPoint(centre!, { across: 1, up: 1 })).toEqual({
      x: expect.closeTo(298.864, 2) as number,
      y: 500,
      z: expect.closeTo(168.111, 2) as number,
    });
    expect(glassTurn(centre!, 1)).toBe(0);
  });

  test('the eye 50 mm above the middle: the middle 50 mm below the eye', () => {
    const [centre] = screensOf({ ...flat27, eyeOffsetMm: 50 });
    expect(glassPoint(centre!, { across: 0.5, up: 0.5 })).toEqual({ x: 0, y: 500, z: -50 });
  });

  test('49in curved at 70 cm: the rim 563.9 mm to the side and 174.1 mm nearer, turned by 34.32°', () => {
    const [centre] = screensOf(curved49);
    // t = 1198.1 mm / 2 / 1000 mm = 0.59906 rad; 1000·sin t and 1000·(1 − cos t)
    const { x, y } = glassPoint(centre!, { across: 1, up: 0.5 });
    expect(x).toBeCloseTo(563.87, 1);
    expect(700 - y).toBeCloseTo(174.13, 1);
    expect(glassTurn(centre!, 1)).toBeCloseTo(0.59906, 4);
    // Columns are even along the glass: halfway out is half of the turn.
    expect(glassTurn(centre!, 0.75)).toBeCloseTo(0.29953, 4);
  });

  test('3 × 32in at 70 cm: frames of 8 mm on all sides; where they overlap, as much as is seen', () => {
    const frames = screensOf(flatTriple32).map(({ frame }) => frame);
    expect(frames).toEqual(Array(3).fill({ leftMm: 8, rightMm: 8, rimMm: 8 }));
    const overlapping = { ...flatTriple32, sides: { ...touchingSides, gapMm: 6 } };
    expect(screensOf(overlapping).map(({ frame }) => frame)).toEqual([
      { leftMm: 8, rightMm: 3, rimMm: 8 },
      { leftMm: 3, rightMm: 3, rimMm: 8 },
      { leftMm: 3, rightMm: 8, rimMm: 8 },
    ]);
  });

  test('side screens of another size are their own', () => {
    const panel = { widthMm: 400, heightMm: 300, curveRadiusMm: null };
    const screens = screensOf({ ...flatTriple32, sides: { ...touchingSides, panel } });
    expect(screens.map((each) => each.panel.widthMm)).toEqual([400, flatTriple32.panel.widthMm, 400]);
  });
});

/** Angle between the direction of the pixel and that of the thing drawn there: 0 if the picture is true. */
const angleBetween = (a: readonly number[], b: readonly number[]): number => {
  const [ax, ay, az, bx, by, bz] = [...a, ...b] as [number, number, number, number, number, number];
  const cross = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return Math.atan2(cross, ax * bx + ay * by + az * bz);
};

const flatTriple: fc.Arbitrary<Rig> = fc.record({
  panel: fc.record({
    widthMm: between(300, 1500),
    heightMm: between(200, 700),
    curveRadiusMm: fc.constant(null),
  }),
  eyeDistanceMm: between(300, 1600),
  eyeOffsetMm: between(-250, 250),
  fit: fc.constant('balanced' as const),
  sides: fc.record({
    bezelMm: between(0, 20),
    gapMm: fc.option(between(0, 60), { nil: null }),
    sideAngle: fc.option(
      between(0, 1.4).map((angle) => toRadians((angle * 180) / Math.PI)),
      { nil: null },
    ),
    panel: fc.constant(null),
  }),
});

test('seen from the eye, every pixel of three flat screens at 1:1 is in the direction of what it shows: lines stay straight across seams', () => {
  fc.assert(
    fc.property(flatTriple, between(-80, 80), between(1, 200), between(-30, 30), (rig, x, y, z) => {
      const seen = seenOf(rig);
      fc.pre(seen.ok);
      const frusta = valueOf(trueFrusta(seen.value));
      for (const standing of screensOf(rig)) {
        const drawn = picturePoint({ x, y, z }, find(frusta, standing.screen));
        // Beside the glass its plane goes on; directions almost beside the camera lose their digits.
        if (!drawn || Math.abs(drawn.across) > 3 || Math.abs(drawn.up) > 3) continue;
        const pixel = glassPoint(standing, drawn);
        expect(angleBetween([pixel.x, pixel.y, pixel.z], [x, y, z])).toBeLessThan(1e-9);
      }
    }),
    { numRuns: 2000 },
  );
});

test('on any glass, bent too, a column stands where the plot of how true it is has it, and shows what that says', () => {
  fc.assert(
    fc.property(ownedRig, between(0.2, 2), (rig, tanHalfH) => {
      const projection = { kind: 'per-screen', tanHalfH, sides: 'as-built' } as const;
      const answer = fidelity(rig, projection, 9);
      const standing = standingScreens(rig);
      fc.pre(answer.ok && standing.ok);
      const frusta = valueOf(drawnFrusta(rig, projection));
      for (const { screen, samples } of answer.value.screens) {
        samples.forEach(({ seenBearing, shownBearing }, i) => {
          const across = i / (samples.length - 1);
          const { x, y } = glassPoint(find(standing.value, screen), { across, up: 0.5 });
          expect(angleBetween([x, y, 0], [Math.sin(seenBearing), Math.cos(seenBearing), 0])).toBeLessThan(
            1e-9,
          );
          const shown = { x: Math.sin(shownBearing), y: Math.cos(shownBearing), z: 0 };
          expect(picturePoint(shown, find(frusta, screen))!.across).toBeCloseTo(across, 9);
        });
      }
    }),
  );
});

test('an impossible rig stands nowhere', () => {
  const impossible = { ...flat27, eyeDistanceMm: 0 };
  expect(standingScreens(impossible)).toEqual({ ok: false, reason: 'distance-not-positive' });
});

test('the left screen mirrors the right one', () => {
  const screens = screensOf({ ...flatTriple32, sides: { ...touchingSides, sideAngle: toRadians(40) } });
  const at = (screen: StandingScreen, across: number) => glassPoint(screen, { across, up: 0.3 });
  const [left, right] = [at(find(screens, 'left'), 0.2), at(find(screens, 'right'), 0.8)];
  expect(left.x).toBeCloseTo(-right.x, 9);
  expect(left.y).toBeCloseTo(right.y, 9);
});
