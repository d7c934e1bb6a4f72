import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trueFrusta } from '../geometry/frusta';
import type { Rig } from '../geometry/rig';
import { glassPoint, standingScreens } from '../geometry/standing-screens';
import { toRadians } from '../geometry/units';
import { exampleRigs, touchingSides, valueOf } from '../../testing/example-rigs';
import { between, ownedRig, seenOf } from '../../testing/sample-rigs';
import { normalOf, type Point } from './faces';
import { glassMesh, monitorFaces } from './glass';
import { meshOfFaces } from './mesh';
import { buildRoom, roomLight, type Room } from './room';
import {
  behindDriver,
  cameraAt,
  cameraFrustum,
  cameraMatrix,
  fromAbove,
  fromSeat,
  moved,
  seenFrom,
  type Orbit,
} from './room-camera';
import { buildScene } from './scene';
import { inPicture } from './still-picture';
import { piecesOnGlass, stillRoom } from './still-room';

const { flat27, curved49, flatTriple32, curvedTriple32 } = exampleRigs;
const rigs: readonly Rig[] = [flat27, curved49, flatTriple32, curvedTriple32];
const roomOf = (rig: Rig): Room => buildRoom(valueOf(standingScreens(rig)));

const extent = (points: readonly Point[], axis: 0 | 1 | 2): readonly [number, number] => {
  const values = points.map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
};

describe('the room is to scale', () => {
  test('glass is where it stands, and shows its picture evenly along the curve', () => {
    for (const rig of rigs) {
      for (const screen of valueOf(standingScreens(rig))) {
        const { positions, places, count } = glassMesh(screen);
        expect(positions).toHaveLength(3 * count);
        for (let corner = 0; corner < count; corner++) {
          const [across, up] = [places[2 * corner]!, places[2 * corner + 1]!];
          const { x, y, z } = glassPoint(screen, { across, up });
          [x, y, z].forEach((mm, i) => expect(positions[3 * corner + i]! * 1000).toBeCloseTo(mm, 2));
        }
      }
    }
  });

  test('27in with its frame of 8 mm: 613.7 × 352.2 mm, at 50 cm', () => {
    const points = monitorFaces(valueOf(standingScreens(flat27))[0]!).flatMap((face) => face.points);
    const [left, right] = extent(points, 0);
    const [bottom, top] = extent(points, 2);
    expect(right - left).toBeCloseTo(0.6137, 3);
    expect(top - bottom).toBeCloseTo(0.3522, 3);
    expect(extent(points, 1)[0]).toBe(0.5);
  });

  test('where pictures touch there is nothing between them', () => {
    const touching = { ...flatTriple32, sides: { ...touchingSides, bezelMm: 0 } };
    const [left, , right] = valueOf(standingScreens(touching));
    // Without the two faces at the seam: one band before, one end.
    expect(monitorFaces(left!)).toHaveLength(monitorFaces(right!).length);
    for (const screen of valueOf(standingScreens(touching)))
      for (const face of monitorFaces(screen)) expect(normalOf(face).every(Number.isFinite)).toBe(true);
  });

  test('the desk is below all screens, and the floor 73 cm below it', () => {
    fc.assert(
      fc.property(ownedRig, (rig) => {
        const standing = standingScreens(rig);
        fc.pre(standing.ok);
        const { deskUp, floorUp } = buildRoom(standing.value);
        for (const screen of standing.value)
          expect(deskUp).toBeLessThan(glassPoint(screen, { across: 0.5, up: 0 }).z / 1000);
        expect(deskUp - floorUp).toBeCloseTo(0.73, 9);
      }),
    );
  });

  test.each(['light', 'dark'] as const)('all of it has a colour, %s', (sky) => {
    for (const rig of rigs) {
      const room = roomOf(rig);
      for (const faces of [room.faces, room.seat, room.driver]) {
        const { positions, colours, count } = meshOfFaces(faces, roomLight(sky, room));
        expect(positions.every(Number.isFinite)).toBe(true);
        expect(colours).toHaveLength(4 * count);
        expect(count / 3).toBeLessThan(8000);
      }
    }
  });
});

test.each(['light', 'dark'] as const)(
  'the driver is dark from behind, and bright where the screens shine on him, %s',
  (sky) => {
    const room = roomOf(flat27);
    const light = roomLight(sky, room);
    const brightness = (isFacing: (towards: number) => boolean) => {
      const colours = room.driver
        .filter((face) => isFacing(normalOf(face)[1]))
        .map((face) => light(face)(face.points[0]!));
      return colours.reduce((sum, colour) => sum + Math.max(...colour), 0) / colours.length;
    };
    expect(brightness((towards) => towards < -0.3)).toBeLessThan(80);
    expect(brightness((towards) => towards > 0.9)).toBeGreaterThan(150);
  },
);

const anyOrbit = fc.record({ yaw: between(-3, 3), pitch: between(-2, 2), distance: between(-1, 9) });

