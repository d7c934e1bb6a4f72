import type { Frustum } from '../geometry/frusta';
import { dot, isHidden, middleOf, type Face, type Point } from './faces';
import { lightOf, type Light } from './light';
import type { Sky } from './palette';
import type { Scene } from './scene';

/** A shape of a still picture: an SVG path and its fill. */
export interface StillShape {
  readonly path: string;
  readonly fill: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Coordinates of the camera: aside, ahead, up. */
const towards =
  ({ yaw }: Frustum) =>
  ([x, y, z]: Point): Point => [
    x * Math.cos(yaw) - y * Math.sin(yaw),
    x * Math.sin(yaw) + y * Math.cos(yaw),
    z,
  ];

/** A clipping plane: through the eye, except the near plane. */
interface Plane {
  readonly normal: Point;
  readonly from: number;
}

const nearest = 0.1;

const planesOf = ({ left, right, bottom, top }: Frustum): readonly Plane[] => [
  { normal: [0, 1, 0], from: nearest },
  { normal: [1, -left, 0], from: 0 },
  { normal: [-1, right, 0], from: 0 },
  { normal: [0, -bottom, 1], from: 0 },
  { normal: [0, top, -1], from: 0 },
];

/** Clips a convex outline at a plane (Sutherland and Hodgman, 1974). */
export const cut = (points: readonly Point[], { normal, from }: Plane): readonly Point[] => {
  const heights = points.map((point) => dot(point, normal) - from);
  return points.flatMap((point, i) => {
    const next = (i + 1) % points.length;
    const [here, there, other] = [heights[i] ?? 0, heights[next] ?? 0, points[next] ?? point];
    const clipped = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return clipped;
    const share = here / (here - there);
    const crossing = point.map((each, axis) => each + ((other[axis] ?? 0) - each) * share);
    return [...clipped, crossing as unknown as Point];
  });
};

/** Painter's algorithm: things from far to near, and within each thing its farthest faces first. */
const paintOrder = ({ backdrop, things }: Scene, turn: (point: Point) => Point): readonly Face[] => {
  const fromFar = <T>(all: readonly T[], depthOf: (each: T) => number): readonly T[] =>
    all
      .map((each) => ({ each, depth: depthOf(each) }))
      .sort((a, b) => b.depth - a.depth)
      .map(({ each }) => each);
  const nearestOf = (faces: readonly Face[]) =>
    Math.min(...faces.flatMap(({ points }) => points.map((point) => Math.hypot(...point))));
  const depthOf = ({ points }: Face) => turn(middleOf(points))[1];
  return [...backdrop, ...fromFar(things, nearestOf).flatMap((faces) => fromFar(faces, depthOf))];
};

const numberText = (value: number): string => String(Math.round(value * 10) / 10);

/** A place in a picture of size 1 × 1, from its lower left corner. */
type Corner = readonly [across: number, up: number];

/** An outline in a picture, and its colour. */
export interface Outline {
  readonly corners: readonly Corner[];
  readonly fill: string;
}

/** Clips and projects an outline, given in the coordinates of the camera. */
export const inPicture = (frustum: Frustum) => {
  const { left, right, bottom, top } = frustum;
  const planes = planesOf(frustum);
  return (points: readonly Point[]): readonly Corner[] =>
    planes
      .reduce((clipped: readonly Point[], plane) => cut(clipped, plane), points)
      .map(([aside, ahead, up]) => [
        (aside / ahead - left) / (right - left),
        (up / ahead - bottom) / (top - bottom),
      ]);
};

/** One colour for the whole face. */
export const fillOf = (face: Face, light: Light): string =>
  `rgb(${light(face)(middleOf(face.points)).map(Math.round).join(' ')})`;

/** The scene through a camera, far to near. */
export const outlinesOf = (scene: Scene, frustum: Frustum, sky: Sky): readonly Outline[] => {
  const turn = towards(frustum);
  const seen = inPicture(frustum);
  const light = lightOf(sky);
  return paintOrder(scene, turn)
    .filter((face) => !isHidden(face))
    .map((face) => ({ corners: seen(face.points.map(turn)), fill: fillOf(face, light) }));
};

/** Gives outlines one orientation: in one path, overlapping ones of opposite orientation would leave a hole. */
const sameWayRound = (corners: readonly Corner[]): readonly Corner[] => {
  const area = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0 ? corners.toReversed() : corners;
};

/** Outlines as paths on paper of that size; adjacent ones of one colour are merged. */
export const shapesOf = (outlines: readonly Outline[], { width, height }: Size): readonly StillShape[] => {
  const shapes: { path: string; fill: string }[] = [];
  for (const { corners, fill } of outlines) {
    if (corners.length < 3) continue;
    const places = sameWayRound(corners).map(
      ([across, up]) => `${numberText(across * width)} ${numberText((1 - up) * height)}`,
    );
    const path = `M${places.join('L')}Z`;
    const last = shapes.at(-1);
    if (last?.fill === fill) last.path += path;
    else shapes.push({ path, fill });
  }
  return shapes;
};

/** The scene through a camera as SVG, for browsers without WebGL. */
export const stillPicture = (
  scene: Scene,
  frustum: Frustum,
  { sky, ...size }: Size & { readonly sky: Sky },
): readonly StillShape[] => shapesOf(outlinesOf(scene, frustum, sky), size);
