import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleRigs, touchingSides, valueOf } from '../../testing/example-rigs';
import { between, seenOf } from '../../testing/sample-rigs';
import type { Projection } from './cameras';
import { drawnFrusta, trueFrusta } from './frusta';
import type { Rig } from './rig';
import { seamBreak } from './seam-break';
import { standingScreens } from './standing-screens';
import { toDegrees, toRadians } from './units';

const { flat27, flatTriple32, curvedTriple32 } = exampleRigs;

const breakOf = (rig: Rig, projection: Projection) =>
  seamBreak(valueOf(standingScreens(rig)), valueOf(drawnFrusta(rig, projection)));
const trueBreak = (rig: Rig) =>
  seamBreak(valueOf(standingScreens(rig)), valueOf(trueFrusta(valueOf(seenOf(rig)))));

const joined = { ...flatTriple32, sides: { ...touchingSides, bezelMm: 0 } };

describe('a straight line across the seam', () => {
  test('stays one where every screen is a window, at whatever angle and behind whatever frames', () => {
    fc.assert(
      fc.property(between(10, 75), between(0, 20), between(-150, 150), (degrees, bezelMm, eyeOffsetMm) => {
        const sides = { bezelMm, gapMm: null, sideAngle: toRadians(degrees), panel: null };
        const seen = trueBreak({ ...flatTriple32, eyeOffsetMm, sides })!;
        expect(toDegrees(seen.jump)).toBeLessThan(1e-6);
        expect(toDegrees(seen.kink)).toBeLessThan(1e-3);
      }),
    );
  });

  test('is folded where one flat picture lies over three screens that face the eye, though its ends meet', () => {
    const t = 0.5;
    const { jump, kink } = breakOf(joined, { kind: 'one-projection', tanHalfHOfAll: 3 * t })!;
    expect(toDegrees(jump)).toBeLessThan(1e-6);
    // By hand. The picture's edge: (t, −h/2) for 16:9, h = t·9/16 and a quarter of the way up. The road's edge is drawn along
    // (t, −h/2), so on the glass, W/2 = 354.208 mm at 700 mm, it runs along (354.208, −99.621) and on with the same slope. In space
    // that is (354.208, 0, −99.621) before the seam; beyond it the glass turns by A = 2·atan(354.208/700) = 53.678°:
    // (354.208·cos A, −354.208·sin A, −99.621). Seen from the eye at the point (354.208, 700, −99.621), without the part along
    // the line of sight.
    const [a, d, z] = [354.208, 700, -99.621];
    const A = 2 * Math.atan(a / d);
    const sight = [a, d, z];
    const across = (v: readonly number[]) => {
      const along = v.reduce((sum, each, i) => sum + each * sight[i]!, 0) / (a * a + d * d + z * z);
      return v.map((each, i) => each - along * sight[i]!);
    };
    const [before, after] = [across([a, 0, z]), across([a * Math.cos(A), -a * Math.sin(A), z])];
    const product = before.reduce((sum, each, i) => sum + each * after[i]!, 0);
    const expected = Math.acos(product / Math.hypot(...before) / Math.hypot(...after));
    expect(toDegrees(kink)).toBeCloseTo((expected * 180) / Math.PI, 1);
    expect(toDegrees(kink)).toBeGreaterThan(5);
  });

  test('is off by as much as the side pictures are turned too little', () => {
    const tanHalfH = Math.tan(toRadians(53.678) / 2);
    const level = { ...joined };
    const turned = (degrees: number) =>
      breakOf(level, { kind: 'per-screen', tanHalfH, sides: { turn: toRadians(degrees) } })!;
    expect(toDegrees(turned(53.678).jump)).toBeLessThan(0.01);
    // Along the bearing, 10°; a line below the horizon is nearer to the pole of the turn.
    expect(toDegrees(turned(43.678).jump)).toBeGreaterThan(9);
    expect(toDegrees(turned(43.678).jump)).toBeLessThan(11);
  });

  test('meets on bent glass at its rims, but not straight', () => {
    const sides = { ...touchingSides, bezelMm: 0 };
    const { jump, kink } = trueBreak({ ...curvedTriple32, sides })!;
    expect(toDegrees(jump)).toBeLessThan(1e-6);
    expect(toDegrees(kink)).toBeGreaterThan(1);
  });

  test('is nowhere on one screen, or where nothing is known of the sides', () => {
    expect(trueBreak(flat27)).toBeNull();
    expect(breakOf(flatTriple32, { kind: 'per-screen', tanHalfH: 0.5, sides: null })).toBeNull();
  });
});
