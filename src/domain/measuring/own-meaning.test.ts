import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fovOfVertical } from '../games/convert';
import { toRadians } from '../geometry/units';
import { fitMeanings } from './fit-meanings';
import { curveThrough, numberOnCurve, verticalAt } from './interpolate';
import { degrees, halfTangent, type Meaning } from './meaning';
import type { Measurements } from './measurements';
import { ownMeaningOf, ownNumber } from './own-meaning';

const lnTOf = (v: number): number => Math.log(Math.tan(toRadians(v) / 2));
const pictures = [
  { number: 30, lnT: lnTOf(41.2) },
  { number: 50, lnT: lnTOf(55) },
  { number: 70, lnT: lnTOf(64.8) },
];
const curve = curveThrough(pictures)!;
const halfTangentOf = (v: number): number => Math.tan(toRadians(v) / 2);

describe('a curve through measured pictures', () => {
  it('meets each of them', () => {
    expect([30, 50, 70].map((number) => verticalAt(curve, number))).toEqual([
      expect.closeTo(41.2, 9),
      expect.closeTo(55, 9),
      expect.closeTo(64.8, 9),
    ]);
    expect(numberOnCurve(curve, halfTangentOf(55))).toEqual({
      number: expect.closeTo(50, 6) as number,
      beyond: null,
    });
  });

  // Published: 30 → 41.2°, 50 → 55.0°, 70 → 64.8°: for 37.2° type about 24.
  it('goes half a gap beyond them, and says so', () => {
    const below = numberOnCurve(curve, halfTangentOf(37.2));
    expect(below?.beyond).toBe('below');
    expect(below?.number).toBeGreaterThan(22.5);
    expect(below?.number).toBeLessThan(25.5);
    expect(numberOnCurve(curve, halfTangentOf(67))?.beyond).toBe('above');
    expect(numberOnCurve(curve, halfTangentOf(30))).toBeNull();
    expect(numberOnCurve(curve, NaN)).toBeNull();
    expect(verticalAt(curve, 19.9)).toBeNull();
    expect(verticalAt(curve, 80.1)).toBeNull();
  });

  it('takes a number that shrinks the picture', () => {
    const shrinking = curveThrough(pictures.map(({ number, lnT }) => ({ number, lnT: -lnT })))!;
    const { number } = numberOnCurve(shrinking, 1 / halfTangentOf(55)) ?? {};
    expect(number).toBeCloseTo(50, 6);
  });

  it('is none where the pictures do not keep growing', () => {
    expect(curveThrough(pictures.slice(0, 1))).toBeNull();
    expect(curveThrough([...pictures, { number: 90, lnT: lnTOf(60) }])).toBeNull();
    expect(curveThrough([...pictures].reverse())).toBeNull();
    expect(curveThrough([...pictures, { number: 90, lnT: NaN }])).toBeNull();
  });

  it('keeps growing between any pictures that do', () => {
    const gap = fc.double({ min: 0.1, max: 40, noNaN: true });
    const steps = fc.array(fc.record({ gap, rise: fc.double({ min: 0.001, max: 0.4, noNaN: true }) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(steps, (each) => {
        const knots = each.reduce(
          (list, { gap: right, rise }) => {
            const last = list.at(-1)!;
            return [...list, { number: last.number + right, lnT: last.lnT + rise }];
          },
          [{ number: 10, lnT: -1.5 }],
        );
        const through = curveThrough(knots)!;
        const [low, high] = [knots[0]!.number, knots.at(-1)!.number];
        const angles = Array.from({ length: 40 }, (_, index) =>
          verticalAt(through, low + ((high - low) * index) / 39)!,
        );
        for (const [index, angle] of angles.entries())
          if (index > 0) expect(angle).toBeGreaterThanOrEqual(angles[index - 1]! - 1e-9);
      }),
    );
  });
});

describe('a meaning of one’s own', () => {
  const horizontal: Meaning = { counting: degrees, axis: 'horizontal' };
  const measure = (
    t: (number: number) => number,
    numbers: readonly [number, number, number],
  ): Measurements => ({
    size: { widthPx: 1920, heightPx: 1080 },
    zooms: [
      { from: numbers[0], to: numbers[1], m: t(numbers[0]) / t(numbers[1]), sdLn: 0.002 },
      { from: numbers[1], to: numbers[2], m: t(numbers[1]) / t(numbers[2]), sdLn: 0.002 },
    ],
    turns: [{ number: numbers[2], focalPx: 540 / t(numbers[2]), sdLn: 0.01 }],
    windows: [],
  });
  const ownOf = (measurements: Measurements) => {
    const reading = fitMeanings(measurements);
    if (!reading.ok) throw new Error(reading.refusal.kind);
    return ownMeaningOf('My game', reading.value, measurements);
  };
  /** 27in 16:9 at 50 cm: 61.7358° wide, 37.1675° high. */
  const desk = fovOfVertical(toRadians(37.1675), 16 / 9);

  it('gives the number of a rig', () => {
    const own = ownOf(measure((number) => halfTangent(horizontal, number, 16 / 9)!, [50, 70, 100]))!;
    expect(own).toMatchObject({ name: 'My game', meaning: { kind: 'meaning', meaning: horizontal } });
    expect(own.base).toEqual({ ratio: 16 / 9, leastNumber: 50, mostNumber: 100 });
    expect(ownNumber(own, desk)).toEqual({ exact: expect.closeTo(61.7358, 4) as number, beyond: null });
    // A 32:9 screen of that height is 2·atan(2 · tan 30.8679°) = 100.17° wide.
    const wide = ownNumber(own, fovOfVertical(toRadians(37.1675), 32 / 9));
    expect(wide?.exact).toBeCloseTo(100.17, 1);
    expect(wide?.beyond).toBe('above');
  });

  it('is the measured pictures where no known meaning fits, at their ratio alone', () => {
    // 41.2° at 30, 55° at 50, 64.8° at 70: neither degrees nor a line of the library
    const at = new Map([
      [30, 41.2],
      [50, 55],
      [70, 64.8],
    ]);
    const own = ownOf(measure((number) => halfTangentOf(at.get(number)!), [30, 50, 70]))!;
    expect(own.meaning.kind).toBe('pictures');
    expect(ownNumber(own, fovOfVertical(toRadians(55), 16 / 9))?.exact).toBeCloseTo(50, 4);
    expect(ownNumber(own, fovOfVertical(toRadians(55), 32 / 9))).toBeNull();
  });

  it('is none while the angle itself was not measured', () => {
    const measured = measure((number) => halfTangent(horizontal, number, 16 / 9)!, [50, 70, 100]);
    expect(ownOf({ ...measured, turns: [] })).toBeNull();
  });
});
