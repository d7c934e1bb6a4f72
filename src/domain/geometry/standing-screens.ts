import { floorPlan, pointAlong, type Point, type ScreenPlan } from './floor-plan';
import type { Frustum, PicturePoint, WorldPoint } from './frusta';
import { possible, type Outcome } from './outcome';
import type { Panel, Rig } from './rig';
import { seamGapMm } from './triple-screen';
import type { Radians } from './units';

/** Widths of the frame, in millimetres, less the parts behind a neighbour's. */
interface FrameWidths {
  readonly leftMm: number;
  readonly rightMm: number;
  /** Above and below. */
  readonly rimMm: number;
}

/** A screen at its place in the room, relative to the eye. */
export interface StandingScreen {
  readonly screen: Frustum['screen'];
  readonly panel: Panel;
  readonly middle: Point;
  /** Height of the middle above the eye. */
  readonly middleUpMm: number;
  /** Clockwise turn from facing straight back. */
  readonly turn: Radians;
  readonly frame: FrameWidths;
}

/** Default frame: the bezel if none is entered, and the outer frame of the thinnest. */
const usualFrameMm = 8;
const thinnestFrameMm = 4;

/**
 * Screens of a rig at their places, from left to right.
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
 * Place in the room of a point of the picture, in millimetres from the eye. A panel spaces its pixels evenly along the
 * glass, curved or not. Points outside of the picture lie on the continued glass.
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

/** Direction the glass faces there, clockwise from straight back. @example glassTurn(flat, 1) // its own turn */
export const glassTurn = ({ panel, turn }: StandingScreen, across: number): number =>
  turn + (panel.curveRadiusMm === null ? 0 : ((across - 0.5) * panel.widthMm) / panel.curveRadiusMm);