describe('the camera', () => {
  test('in the seat is at the eye and looks straight ahead', () => {
    const { at, ahead, up } = cameraAt(roomOf(flat27), fromSeat);
    expect(at.map(Math.abs)).toEqual([0, 0, 0]);
    expect(Math.hypot(ahead[0], ahead[1] - 1, ahead[2])).toBe(0);
    expect(up).toEqual([0, 0, 1]);
  });

  test('behind the driver is behind, above and to the left, and sees every screen whole', () => {
    for (const rig of rigs) {
      const room = roomOf(rig);
      const camera = cameraAt(room, behindDriver(room));
      expect(camera.at[0]).toBeLessThan(-0.2);
      expect(camera.at[1]).toBeLessThan(-0.4);
      expect(camera.at[2]).toBeGreaterThan(0.2);
      for (const orbit of [behindDriver(room), fromAbove(room)]) {
        const seen = cameraAt(room, orbit);
        for (const aspect of [21 / 9, 16 / 9, 4 / 3]) {
          const look = inPicture(cameraFrustum(seen, aspect));
          const faces = room.screens.flatMap(monitorFaces);
          const corners = faces.flatMap(({ points }) => look(points.map(seenFrom(seen))));
          // No corner was clipped at an edge.
          expect(corners).toHaveLength(faces.flatMap(({ points }) => points).length);
          expect(Math.min(...corners.flat())).toBeGreaterThan(0.01);
          expect(Math.max(...corners.flat())).toBeLessThan(0.99);
        }
      }
    }
  });

  test('never goes under the desk or through a screen, wherever it is sent', () => {
    fc.assert(
      fc.property(ownedRig, anyOrbit, anyOrbit, (rig, first, second) => {
        const standing = standingScreens(rig);
        fc.pre(standing.ok);
        const room = buildRoom(standing.value);
        const orbit = moved(room, moved(room, fromSeat, first), second);
        const [x, y, z] = cameraAt(room, orbit).at;
        expect(z).toBeGreaterThan(room.deskUp);
        // In front of the plane of each screen's middle: the line to it meets the front of the glass.
        for (const { middle, turn } of room.screens) {
          const [toX, toY] = [middle.xMm / 1000 - x, middle.yMm / 1000 - y];
          expect(toX * Math.sin(turn) + toY * Math.cos(turn)).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('goes where it is sent where nothing is in the way, and from a place that is none begins at the eye', () => {
    const room = roomOf(flat27);
    const to: Orbit = { yaw: -0.3, pitch: 0.4, distance: 1.2 };
    expect(moved(room, fromSeat, to)).toEqual(to);
    const beyond: Orbit = { yaw: 0, pitch: -0.5, distance: 6 };
    const settled = moved(room, beyond, beyond);
    expect(settled.pitch).toBeGreaterThan(-0.5);
    expect(cameraAt(room, settled).at[2]).toBeGreaterThan(room.deskUp);
  });

  test('the graphics card puts a point where the drawing does', () => {
    const room = roomOf(flatTriple32);
    fc.assert(
      fc.property(anyOrbit, between(-1, 1), between(0.3, 1.2), between(-0.5, 0.5), (orbit, x, y, z) => {
        const camera = cameraAt(room, moved(room, fromSeat, orbit));
        const aspect = 16 / 9;
        const [corner] = inPicture(cameraFrustum(camera, aspect))(
          // A tiny square around it, since a drawing has no points.
          [
            [x, y, z],
            [x + 1e-6, y, z],
            [x, y, z + 1e-6],
          ].map((point) => seenFrom(camera)(point as unknown as Point)),
        );
        fc.pre(corner !== undefined);
        const m = cameraMatrix(camera, aspect);
        const [clipX, clipY, depth, w] = [0, 1, 2, 3].map(
          (row) => m[row]! * x + m[4 + row]! * y + m[8 + row]! * z + m[12 + row]!,
        ) as [number, number, number, number];
        fc.pre(w > 0.05);
        expect((clipX / w + 1) / 2).toBeCloseTo(corner[0], 3);
        expect((clipY / w + 1) / 2).toBeCloseTo(corner[1], 3);
        expect(Math.abs(depth / w)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the drawing of the room', () => {
  const scene = buildScene();
  const paper = { width: 1200, height: 675 };

  test.each([
    ['flat', flat27],
    ['bent', curved49],
    ['three', flatTriple32],
  ] as const)(
    '%s: from the seat, the horizon of the true picture is level with the eye, and nothing is off the paper',
    (_, rig) => {
      const room = roomOf(rig);
      const frusta = valueOf(trueFrusta(valueOf(seenOf(rig))));
      const pieces = piecesOnGlass(room.screens, frusta, { scene, sky: 'light' });
      const { things, seat, driver } = stillRoom({ room, orbit: fromSeat, sky: 'light', pieces }, paper);
      const numbersOf = (path: string) => path.match(/-?[\d.]+/g)!.map(Number);
      for (const { path } of [...things, ...seat, ...driver]) {
        expect(path).not.toContain('NaN');
        const numbers = numbersOf(path);
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-0.1);
        expect(Math.max(...numbers)).toBeLessThanOrEqual(paper.width + 0.1);
      }
      // The hills end at the horizon, half-way up the paper.
      const hills = things.filter(({ fill }) => fill === 'rgb(148 171 159)');
      const lowest = Math.max(...hills.flatMap(({ path }) => numbersOf(path).filter((_y, i) => i % 2 === 1)));
      expect(lowest).toBeGreaterThan(paper.height / 2);
      // They stand on the ground 2.4 km away, 1.1 m below the eye: a third of a pixel.
      expect(lowest).toBeLessThan(paper.height / 2 + 2);
    },
  );

  test('screens of which nothing is known are dark', () => {
    const room = roomOf({ ...flatTriple32, sides: { ...touchingSides, sideAngle: toRadians(40) } });
    const [, centre] = valueOf(trueFrusta(valueOf(seenOf(flatTriple32))));
    const pieces = piecesOnGlass(room.screens, [centre!], { scene, sky: 'light' });
    const darkGlass = 'rgb(10 13 15)';
    expect(pieces[0]?.fill).toBe(darkGlass);
    expect(pieces.slice(2, -1).every(({ fill }) => fill !== darkGlass)).toBe(true);
    expect(pieces.at(-1)?.fill).toBe(darkGlass);
  });
});
