import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { radians, toDegrees, toRadians } from '../geometry/units';
import { focalFromTurn, turnedPoint } from './focal-from-turn';
import type { PointPair } from './points';
import type { Measured } from './refusal';
import {
  focalOfHorizonPair,
  focalOfKnownTurn,
  focalOfVanishingPoints,
  verticalOf,
} from './turn-closed-forms';

const valueOf = <T>(result: Measured<T>): T => {
  if (!result.ok) throw new Error(result.refusal.kind);
  return result.value;
};

const pairsOf = (rows: readonly (readonly [number, number, number, number])[]): readonly PointPair[] =>
  rows.map(([ax, ay, bx, by]) => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } }));

// Published vectors: exact points at 1920x1080
const turned25 = pairsOf([
  [700, 60, 176.1834, 49.911],
  [-100, 200, -594.0066, 231.4692],
  [250, 20, -193.7239, 19.7636],
  [860, 240, 281.0032, 189.0122],
]);
const turned30 = pairsOf([
  [700, 60, 111.678, 40.1975],
  [-100, 200, -680.5683, 237.426],
  [250, 20, -251.1926, 11.8421],
  [860, 240, 208.6877, 172.5735],
]);

describe('closed forms', () => {
  it('find f from two points on the horizon', () => {
    expect(focalOfHorizonPair({ a: 700, b: 176.1834 }, { a: -100, b: -594.0066 })).toBeCloseTo(1000, 2);
  });

  it('find f from one point and a known turn', () => {
    expect(focalOfKnownTurn({ a: 700, b: 176.1834 }, toRadians(25))).toBeCloseTo(1000, 3);
  });

  it('find f from a right angle seen at a slant', () => {
    expect(focalOfVanishingPoints(-520, 1800)).toBeCloseTo(967.4709, 4);
  });

  it('have no number where there is none', () => {
    expect(focalOfVanishingPoints(520, 1800)).toBeNull();
    expect(focalOfHorizonPair({ a: 5, b: 3 }, { a: 5, b: 3 })).toBeNull();
    expect(focalOfKnownTurn({ a: 5, b: 5 }, radians(0))).toBeNull();
  });

  it('tell the angle from f', () => {
    expect(toDegrees(verticalOf(935.3074, 1080))).toBeCloseTo(60, 5);
    expect(toDegrees(verticalOf(1000, 1080))).toBeCloseTo(56.7381, 4);
  });
});

describe('a turned pair', () => {
  it('has f 1000 and a turn of 25°', () => {
    const turn = valueOf(focalFromTurn(turned25));
    expect(turn.focalPx).toBeCloseTo(1000, 2);
    expect(toDegrees(turn.yaw)).toBeCloseTo(25, 4);
    expect(toDegrees(turn.pitch)).toBeCloseTo(0, 4);
    expect(turn.rmsPx).toBeLessThan(1e-3);
  });

  it('has f 935.3074, a turn of 30° and 0.5° upwards', () => {
    const turn = valueOf(focalFromTurn(turned30));
    expect(turn.focalPx).toBeCloseTo(935.3074, 2);
    expect(toDegrees(turn.yaw)).toBeCloseTo(30, 3);
    expect(toDegrees(turn.pitch)).toBeCloseTo(0.5, 3);
  });

  // Published: 0.83 % of f for each pixel of click error. Four exact points leave 5 coordinates over.
  it('tells how exact it is', () => {
    const { sdLn } = valueOf(focalFromTurn(turned25));
    expect(sdLn / Math.sqrt((4 * 1.5 ** 2) / 9)).toBeCloseTo(0.0083, 3);
  });

  it('names the point that was clicked 60 px off', () => {
    const fifth = { a: { x: 500, y: 300 }, b: { x: 0, y: 0 } };
    const there = turnedPoint(fifth.a, {
      ...{ focalPx: 1000, yaw: toRadians(25) },
      ...{ pitch: radians(0), roll: radians(0) },
    });
    expect(there).not.toBeNull();
    const off = { ...fifth, b: { x: there!.x - 60, y: there!.y + 10 } };
    const turn = valueOf(focalFromTurn([...turned25.slice(0, 2), off, ...turned25.slice(2)]));
    expect(turn.outlier).toBe(2);
    expect(turn.focalPx).toBeCloseTo(1000, 2);
    expect(turn.residualsPx[2]).toBeCloseTo(Math.hypot(60, 10), 2);
  });

  it.each<[string, readonly PointPair[], string]>([
    ['two points', turned25.slice(0, 2), 'too-few-points'],
    ['no turn at all', turned25.map(({ a }) => ({ a, b: a })), 'turn-too-small'],
    ['the same point four times', Array<PointPair>(4).fill(turned25[0]!), 'turn-too-small'],
    ['a coordinate that is none', [...turned25, { a: { x: NaN, y: 1 }, b: { x: 1, y: 1 } }], 'not-finite'],
    [
      'points mixed up',
      turned25.map(({ a }, index) => ({ a, b: turned25[(index + 1) % 4]!.b })),
      'points-disagree',
    ],
  ])('refuses %s', (_, pairs, kind) => {
    const result = focalFromTurn(pairs);
    expect(result.ok ? 'none' : result.refusal.kind).toBe(kind);
  });

  it('finds any camera from exact points', () => {
    const spread = [
      { x: 0.9, y: 0.1 },
      { x: -0.2, y: 0.4 },
      { x: 0.3, y: -0.3 },
      { x: 0.6, y: 0.5 },
    ];
    fc.assert(
      fc.property(
        fc.double({ min: 500, max: 3000, noNaN: true }),
        fc.double({ min: 15, max: 35, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.boolean(),
        (focalPx, degrees, up, isLeft) => {
          const side = isLeft ? -1 : 1;
          const camera = {
            ...{ focalPx, yaw: toRadians(side * degrees) },
            ...{ pitch: toRadians(up), roll: radians(0) },
          };
          const pairs = spread.flatMap(({ x, y }) => {
            const a = { x: side * 960 * x, y: 540 * y };
            const b = turnedPoint(a, camera);
            return b ? [{ a, b }] : [];
          });
          const found = focalFromTurn(pairs);
          // A long lens with a small turn is refused rather than guessed.
          if (found.ok) expect(found.value.focalPx / focalPx).toBeCloseTo(1, 3);
          else expect(focalPx).toBeGreaterThan(1800);
        },
      ),
    );
  });

  it('holds no NaN, whatever was clicked', () => {
    const coordinate = fc.oneof(fc.double(), fc.integer({ min: -4000, max: 4000 }));
    const point = fc.record({ x: coordinate, y: coordinate });
    fc.assert(
      fc.property(fc.array(fc.record({ a: point, b: point }), { maxLength: 6 }), (pairs) => {
        const result = focalFromTurn(pairs);
        if (!result.ok) return;
        const { focalPx, sdLn, rmsPx, yaw } = result.value;
        expect([focalPx, sdLn, rmsPx, yaw].every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
