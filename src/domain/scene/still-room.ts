import type { Frustum } from '../geometry/frusta';
import type { StandingScreen } from '../geometry/standing-screens';
import { isHidden, type Face, type Point } from './faces';
import { onGlass, stepsAcross } from './glass';
import type { Sky } from './palette';
import { roomLight, type Room } from './room';
import { cameraAt, cameraFrustum, seenFrom, type Orbit } from './room-camera';
import type { Scene } from './scene';
import { cut, fillOf, inPicture, outlinesOf, shapesOf, type Outline, type StillShape } from './still-picture';

/** A flat piece of the room, and its colour. */
interface Piece {
  readonly points: readonly Point[];
  readonly fill: string;
}

const darkGlass = 'rgb(10 13 15)';
const wholeGlass: Outline['corners'] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** The part of an outline between two columns. */
const between = (corners: Outline['corners'], from: number, to: number): readonly Point[] => {
  const points = corners.map(([across, up]): Point => [across, up, 0]);
  const rightOf = cut(points, { normal: [1, 0, 0], from });
  return cut(rightOf, { normal: [-1, 0, 0], from: -to });
};

/** The screens' pictures, projected on their glass strip by strip. */
export const piecesOnGlass = (
  screens: readonly StandingScreen[],
  frusta: readonly Frustum[],
  { scene, sky }: { readonly scene: Scene; readonly sky: Sky },
): readonly Piece[] =>
  screens.flatMap((screen) => {
    const frustum = frusta.find((each) => each.screen === screen.screen);
    const outlines: readonly Outline[] = [
      { corners: wholeGlass, fill: darkGlass },
      ...(frustum ? outlinesOf(scene, frustum, sky) : []),
    ];
    // A quarter of the strips is fine enough for a drawing.
    const columns = stepsAcross(screen).filter((_, i, { length }) => length === 2 || i % 4 === 0);
    return outlines.flatMap(({ corners, fill }) =>
      columns.slice(1).flatMap((to, i) => {
        const part = between(corners, columns[i] ?? 0, to);
        return part.length < 3
          ? []
          : [{ points: part.map(([across, up]) => onGlass(screen, across, up)), fill }];
      }),
    );
  });

/** The room as a drawing: everything in it with the screens' pictures, then the seat and the driver. */
export const stillRoom = (
  { room, orbit, sky, pieces }: { room: Room; orbit: Orbit; sky: Sky; pieces: readonly Piece[] },
  paper: { readonly width: number; readonly height: number },
): Readonly<Record<'things' | 'seat' | 'driver', readonly StillShape[]>> => {
  const camera = cameraAt(room, orbit);
  const seen = inPicture(cameraFrustum(camera, paper.width / paper.height));
  const place = seenFrom(camera);
  const light = roomLight(sky, room);
  const shown = ({ points, fill }: Piece): Outline => ({ corners: seen(points.map(place)), fill });
  const standing = (faces: readonly Face[]) =>
    faces
      .filter((face) => !isHidden({ ...face, points: face.points.map(place) }))
      .map((face) => shown({ points: face.points, fill: fillOf(face, light) }));
  return {
    things: shapesOf([...standing(room.faces), ...pieces.map(shown)], paper),
    seat: shapesOf(standing(room.seat), paper),
    driver: shapesOf(standing(room.driver), paper),
  };
};
