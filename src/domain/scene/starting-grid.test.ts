import { describe, expect, test } from 'vitest';
import { carAhead } from './grid-slots';
import { flatPicture, type FlatPath } from './flat-picture';
import { startingGrid, type GridPaint, type GridPart } from './starting-grid';
import { eyeHeightM } from './track';
import type { Point } from './faces';

const parts = startingGrid();
const painted = (paint: GridPaint) => parts.filter((part) => part.paint === paint);
const numbersOf = (axis: 0 | 1 | 2, parts: readonly GridPart[]) =>
  parts.flatMap(({ points }) => points.map((point) => point[axis]));

describe('the starting grid is to scale', () => {
  // Claims of the page: the car is 20 m ahead. A racing car is 1.9 m wide over its wheels, its tail a little less.
  test('a white car stands with its tail 20 m ahead, in the lane before the eye', () => {
    expect(carAhead.aheadM).toBe(20);
    const tail = painted('white').filter((part) => Math.min(...numbersOf(1, [part])) === 20);
    expect(tail).toHaveLength(1);
    const xs = numbersOf(0, tail);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(1.86, 2);
    expect(Math.max(...xs)).toBeLessThan(1.5);
    expect(Math.min(...xs)).toBeGreaterThan(-1.5);
    // Wheels touch the ground.
    const under = painted('dark').filter((part) => numbersOf(1, [part]).every((y) => y > 20 && y < 21));
    expect(Math.min(...numbersOf(2, under))).toBeCloseTo(-eyeHeightM, 9);
  });

  test('five lights hang over the road', () => {
    expect(painted('lamp')).toHaveLength(5);
    expect(Math.min(...numbersOf(2, painted('lamp')))).toBeGreaterThan(2);
  });

  test('the road lies as far below the eye as the driver sits above it', () => {
    expect(new Set(numbersOf(2, painted('road')))).toEqual(new Set([-eyeHeightM]));
  });
});

describe('flatPicture', () => {
  const face = (points: readonly Point[], paint: GridPaint = 'white'): GridPart => ({ points, paint });
  const square = (y: number, half: number, paint?: GridPaint) =>
    face(
      [
        [-half, y, -half],
        [half, y, -half],
        [half, y, half],
        [-half, y, half],
      ],
      paint,
    );

  /** Corners of a path of relative steps; arcs count as straight. */
  const cornersIn = ({ path }: FlatPath) =>
    path
      .replaceAll(/a1 [\d.]+[ -]\d+ 0 [01]/g, 'l')
      .split('M')
      .slice(1)
      .map((outline) => {
        const numbers = outline.match(/-?\d+/g)!.map(Number);
        const corners = [[numbers[0]!, numbers[1]!] as const];
        for (let i = 2; i < numbers.length; i += 2) {
          const [x, y] = corners.at(-1)!;
          corners.push([x + numbers[i]!, y + numbers[i + 1]!]);
        }
        return corners;
      });

  // 2 m at 20 m is a tenth: 100 thousandths; SVG counts down.
  test('projects by how far away a thing is', () => {
    const [path] = flatPicture([
      face([
        [0, 20, 0],
        [2, 20, 0],
        [2, 20, 1],
      ]),
    ]);
    expect(new Set(cornersIn(path!)[0]!.map(String))).toEqual(new Set(['0,0', '100,0', '100,-50']));
  });

  test('leaves out what is covered whole, and what is too small to see', () => {
    expect(flatPicture([square(40, 1, 'blue'), square(20, 1)]).map(({ paint }) => paint)).toEqual(['white']);
    // A shadow is translucent.
    expect(flatPicture([square(40, 1, 'blue'), square(20, 1, 'shadow')])).toHaveLength(2);
    // 2 mm at 20 m is a tenth of a thousandth.
    expect(flatPicture([square(20, 0.001)])).toEqual([]);
  });

  test('writes neighbours of one paint in one path', () => {
    const [first, ...others] = flatPicture([
      square(20, 1, 'garage'),
      { ...square(20, 1, 'garage'), points: square(20, 1).points.map(([x, y, z]): Point => [x + 4, y, z]) },
    ]);
    expect(others).toEqual([]);
    expect(cornersIn(first!)).toHaveLength(2);
  });

  test('cuts what reaches behind the eye, a line too', () => {
    const rail: GridPart = {
      points: [
        [-8, -5, 1],
        [-8, 80, 1],
      ],
      paint: 'line',
      isLine: true,
    };
    const [path] = flatPicture([rail]);
    // Clipped at 8 to the left, where 1 m up is an eighth of that; to 80 m ahead.
    expect(cornersIn(path!)).toEqual([
      [
        [-8000, -1000],
        [-100, -12],
      ],
    ]);
  });

  test('draws an oval through four points as two arcs', () => {
    const oval = (high: number, low: number, leans = 0): GridPart => ({
      points: [
        [-2, 20, 0],
        [leans, 20, high],
        [2, 20, 0],
        [-leans, 20, -low],
      ],
      paint: 'lamp',
      isOval: true,
    });
    expect(flatPicture([oval(2, 2)])[0]?.path).toBe('M-100 0a1 1 0 0 1 200 0a1 1 0 0 1-200 0z');
    // An egg, taller above than below.
    expect(flatPicture([oval(4, 1)])[0]?.path).toBe('M-100 0a1 .5 90 0 1 200 0a1 .5 0 0 1-200 0z');
    // Half diameters (100, 0) and (100, -100): squares of the axes are the eigenvalues of (2 -1; -1 1), (3 ± √5) / 2, so their ratio
    // is 0.38; the long one is turned by half of atan2(-2, 1).
    expect(flatPicture([oval(2, 2, 2)])[0]?.path).toBe('M-100 0a1 .38-32 0 1 200 0a1 .38-32 0 1-200 0z');
  });

  test('the whole scene: whole numbers, within what is drawn', () => {
    const paths = flatPicture(parts);
    expect(paths.length).toBeGreaterThan(60);
    for (const path of paths) {
      expect(path.path).toMatch(
        /^(M-?\d+[ -]\d+(l(-?\d+[ -]?)+|(a1 (1|\.\d+)[ -]\d+ 0 [01][ -]\d+[ -]\d+){2})z?)+$/,
      );
      for (const [x, y] of cornersIn(path).flat()) {
        expect(Math.abs(x)).toBeLessThanOrEqual(8000);
        expect(Math.abs(y)).toBeLessThanOrEqual(3000);
      }
    }
  });
});
