import type { Frustum } from '../geometry/frusta';
import type { StandingScreen } from '../geometry/standing-screens';
import { isHidden, type Face, type Point } from './faces';
import { onGlass, stepsAcross } from './glass';
import type { Sky } from './palette';
import { roomLight, type Room } from './room';
import { cameraAt, cameraFrustum, seenFrom, type Orbit } from './room-camera';
import type { Scene } from './scene';
import { cut, fillOf, inPicture, outlinesOf, shapesOf, type Outline, type StillShape } from './still-picture';

/** A flat piece of something in the room, and its colour. */
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

/** Of an outline in the picture, what is between two columns. */
const between = (corners: Outline['corners'], from: number, to: number): readonly Point[] => {
  const points = corners.map(([across, up]): Point => [across, up, 0]);
  const rightOf = cut(points, { normal: [1, 0, 0], from });
  return cut(rightOf, { normal: [-1, 0, 0], from: -to });
};

/** What is on the screens, laid on their glass: strip by strip where it is bent. */
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
    // A quarter of the strips will do, so that a drawing is not made of splinters.
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

/** The room in a drawing: what stands in it with the pictures on the screens, and before that the seat and who sits in it. */
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
