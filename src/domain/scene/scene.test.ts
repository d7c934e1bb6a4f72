import { describe, expect, test } from 'vitest';
import { isHidden, middleOf, normalOf, type Face, type Point } from './faces';
import { lightOf } from './light';
import { meshOf } from './mesh';
import { paintIn, type Paint } from './palette';
import { buildScene, cars } from './scene';
import { boardPlaces, boards, eyeHeightM } from './track';

const scene = buildScene();
const faces = [...scene.backdrop, ...scene.things.flat()];

const painted = (...paints: readonly Paint[]): readonly Point[] =>
  faces.filter(({ paint }) => paints.includes(paint)).flatMap(({ points }) => points);

const extent = (points: readonly Point[], axis: 0 | 1 | 2): readonly [number, number] => {
  const values = points.map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
};

describe('the scene is to scale', () => {
  // Widths and places that the page's texts name: 12 m of road, boards 50, 100 and 150 m ahead, two cars 20 and one 50
  // m ahead.
  test('12 m of road, as far below the eye as the driver sits above it', () => {
    const beside = painted('asphalt').filter(([, y]) => Math.abs(y) < 30);
    const [left, right] = extent(beside, 0);
    expect(right - left).toBeCloseTo(12, 6);
    expect(extent(painted('asphalt'), 2)).toEqual([-eyeHeightM, -eyeHeightM]);
  });

  test.each([50, 100, 150])('a board on each side, %d m ahead', (aheadM) => {
    const [left, right] = boardPlaces(aheadM);
    expect(left?.[1]).toBe(aheadM);
    expect(right![0] - left![0]).toBeCloseTo(17.2, 6);
    for (const [x, y, z] of [left!, right!]) {
      const near = painted('board').filter(
        (point) => Math.abs(point[0] - x) < 1 && point[1] > y - 1e-9 && point[1] < y + 1,
      );
      expect(extent(near, 0)[1] - extent(near, 0)[0]).toBeCloseTo(1.3, 6);
      expect(extent(near, 1)[0]).toBe(aheadM);
      expect(extent(near, 2)).toEqual([
        expect.closeTo(z - 0.45, 6) as number,
        expect.closeTo(z + 0.45, 6) as number,
      ]);
    }
  });

  // The sun stands behind the left shoulder: to the right of each tree, and farther ahead.
  test('each tree throws its shadow away from the sun, on the ground', () => {
    const { backdrop } = buildScene();
    const shadows = backdrop.filter(({ paint }) => paint === 'treeShade');
    expect(shadows).toHaveLength(26);
    // The first tree is 8 m high at −22, 34: the middle of its crown's shadow is 0.6 · 8 · 0.45/0.82 = 2.63 m to the right.
    const [x, y, z] = middleOf(shadows[0]!.points);
    expect([x, y, z]).toEqual([
      expect.closeTo(-22 + 2.634, 2) as number,
      expect.closeTo(34 + 2.049, 2) as number,
      expect.closeTo(-eyeHeightM, 6) as number,
    ]);
  });

  test('the boards count down to the corner, 200 m ahead', () => {
    for (const { aheadM, text } of boards) expect(aheadM + Number(text)).toBe(200);
  });

  test.each(Object.values(cars))('a car 1.9 m wide, its tail $aheadM m ahead', ({ x, aheadM, paint }) => {
    // Two have one colour, on either side of the middle.
    const points = painted(paint).filter((point) => Math.abs(point[0] - x) < 1.5);
    expect(extent(points, 0)).toEqual([
      expect.closeTo(x - 0.95, 6) as number,
      expect.closeTo(x + 0.95, 6) as number,
    ]);
    // The wing is 4 cm farther back.
    expect(extent(points, 1)[0]).toBeCloseTo(aheadM - 0.04, 6);
    expect(extent(points, 2)[1]).toBeCloseTo(1.3 - eyeHeightM, 6);
  });

  test('nothing is below the ground', () => {
    const standing = scene.things.slice(0, -6).flat();
    for (const { points } of standing)
      for (const [, , z] of points) expect(z).toBeGreaterThanOrEqual(-eyeHeightM - 1e-9);
  });
});

describe('faces', () => {
  test('are flat, convex enough to be one outline, and look at the eye', () => {
    for (const face of faces) {
      expect(face.points.length).toBeGreaterThanOrEqual(3);
      const normal = normalOf(face);
      expect(normal.every(Number.isFinite), JSON.stringify(face)).toBe(true);
      expect(Math.hypot(...normal)).toBeCloseTo(1, 6);
    }
  });

  test('a solid one that looks away is hidden, and no other', () => {
    const towards: Face = {
      points: [
        [-1, 5, -1],
        [1, 5, -1],
        [1, 5, 1],
      ],
      paint: 'board',
      isSolid: true,
    };
    expect(isHidden(towards)).toBe(false);
    expect(isHidden({ ...towards, points: towards.points.toReversed() })).toBe(true);
    expect(isHidden({ points: towards.points.toReversed(), paint: 'board' })).toBe(false);
  });
});

describe('the light', () => {
  const rings = scene.backdrop.filter(({ paint }) => paint === 'sky');
  const warmth = (sky: 'light' | 'dark', from: number, to: number) => {
    const light = lightOf(sky);
    const colours = rings.flatMap((face) =>
      face.points
        .filter(([x, y, z]) => {
          const degrees = (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI;
          return degrees >= from && degrees <= to;
        })
        .map((point) => light(face)(point)),
    );
    return colours.reduce((sum, [red, , blue]) => sum + red - blue, 0) / colours.length;
  };

  test.each(['light', 'dark'] as const)(
    'a warm band lies over the horizon, and above it is blue, %s',
    (sky) => {
      expect(warmth(sky, 0, 4)).toBeGreaterThan(25);
      expect(warmth(sky, 30, 90)).toBeLessThan(0);
    },
  );

  test.each(['light', 'dark'] as const)('lines stand out from the road, %s', (sky) => {
    const mean = (paint: 'line' | 'asphalt') =>
      paintIn(sky, paint).reduce((sum, value) => sum + value, 0) / 3;
    expect(mean('line') - mean('asphalt')).toBeGreaterThan(100);
  });
});

describe('the mesh', () => {
  test.each(['light', 'dark'] as const)('has a place and a colour for every corner, %s', (sky) => {
    const { positions, colours, backdropCount, count } = meshOf(scene, sky);
    expect(positions).toHaveLength(3 * count);
    expect(colours).toHaveLength(4 * count);
    expect(positions.every(Number.isFinite)).toBe(true);
    expect(backdropCount % 3).toBe(0);
    expect(count).toBeGreaterThan(backdropCount);
    // Few enough triangles for any machine.
    expect(count / 3).toBeLessThan(16_000);
  });

  test('is darker under a dark sky', () => {
    const mean = (sky: 'light' | 'dark') => {
      const { colours } = meshOf(scene, sky);
      return colours.reduce((sum, value) => sum + value, 0) / colours.length;
    };
    expect(mean('dark')).toBeLessThan(0.6 * mean('light'));
  });
});
