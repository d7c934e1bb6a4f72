import fc from 'fast-check';
import { expect, test } from 'vitest';
import { picturePoint, type Frustum } from '../geometry/frusta';
import { radians } from '../geometry/units';
import { between } from '../../testing/sample-rigs';
import { viewMatrix } from './view-matrix';

const anyFrustum: fc.Arbitrary<Frustum> = fc
  .record({
    left: between(-1.5, 0.2),
    width: between(0.3, 2.5),
    bottom: between(-0.9, -0.05),
    height: between(0.2, 1.2),
    yaw: between(-1.4, 1.4),
  })
  .map(({ left, width, bottom, height, yaw }) => ({
    screen: 'centre',
    left,
    right: left + width,
    bottom,
    top: bottom + height,
    yaw: radians(yaw),
  }));

/** Clip coordinates, as a graphics card computes them. */
const clipped = (matrix: Float32Array, [x, y, z]: readonly [number, number, number]) =>
  [0, 1, 2, 3].map(
    (row) => matrix[row]! * x + matrix[4 + row]! * y + matrix[8 + row]! * z + matrix[12 + row]!,
  );

test('the graphics card puts a point where the formula does, within a twentieth of a pixel of 4K', () => {
  fc.assert(
    fc.property(anyFrustum, between(-60, 60), between(1, 200), between(-20, 20), (frustum, aside, y, z) => {
      // In front of the camera, whatever its heading.
      const x = aside + y * Math.tan(Math.max(-1.2, Math.min(1.2, frustum.yaw)));
      const point = picturePoint({ x, y, z }, frustum);
      fc.pre(point !== null && Math.abs(point.across - 0.5) < 1 && Math.abs(point.up - 0.5) < 1);
      const [clipX, clipY, depth, w] = clipped(viewMatrix(frustum), [x, y, z]) as [
        number,
        number,
        number,
        number,
      ];
      expect(w).toBeGreaterThan(0);
      expect(Math.abs((clipX / w + 1) / 2 - point.across) * 3840).toBeLessThan(0.05);
      expect(Math.abs((clipY / w + 1) / 2 - point.up) * 2160).toBeLessThan(0.05);
      expect(Math.abs(depth / w)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 2000 },
  );
});

test('an eye that moved sees a point where one that stayed sees it moved the other way', () => {
  fc.assert(
    fc.property(anyFrustum, between(-0.1, 0.1), between(-0.1, 0.1), (frustum, right, up) => {
      const moved = clipped(viewMatrix(frustum, { x: right, y: 0.05, z: up }), [2, 30, 1]);
      const stayed = clipped(viewMatrix(frustum), [2 - right, 29.95, 1 - up]);
      for (const [i, each] of moved.entries()) expect(each).toBeCloseTo(stayed[i]!, 3);
    }),
  );
});
