import { floorPlan, pointAlong, type Point, type ScreenPlan } from './floor-plan';
import type { Frustum, PicturePoint, WorldPoint } from './frusta';
import { possible, type Outcome } from './outcome';
import type { Panel, Rig } from './rig';
import { seamGapMm } from './triple-screen';
import type { Radians } from './units';

/** The frame beside the glass, in millimetres, as far as it is not behind a neighbour's. */
interface FrameWidths {
  readonly leftMm: number;
  readonly rightMm: number;
  /** Above and below. */
  readonly rimMm: number;
}

/** A screen where it stands, seen from the eye. */
export interface StandingScreen {
  readonly screen: Frustum['screen'];
  readonly panel: Panel;
  readonly middle: Point;
  /** Above the eye. */
  readonly middleUpMm: number;
  /** How far it is turned clockwise from facing straight back. */
  readonly turn: Radians;
  readonly frame: FrameWidths;
}

/** Where nobody asked for the frame, and what the thinnest have beside no other screen. */
const usualFrameMm = 8;
const thinnestFrameMm = 4;

/**
 * The screens of a rig from left to right, where they stand.
 *
 * @example standingScreens(rig) // 27in at 500 mm: [{ screen: 'centre', middle: { xMm: 0, yMm: 500 }, middleUpMm: 0, turn: 0, … }]
 */
export const standingScreens = (rig: Rig): Outcome<readonly StandingScreen[]> => {
  const plan = floorPlan(rig);
  if (!plan.ok) return plan;
  const { centre, sides } = plan.value;
  const bezelMm = rig.sides?.bezelMm ?? usualFrameMm;
  const outerMm = Math.max(bezelMm, thinnestFrameMm);
  const seamMm = rig.sides ? Math.min(bezelMm, seamGapMm(rig.sides) / 2) : bezelMm;
  const stand = (
    screen: Frustum['screen'],
    { middle, turn }: ScreenPlan,
    frame: Omit<FrameWidths, 'rimMm'>,
  ): StandingScreen => ({
    screen,
    panel: (screen === 'centre' ? null : rig.sides?.panel) ?? rig.panel,
    middle,
    middleUpMm: 0 - rig.eyeOffsetMm,
    turn,
    frame: { ...frame, rimMm: outerMm },
  });
  const inMiddle = stand('centre', centre, { leftMm: seamMm, rightMm: seamMm });
  if (!sides) return possible([inMiddle]);
  return possible([
    stand('left', sides.left, { leftMm: outerMm, rightMm: seamMm }),
    inMiddle,
    stand('right', sides.right, { leftMm: seamMm, rightMm: outerMm }),
  ]);
};

/**
 * Where a place of the picture is in the room, in millimetres from the eye. A panel shows its pixels evenly along the glass, bent
 * or not. Beyond the picture the glass is taken to go on.
 *
 * @example glassPoint(centre, { across: 1, up: 0.5 }) // 27in at 500 mm: { x: 298.86, y: 500, z: 0 }
 */
export const glassPoint = (
  { panel, middle, middleUpMm, turn }: StandingScreen,
  { across, up }: PicturePoint,
): WorldPoint => {
  const { widthMm, heightMm, curveRadiusMm } = panel;
  const { xMm, yMm } = pointAlong({ middle, turn, curveRadiusMm }, (across - 0.5) * widthMm);
  return { x: xMm, y: yMm, z: middleUpMm + (up - 0.5) * heightMm };
};

/** Which way the glass looks there, turned clockwise from straight back. @example glassTurn(flat, 1) // its own turn */
export const glassTurn = ({ panel, turn }: StandingScreen, across: number): number =>
  turn + (panel.curveRadiusMm === null ? 0 : ((across - 0.5) * panel.widthMm) / panel.curveRadiusMm);
