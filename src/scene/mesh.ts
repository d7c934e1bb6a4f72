import { isHidden, type Face } from './faces';
import { lightOf } from './light';
import type { Sky } from './palette';
import type { Scene } from './scene';

/** The scene as triangles, ready for a graphics card. */
export interface Mesh {
  /** Three numbers a corner. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** Three bytes and a spare one a corner. */
  readonly colours: Uint8Array<ArrayBuffer>;
  /** So many corners are the backdrop; the others stand before it. */
  readonly backdropCount: number;
  readonly count: number;
}

/** A convex face of n corners is n − 2 triangles. */
const cornersOf = (faces: readonly Face[]): number =>
  faces.reduce((sum, { points }) => sum + 3 * (points.length - 2), 0);

/** A head that sways stays within this, in metres. */
const headMovesM = 0.06;

export const meshOf = ({ backdrop, things }: Scene, sky: Sky): Mesh => {
  const faces = [...backdrop, ...things.flat().filter((face) => !isHidden(face, headMovesM))];
  const count = cornersOf(faces);
  const positions = new Float32Array(3 * count);
  const colours = new Uint8Array(4 * count);
  const light = lightOf(sky);
  let corner = 0;
  for (const face of faces) {
    const colourAt = light(face);
    const { points } = face;
    for (let i = 2; i < points.length; i++) {
      for (const point of [points[0], points[i - 1], points[i]]) {
        if (!point) continue;
        positions.set(point, 3 * corner);
        colours.set(colourAt(point), 4 * corner);
        corner++;
      }
    }
  }
  return { positions, colours, backdropCount: cornersOf(backdrop), count };
};
