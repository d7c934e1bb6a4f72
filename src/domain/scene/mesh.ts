import { isHidden, type Face } from './faces';
import { lightOf, type Light } from './light';
import type { Sky } from './palette';
import type { Scene } from './scene';

/** The scene as triangles, ready for a graphics card. */
export interface FaceMesh {
  /** x, y and z per corner. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** RGB per corner, and how grainy it is. */
  readonly colours: Uint8Array<ArrayBuffer>;
  readonly count: number;
}

export interface Mesh extends FaceMesh {
  /** Number of corners of the backdrop, which come first. */
  readonly backdropCount: number;
}

/** Paints of coarse ground. */
const grainy: ReadonlySet<Face['paint']> = new Set(['asphalt', 'rubber', 'gravel']);

/** A convex face of n corners is n − 2 triangles. */
const cornersOf = (faces: readonly Face[]): number =>
  faces.reduce((sum, { points }) => sum + 3 * (points.length - 2), 0);

/** @example meshOfFaces(box({ x: [-1, 1], y: [5, 6], z: [0, 2] }, 'board'), lightOf('light')).count // 36 */
export const meshOfFaces = (faces: readonly Face[], light: Light): FaceMesh => {
  const count = cornersOf(faces);
  const positions = new Float32Array(3 * count);
  const colours = new Uint8Array(4 * count);
  let corner = 0;
  for (const face of faces) {
    const colourAt = light(face);
    const { points, paint } = face;
    const grain = grainy.has(paint) ? 255 : 0;
    for (let i = 2; i < points.length; i++) {
      for (const point of [points[0], points[i - 1], points[i]]) {
        if (!point) continue;
        positions.set(point, 3 * corner);
        colours.set([...colourAt(point), grain], 4 * corner);
        corner++;
      }
    }
  }
  return { positions, colours, count };
};

/** Upper bound of the head's sway, in metres. */
const headMovesM = 0.06;

export const meshOf = ({ backdrop, things }: Scene, sky: Sky): Mesh => ({
  ...meshOfFaces([...backdrop, ...things.flat().filter((face) => !isHidden(face, headMovesM))], lightOf(sky)),
  backdropCount: cornersOf(backdrop),
});
