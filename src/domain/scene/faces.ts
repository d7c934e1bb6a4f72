import type { Paint } from './palette';

/** In metres from the driver's eye: to the right, ahead, up. */
export type Point = readonly [x: number, y: number, z: number];

/** A flat, convex piece of a surface. */
export interface Face<Of extends string = Paint> {
  readonly points: readonly Point[];
  readonly paint: Of;
  /** Set for the surface of a solid: its corners run anticlockwise when seen from outside. */
  readonly isSolid?: true;
}

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Point): Point => times(a, 1 / Math.hypot(...a));

/** Normal of a face by Newell's method, from all corners, since some may be in one line. */
const acrossOf = (points: readonly Point[]): Point =>
  points.reduce(
    (sum: Point, point, i) => add(sum, cross(point, points[(i + 1) % points.length] ?? point)),
    [0, 0, 0],
  );

export const middleOf = (points: readonly Point[]): Point =>
  times(points.reduce(add, [0, 0, 0]), 1 / points.length);

/** Normal of a face: outwards from a solid, else towards the eye. */
export const normalOf = ({ points, isSolid }: Face<string>): Point => {
  const normal = unit(acrossOf(points));
  const looksAway = dot(normal, points[0] ?? normal) > 0;
  return looksAway && isSolid !== true ? times(normal, -1) : normal;
};

/**
 * Whether the eye is behind a solid's face, even after moving this many metres.
 *
 * @example isHidden(the far side of a box) // true
 */
export const isHidden = ({ points, isSolid }: Face<string>, movesM = 0): boolean =>
  isSolid === true && dot(unit(acrossOf(points)), points[0] ?? [0, 0, 0]) > movesM;

/**
 * Eight corners: the near four anticlockwise from the lower left as seen by the driver, then the far four behind them.
 */
type Corners = readonly [Point, Point, Point, Point, Point, Point, Point, Point];

/** Six faces, each with its front outside. */
const hull = <Of extends string>(corners: Corners, paint: Of): readonly Face<Of>[] => {
  const [a, b, c, d, e, f, g, h] = corners;
  const middle = middleOf(corners);
  const sides = [
    [a, b, c, d],
    [f, e, h, g],
    [e, a, d, h],
    [b, f, g, c],
    [d, c, g, h],
    [e, f, b, a],
  ] as const;
  return sides.map((points) => {
    const isInsideOut = dot(acrossOf(points), minus(points[0], middle)) < 0;
    return { points: isInsideOut ? points.toReversed() : points, paint, isSolid: true };
  });
};

interface Box {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly z: readonly [number, number];
}

/** @example box({ x: [-1, 1], y: [5, 6], z: [0, 2] }, 'board') // six faces */
export const box = <Of extends string>(
  { x: [l, r], y: [n, f], z: [b, t] }: Box,
  paint: Of,
): readonly Face<Of>[] =>
  hull(
    [
      [l, n, b],
      [r, n, b],
      [r, n, t],
      [l, n, t],
      [l, f, b],
      [r, f, b],
      [r, f, t],
      [l, f, t],
    ],
    paint,
  );

/** A bar from one point to another, with its thickness in the directions given. */
export const bar = <Of extends string>(
  from: Point,
  to: Point,
  { across, up, paint }: { readonly across: Point; readonly up: Point; readonly paint: Of },
): readonly Face<Of>[] => {
  const cornersAt = (at: Point) =>
    [
      add(add(at, times(across, -0.5)), times(up, -0.5)),
      add(add(at, times(across, 0.5)), times(up, -0.5)),
      add(add(at, times(across, 0.5)), times(up, 0.5)),
      add(add(at, times(across, -0.5)), times(up, 0.5)),
    ] as const;
  return hull([...cornersAt(from), ...cornersAt(to)], paint);
};

/** A flat, upright outline of points across and up, seen from behind, this far ahead. */
export const upright = <Of extends string>(
  outline: readonly (readonly [x: number, z: number])[],
  y: number,
  paint: Of,
): Face<Of> => ({ points: outline.map(([x, z]) => [x, y, z]), paint });

/** A copy of the faces, moved. */
export const moved = <Of extends string>(faces: readonly Face<Of>[], by: Point): readonly Face<Of>[] =>
  faces.map((face) => ({ ...face, points: face.points.map((point) => add(point, by)) }));

/** A copy of the faces, mirrored in the plane x = 0. */
export const mirrored = <Of extends string>(faces: readonly Face<Of>[]): readonly Face<Of>[] =>
  faces.map((face) => ({
    ...face,
    // Reversed: mirroring would turn fronts into backs.
    points: face.points.map(([x, y, z]): Point => [-x, y, z]).reverse(),
  }));

/** A surface between lines with equally many points. */
export const surface = (lines: readonly (readonly Point[])[], paint: Paint): readonly Face[] =>
  lines.slice(1).flatMap((right, i) => {
    const left = lines[i] ?? [];
    return right.slice(1).flatMap((farRight, j) => {
      const [nearLeft, farLeft, nearRight] = [left[j], left[j + 1], right[j]];
      return nearLeft && farLeft && nearRight
        ? [{ points: [nearLeft, nearRight, farRight, farLeft], paint }]
        : [];
    });
  });
