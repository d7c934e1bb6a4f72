import type { FloorPlan, Point, Stroke } from '../geometry/floor-plan';
import { radians, toDegrees, type Degrees } from '../geometry/units';

export type ScreenName = 'left' | 'centre' | 'right';

export const screenNames: readonly ScreenName[] = ['left', 'centre', 'right'];

/** Both ends of a picture from above, the eye at the origin. For a curved screen, the ends of its chord. */
export type Edges = Readonly<Record<'left' | 'right', Point>>;

const edgesOf = ({ lit }: { readonly lit: Stroke }): Edges => ({ left: lit.start, right: lit.end });

/** @example threeScreens(plan)?.right.right // 1 m wide, 1 m away, turned by 3°: { xMm: 1498.63, yMm: 947.66 } */
export const threeScreens = ({ centre, sides }: FloorPlan): Readonly<Record<ScreenName, Edges>> | null =>
  sides && { left: edgesOf(sides.left), centre: edgesOf(centre), right: edgesOf(sides.right) };

/** Heading and width of a symmetric camera, and the part of its picture that one screen shows. */
export interface CameraPart {
  /** Positive to the right. */
  readonly headingDegrees: Degrees;
  readonly horizontalDegrees: Degrees;
  readonly verticalDegrees: Degrees;
  /** Start of the screen's part, and its width; the whole picture is 1 wide. */
  readonly begins: number;
  readonly width: number;
}

/**
 * A screen that does not face the eye shows part of a wider picture: the camera looks at right angles to the screen's
 * plane, through the foot of the perpendicular, and is wide enough for the farther edge.
 *
 * @param ratio Height : width of the picture.
 */
export const cameraPartOf = ({ left, right }: Edges, ratio: number): CameraPart => {
  const widthMm = Math.hypot(right.xMm - left.xMm, right.yMm - left.yMm);
  const along = { x: (right.xMm - left.xMm) / widthMm, y: (right.yMm - left.yMm) / widthMm };
  const fromFoot = ({ xMm, yMm }: Point): number => xMm * along.x + yMm * along.y;
  const distanceMm = left.yMm * along.x - left.xMm * along.y;
  const [leftMm, rightMm] = [fromFoot(left), fromFoot(right)];
  const halfMm = Math.max(Math.abs(leftMm), Math.abs(rightMm));
  const spanned = (lengthMm: number): Degrees => toDegrees(radians(2 * Math.atan2(lengthMm / 2, distanceMm)));
  return {
    headingDegrees: toDegrees(radians(Math.atan2(-along.y, along.x))),
    horizontalDegrees: spanned(2 * halfMm),
    verticalDegrees: spanned(widthMm * ratio),
    begins: (leftMm + halfMm) / (2 * halfMm),
    width: widthMm / (2 * halfMm),
  };
};
