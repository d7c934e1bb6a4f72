import type { StandingScreen } from '../geometry/standing-screens';
import { driverFaces, seatFaces } from './driver';
import { box, normalOf, surface, type Face, type Point } from './faces';
import { monitorFaces, onGlass } from './glass';
import { lightOf, type Light } from './light';
import { mix, paintIn, type Sky } from './palette';

/** A rectangle of the floor or the desk, in metres from the eye. */
interface Area {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** A rig to scale in a room, in metres from the eye. */
export interface Room {
  readonly screens: readonly StandingScreen[];
  readonly desk: Area;
  /** Height of the desk's top and of the floor. */
  readonly deskUp: number;
  readonly floorUp: number;
  /** Far to near for every allowed view. */
  readonly faces: readonly Face[];
  /** The seat and the driver, in front of everything else. */
  readonly seat: readonly Face[];
  readonly driver: readonly Face[];
}

/** Usual height of desks, and of eyes above them. */
const deskHeight = 0.73;
const eyeAboveDesk = 0.42;
/** Nearer than this is the driver's chest. */
const nearestDesk = 0.3;

const middleOfScreen = (screen: StandingScreen): Point => onGlass(screen, 0.5, 0.5);

/** Area under all screens except those beside the driver. */
const deskUnder = (screens: readonly StandingScreen[]): Area => {
  const middles = screens.map(middleOfScreen);
  const half = Math.max(0.7, ...middles.map(([x]) => x + 0.2));
  const far = Math.max(...middles.map(([, y]) => y)) + 0.3;
  const near = Math.min(...middles.map(([, y]) => y)) - 0.2;
  return { x: [-half, half], y: [Math.max(nearestDesk, Math.min(near, far - 0.75)), far] };
};

/** A foot and a neck, on the desk, or on the floor beside it. */
const standFaces = (
  screen: StandingScreen,
  { desk, deskUp, floorUp }: Pick<Room, 'desk' | 'deskUp' | 'floorUp'>,
): readonly Face[] => {
  const [middleX, middleY, middleZ] = middleOfScreen(screen);
  const [x, y] = [middleX + 0.07 * Math.sin(screen.turn), middleY + 0.07 * Math.cos(screen.turn)];
  const isOnDesk = y > desk.y[0] + 0.1;
  const foot = isOnDesk ? deskUp : floorUp;
  return [
    ...box({ x: [x - 0.13, x + 0.13], y: [y - 0.1, y + 0.1], z: [foot, foot + 0.012] }, 'deskLegs'),
    ...box({ x: [x - 0.025, x + 0.025], y: [y - 0.015, y + 0.015], z: [foot + 0.012, middleZ] }, 'deskLegs'),
  ];
};

const steps = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);

/** Denser near the middle of the view. */
const floorLines = steps(-1, 1, 36).map((at) => 7 * Math.sign(at) * Math.abs(at) ** 1.7);

/** A level surface, in pieces small enough for light that varies across it. */
const level = (xs: readonly number[], ys: readonly number[], z: number, paint: Face['paint']) =>
  surface(
    ys.map((y) => xs.map((x): Point => [x, y, z])),
    paint,
  );

const deskFaces = ({ x: [left, right], y: [near, far] }: Area, deskUp: number, floorUp: number) => {
  const leg = (atX: number, atY: number) =>
    box(
      { x: [atX - 0.025, atX + 0.025], y: [atY - 0.025, atY + 0.025], z: [floorUp, deskUp - 0.03] },
      'deskLegs',
    );
  const legsAt = [far - 0.08, near + 0.08].flatMap((y) => [left + 0.08, right - 0.08].map((x) => leg(x, y)));
  return [
    ...legsAt.flat(),
    ...box({ x: [left, right], y: [near, far], z: [deskUp - 0.03, deskUp - 0.004] }, 'desk'),
    ...level(steps(left, right, 24), steps(near, far, 12), deskUp, 'desk'),
  ];
};

export const buildRoom = (screens: readonly StandingScreen[]): Room => {
  const lowest = Math.min(...screens.map((screen) => onGlass(screen, 0.5, 0)[2]));
  const deskUp = Math.min(-eyeAboveDesk, lowest - 0.06);
  const floorUp = deskUp - deskHeight;
  const desk = deskUnder(screens);
  return {
    screens,
    desk,
    deskUp,
    floorUp,
    faces: [
      ...level(
        floorLines,
        floorLines.map((y) => y + 0.4),
        floorUp,
        'floor',
      ),
      ...deskFaces(desk, deskUp, floorUp),
      ...screens.flatMap((screen) => standFaces(screen, { desk, deskUp, floorUp })),
      ...screens.flatMap(monitorFaces),
    ],
    seat: seatFaces(floorUp),
    driver: driverFaces(),
  };
};

const smooth = (share: number): number => {
  const at = Math.min(1, Math.max(0, share));
  return at * at * (3 - 2 * at);
};

/** 1 inside, fading to 0 at `soft` beyond the edge. */
const within = ({ x, y }: Area, [atX, atY]: Point, soft: number): number => {
  const inside = (at: number, [from, to]: readonly [number, number]) =>
    smooth((at - from + soft) / (2 * soft)) * smooth((to + soft - at) / (2 * soft));
  return inside(atX, x) * inside(atY, y);
};

const underSeat: Area = { x: [-0.2, 0.2], y: [-0.3, 0.15] };

/** Share of the screens' light on a face: full for faces towards them, a rim for those turned away. */
const rimOn = (face: Face): number => smooth((normalOf(face)[1] + 0.15) / 1.1);

/**
 * Like `lightOf`, but the floor fades into the wall and is darker under desk and seat, and the screens light the desk
 * and the edges of the otherwise dark driver.
 */
export const roomLight = (sky: Sky, { screens, desk }: Room): Light => {
  const others = lightOf(sky);
  const [floor, shade, wall] = [paintIn(sky, 'floor'), paintIn(sky, 'floorShade'), paintIn(sky, 'wall')];
  const [top, driver, rim] = [paintIn(sky, 'desk'), paintIn(sky, 'driver'), paintIn(sky, 'rim')];
  const shine = sky === 'dark' ? 0.24 : 0.2;
  const middles = screens.map(middleOfScreen);
  return (face) => {
    if (face.paint === 'floor') {
      return (point) => {
        const dark = Math.max(within(desk, point, 0.35), within(underSeat, point, 0.3));
        const far = smooth(Math.hypot(point[0], point[1] - 0.4) / 5.5);
        return mix(mix(floor, shade, 0.8 * dark), wall, far);
      };
    }
    if (face.paint === 'desk' && !face.isSolid) {
      return (point) => {
        const nearest = Math.min(...middles.map(([x, y]) => Math.hypot(point[0] - x, 2 * (point[1] - y))));
        return mix(top, [255, 255, 255], shine * Math.exp(-((nearest / 0.5) ** 2)));
      };
    }
    if (face.paint === 'driver') {
      const lit = mix(driver, rim, rimOn(face));
      return () => lit;
    }
    return others(face);
  };
};
