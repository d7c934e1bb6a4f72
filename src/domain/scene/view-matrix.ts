import type { Frustum, WorldPoint } from '../geometry/frusta';

/** Clipping planes in metres: nearer than the cockpit, farther than the sky. */
const near = 0.08;
const far = 6000;

/**
 * View and projection as a 4 × 4 matrix in column order, for clip coordinates of −1 to 1: first the turn of the camera,
 * then its edges as planes. See docs/formulas.md, frusta.
 *
 * @param eye Place of the camera in the scene, in metres.
 */
export const viewMatrix = (
  { left, right, bottom, top, yaw }: Frustum,
  eye: WorldPoint = { x: 0, y: 0, z: 0 },
): Float32Array<ArrayBuffer> => {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const aside = [cos, -sin] as const;
  const ahead = [sin, cos] as const;
  const across = (i: 0 | 1) => (2 * aside[i] - (right + left) * ahead[i]) / (right - left);
  const depth = (far + near) / (far - near);
  const lift = (top + bottom) / (top - bottom);
  const towardsEye = ahead[0] * eye.x + ahead[1] * eye.y;
  // prettier-ignore
  return new Float32Array([
    across(0), -lift * ahead[0], depth * ahead[0], ahead[0],
    across(1), -lift * ahead[1], depth * ahead[1], ahead[1],
    0, 2 / (top - bottom), 0, 0,
    -across(0) * eye.x - across(1) * eye.y,
    lift * towardsEye - (2 * eye.z) / (top - bottom),
    (-2 * far * near) / (far - near) - depth * towardsEye,
    -towardsEye,
  ]);
};
