import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TripleRig } from '../geometry/triple-screen';
import { toDegrees, toRadians } from '../geometry/units';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { between, ownedRig } from '../../testing/sample-rigs';
import { seamOff, tapeOff } from './tape-error';

const triple32 = exampleRigs.flatTriple32 as TripleRig;

describe('tapeOff', () => {
  // 2·atan(298.8633/490) and 2·atan(298.8633/510)
  it('27in 16:9 at 50 cm, a centimetre too short and too long', () => {
    const { shorter, longer } = valueOf(tapeOff(exampleRigs.flat27, 10));
    expect(toDegrees(shorter.view.h)).toBeCloseTo(62.7601, 4);
    expect(toDegrees(longer.view.h)).toBeCloseTo(60.7411, 4);
  });

  it('a tape that is off by all there is has no answer', () => {
    expect(tapeOff(exampleRigs.flat27, 500)).toEqual({ ok: false, reason: 'distance-not-positive' });
  });

  it('too short is too wide', () => {
    fc.assert(
      fc.property(ownedRig, between(1, 50), (rig, byMm) => {
        const off = tapeOff({ ...rig, sides: null }, byMm);
        if (off.ok) expect(off.value.shorter.view.h).toBeGreaterThan(off.value.longer.view.h);
      }),
    );
  });
});

describe('seamOff', () => {
  // The lit edges by hand, from the corners P = (a + 8·cos A, d − 8·sin A) and Q = (a + 716.42·cos A, d − 716.42·sin A) with
  // a = 362.21, A = 54.71774°, d = 700, against those for 55.71774°, for 690 mm and so on; hinge at 788.159 mm.
  it('three 32in at 70 cm, drawn where they stand: the seam hardly moves, the outer edge does', () => {
    const angle = valueOf(seamOff(triple32, { sideAngle: toRadians(1) }, 'as-built'));
    expect(toDegrees(angle.seam)).toBeCloseTo(0.004684, 6);
    expect(angle.seamMm).toBeCloseTo(0.0644, 4);
    expect(toDegrees(angle.outerEdge)).toBeCloseTo(0.413536, 5);
    const distance = valueOf(seamOff(triple32, { eyeDistanceMm: 10 }, 'as-built'));
    expect(toDegrees(distance.seam)).toBeCloseTo(0.011847, 6);
    expect(distance.seamMm).toBeCloseTo(0.16297, 4);
    expect(toDegrees(distance.outerEdge)).toBeCloseTo(0.723736, 5);
  });

  // The side picture turns with the angle, 1° for 1°; its half is atan(354.21/690) − atan(354.21/700) = 0.333535°
  // wider.
  it('drawn again and turned by what the game is told: all of the angle is at the seam', () => {
    const angle = valueOf(seamOff(triple32, { sideAngle: toRadians(1) }, 'turned-by-stand'));
    expect(toDegrees(angle.seam)).toBeCloseTo(1, 9);
    expect(angle.seamMm).toBeCloseTo(13.756, 3);
    const distance = valueOf(seamOff(triple32, { eyeDistanceMm: 10 }, 'turned-by-stand'));
    expect(toDegrees(distance.seam)).toBeCloseTo(0.667071, 5);
    expect(toDegrees(distance.outerEdge)).toBeCloseTo(0.333535, 5);
  });

  it('an exact tape moves nothing, and a worse one moves no less', () => {
    fc.assert(
      fc.property(
        ownedRig,
        between(0, 10),
        fc.constantFrom('as-built', 'turned-by-stand'),
        (rig, mm, draws) => {
          if (!rig.sides) return;
          const triple = { ...rig, sides: rig.sides };
          const none = seamOff(triple, {}, draws);
          const [some, more] = [mm, 2 * mm].map((eyeDistanceMm) => seamOff(triple, { eyeDistanceMm }, draws));
          if (!none.ok || !some?.ok || !more?.ok) return;
          expect(none.value).toEqual({ seam: 0, seamMm: 0, outerEdge: 0 });
          expect(more.value.outerEdge).toBeGreaterThanOrEqual(some.value.outerEdge - 1e-12);
        },
      ),
    );
  });
});
