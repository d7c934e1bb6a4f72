import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Measured } from './refusal';
import type { Point, PointPair } from './points';
import { zoomFromPoints } from './zoom-from-points';

const valueOf = <T>(result: Measured<T>): T => {
  if (!result.ok) throw new Error(result.refusal.kind);
  return result.value;
};

const refusalOf = <T>(result: Measured<T>): string => (result.ok ? 'none' : result.refusal.kind);

const enlarged = (a: Point, m: number, centre: Point = { x: 0, y: 0 }): PointPair => ({
  a,
  b: { x: centre.x + m * (a.x - centre.x), y: centre.y + m * (a.y - centre.y) },
});

const six: readonly Point[] = [
  { x: 800, y: 60 },
  { x: -700, y: 150 },
  { x: 300, y: 300 },
  { x: -400, y: -40 },
  { x: 620, y: 220 },
  { x: -120, y: 330 },
];

describe('an enlargement from points', () => {
  // Published vector: A (100, 0), (0, 200), (−300, −50) and B = 0.6304 · A
  it('is found', () => {
    const pairs = [enlarged({ x: 100, y: 0 }, 0.6304), enlarged({ x: 0, y: 200 }, 0.6304)];
    const zoom = valueOf(zoomFromPoints([...pairs, enlarged({ x: -300, y: -50 }, 0.6304)]));
    expect(zoom.m).toBeCloseTo(0.6304, 10);
    expect(zoom.isShifted).toBe(false);
    expect(zoom.outlier).toBeNull();
    expect(zoom.centre?.x).toBeCloseTo(0, 6);
    expect(Math.max(...zoom.residualsPx)).toBeLessThan(1e-9);
  });

  it('is found from one point about the middle, without a centre', () => {
    const zoom = valueOf(zoomFromPoints([enlarged({ x: 800, y: 90 }, 1.5)]));
    expect(zoom.m).toBeCloseTo(1.5, 10);
    expect(zoom.centre).toBeNull();
  });

  // By hand: errors of σ in both pictures, one point at r: sd of ln m = σ · √(1 + m²) / (m · r).
  it('tells how exact it is', () => {
    const zoom = valueOf(zoomFromPoints([enlarged({ x: 600, y: 0 }, 0.5)], { clickSdPx: 2 }));
    // One point leaves one coordinate over: the scatter is √(4·2² / (1 + 4)).
    expect(zoom.sdLn).toBeCloseTo((Math.sqrt(16 / 5) * Math.hypot(1, 0.5)) / 0.5 / 600, 9);
  });

  it('finds a centre 8 % of 540 px above the middle', () => {
    const centre = { x: 0, y: 43.2 };
    const zoom = valueOf(zoomFromPoints(six.map((each) => enlarged(each, 0.630415, centre))));
    expect(zoom.m).toBeCloseTo(0.630415, 9);
    expect(zoom.isShifted).toBe(true);
    expect(zoom.centre?.x).toBeCloseTo(0, 6);
    expect(zoom.centre?.y).toBeCloseTo(43.2, 6);
  });

  it('names the point that was clicked 40 px off', () => {
    const pairs = six.map((each) => enlarged(each, 0.63));
    const wrong = pairs.map(({ a, b }, index) => ({ a, b: index === 2 ? { x: b.x + 40, y: b.y } : b }));
    const zoom = valueOf(zoomFromPoints(wrong));
    expect(zoom.outlier).toBe(2);
    expect(zoom.m).toBeCloseTo(0.63, 9);
    // By hand: 40 px, shared by both pictures: 40 / √(1 + 0.63²)
    expect(zoom.residualsPx[2]).toBeCloseTo(40 / Math.hypot(1, 0.63), 6);
  });

  it('refuses a picture whose edge grows more than its middle', () => {
    const far = Math.hypot(800, 60);
    const bent = six.map((a) => {
      const growth = 0.63 * (1 + 0.07 * (Math.hypot(a.x, a.y) / far) ** 2);
      return { a, b: { x: growth * a.x, y: growth * a.y } };
    });
    const result = zoomFromPoints(bent);
    expect(result).toMatchObject({ ok: false, refusal: { kind: 'not-flat' } });
    if (result.ok || result.refusal.kind !== 'not-flat') throw new Error();
    // Innermost point: (−120, 330), at 351.1 of 802.2 px
    expect(result.refusal.middle).toBeCloseTo(0.63 * (1 + 0.07 * (351.14 / far) ** 2), 3);
    expect(result.refusal.edge).toBeCloseTo(0.63 * 1.07, 3);
  });

  it.each<[string, readonly PointPair[], string]>([
    ['no points', [], 'too-few-points'],
    ['a coordinate that is none', [enlarged({ x: NaN, y: 0 }, 2)], 'not-finite'],
    ['a coordinate beyond all pictures', [enlarged({ x: 1e300, y: 0 }, 2)], 'not-finite'],
    [
      'points in the middle',
      [enlarged({ x: 0, y: 0 }, 2), enlarged({ x: 0, y: 0 }, 2)],
      'points-do-not-match',
    ],
    ['a picture turned round', six.map((each) => enlarged(each, -0.7)), 'points-do-not-match'],
    ['the same picture twice', six.map((each) => enlarged(each, 1)), 'nothing-grew'],
    [
      'points mixed up',
      six.map((a, index) => ({ a, b: { x: 0.6 * a.x + (index % 2 ? 90 : -70), y: 0.6 * a.y + 50 * index } })),
      'points-disagree',
    ],
  ])('refuses %s', (_, pairs, kind) => {
    expect(refusalOf(zoomFromPoints(pairs))).toBe(kind);
  });

  it('gives the scale of two windows, one included', () => {
    for (const m of [1, 0.75]) {
      const zoom = zoomFromPoints(
        six.map((each) => enlarged(each, m)),
        { mayBeEqual: true },
      );
      expect(zoom).toMatchObject({ ok: true, value: { isShifted: false, outlier: null } });
      expect(zoom.ok && zoom.value.m).toBeCloseTo(m, 9);
    }
  });

  it('holds no NaN, whatever was clicked', () => {
    const coordinate = fc.oneof(fc.double(), fc.integer({ min: -4000, max: 4000 }));
    const point = fc.record({ x: coordinate, y: coordinate });
    fc.assert(
      fc.property(fc.array(fc.record({ a: point, b: point }), { maxLength: 8 }), (pairs) => {
        for (const mayBeEqual of [false, true])
          expect(JSON.stringify(zoomFromPoints(pairs, { mayBeEqual }))).not.toMatch(
            /NaN|"sdLn":null|"m":null/,
          );
      }),
      { numRuns: 2000 },
    );
  });
});
