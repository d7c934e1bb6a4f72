import { describe, expect, test } from 'vitest';
import type { Frustum } from '../geometry/frusta';
import { radians } from '../geometry/units';
import { buildScene } from './scene';
import { shapesOf, stillPicture, type StillShape } from './still-picture';

const scene = buildScene();
/** 27in 16:9 at 50 cm. */
const centre: Frustum = {
  screen: 'centre',
  left: -0.597727,
  right: 0.597727,
  bottom: -0.336221,
  top: 0.336221,
  yaw: radians(0),
};
const paper = { width: 1200, height: 675, sky: 'light' } as const;

const numbersIn = ({ path }: StillShape) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

const channels = ({ fill }: StillShape) => fill.match(/\d+/g)!.map(Number) as [number, number, number];

/** Orange is unique to the far car. */
const orange = (shapes: readonly StillShape[]) =>
  shapes.filter((shape) => {
    const [red, , blue] = channels(shape);
    return red - blue > 90 && channels(shape)[1] > 90;
  });

const farCarWidthPx = (frustum: Frustum) => {
  const xs = orange(stillPicture(scene, frustum, paper)).flatMap((shape) => numbersIn(shape).map(([x]) => x));
  return { left: Math.min(...xs), right: Math.max(...xs) };
};

describe('the still picture', () => {
  test('has the car 50 m ahead where the geometry says', () => {
    // The widest of it is 0.95 m to either side, 50.5 m ahead: 600 px · (0.95/50.5)/0.597727 = 18.9 px.
    const { left, right } = farCarWidthPx(centre);
    expect(left).toBeCloseTo(600 - 18.9, 0);
    expect(right).toBeCloseTo(600 + 18.9, 0);
  });

  test('shows it smaller by the ratio of the tangents in a wider picture', () => {
    const wide = { ...centre, left: -1, right: 1, bottom: -0.5625, top: 0.5625 };
    const [own, other] = [centre, wide].map((frustum) => {
      const { left, right } = farCarWidthPx(frustum);
      return right - left;
    });
    expect(other! / own!).toBeCloseTo(0.597727, 1);
  });

  test.each([-1.2, 0, 0.6, 1.4])('never draws beyond its paper, turned by %d', (yaw) => {
    for (const shape of stillPicture(scene, { ...centre, yaw: radians(yaw) }, paper)) {
      for (const [x, y] of numbersIn(shape)) {
        expect(x).toBeGreaterThanOrEqual(-0.1);
        expect(x).toBeLessThanOrEqual(paper.width + 0.1);
        expect(y).toBeGreaterThanOrEqual(-0.1);
        expect(y).toBeLessThanOrEqual(paper.height + 0.1);
      }
      expect(shape.path).not.toContain('NaN');
      expect(shape.fill).toMatch(/^rgb\(\d+ \d+ \d+\)$/);
    }
  });

  test('has no hole where two of one colour overlap that run different ways round', () => {
    const square = (from: number, to: number) =>
      [
        [from, from],
        [to, from],
        [to, to],
        [from, to],
      ] as const;
    const [shape, ...others] = shapesOf(
      [
        { corners: square(0, 1), fill: 'red' },
        { corners: square(0.25, 0.75).toReversed(), fill: 'red' },
      ],
      { width: 100, height: 100 },
    );
    expect(others).toEqual([]);
    // Both have the same orientation, from the lower left to the right.
    expect(shape!.path).toBe('M0 100L100 100L100 0L0 0ZM25 75L75 75L75 25L25 25Z');
  });
});
