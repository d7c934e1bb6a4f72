import { words } from '#messages/pictures';
import { halfArc } from '../domain/geometry/arc';
import type { FloorPlan, Stroke } from '../domain/geometry/floor-plan';
import type { Rig } from '../domain/geometry/rig';
import type { ViewedRig } from '../domain/geometry/compute-view';
import type { Units } from '../domain/geometry/units';
import { lengthText, shortLengthText } from '../text/lengths';
import type { Size } from '../ui/svg/use-size';
import type { DriverRoom } from './driver-room';
import { projection, scaleBarMm, type Viewport, type Project, type PixelPoint } from './viewport';
import { labelWidth } from './place-labels';

export interface TopInput {
  readonly plan: FloorPlan;
  readonly rig: Rig;
  /** null = an impossible rig; then nothing is claimed about what is seen. */
  readonly seen: ViewedRig | null;
  /** What there is room for besides the eye. */
  readonly room: DriverRoom;
  readonly viewport: Viewport;
  readonly size: Size;
  /** Pixels at the bottom that something else needs. */
  readonly reservedBottom: number;
  /** With handles. */
  readonly live: boolean;
  /** Whether to lay the human field of view over it. */
  readonly human: boolean;
  /** What its lengths are written in. */
  readonly units?: Units;
}

/** The spots and radii that lines and labels share. */
export interface TopGeometry {
  readonly project: Project;
  readonly eye: PixelPoint;
  /** The middle of the centre screen's glass. */
  readonly screen: PixelPoint;
  /** The ends of its picture. */
  readonly rims: { readonly left: PixelPoint; readonly right: PixelPoint };
  /** Pixels from the eye to the screen. */
  readonly away: number;
  /** Where the distance is measured: beside a single screen; null = along the axis, since there is no room. */
  readonly distanceX: number | null;
  /** Where the dimension of the centre screen runs. */
  readonly dimensionY: number;
  /** The centre screen's curve, and where its depth is measured; null = flat, or not all of the glass is drawn. */
  readonly curve: {
    readonly chordMm: number;
    readonly sagittaMm: number;
    readonly at: 'middle' | 'right';
    readonly x: number;
  } | null;
  readonly glassMm: number;
  readonly sides: {
    readonly leftHinge: PixelPoint;
    readonly rightHinge: PixelPoint;
    readonly leftEnd: PixelPoint;
    readonly rightEnd: PixelPoint;
    readonly markRadius: number;
  } | null;
  /** Radii of the angle marks around the eye. */
  readonly coverageRadius: number;
  readonly totalRadius: number;
  readonly humanRadius: number;
  /** The lower edge of the free paper. */
  readonly bottom: number;
  readonly scaleBar: { readonly from: PixelPoint; readonly to: PixelPoint; readonly lengthMm: number };
}

const glassLengthMm = (stroke: Stroke): number =>
  stroke.kind === 'arc'
    ? stroke.radiusMm * (stroke.endAngle - stroke.startAngle)
    : Math.hypot(stroke.end.xMm - stroke.start.xMm, stroke.end.yMm - stroke.start.yMm);

/** From the rim to the label of the curve's depth, and from there to the edge of the paper. */
const sagittaRoomPx = 34;
/** Half the seat, so that the dimension is clear of it. */
const seatHalfMm = 260;

/** The longest scale bar, in pixels. */
const scaleBarPx = 88;
/** What a handle at the end of a side screen takes to either side, with a little air. */
const handleRoomPx = 30;
/** The scale bar with its number above it. */
const scaleHeightPx = 36;

/** In the lower left corner, or beside the handle of the left screen where that is in the corner. */
const scaleBarOf = (
  { viewport, units }: TopInput,
  bottom: number,
  leftEnd: PixelPoint | undefined,
): TopGeometry['scaleBar'] => {
  const lengthMm = scaleBarMm(viewport.pxPerMm, scaleBarPx, units);
  const lengthPx = lengthMm * viewport.pxPerMm;
  const isTaken =
    leftEnd && leftEnd.x < 16 + lengthPx + handleRoomPx && leftEnd.y > bottom - scaleHeightPx - handleRoomPx;
  const x = isTaken ? leftEnd.x + handleRoomPx : 16;
  const y = bottom - 14;
  return { from: { x, y }, to: { x: x + lengthPx, y }, lengthMm };
};

const between = (from: PixelPoint, to: PixelPoint): number => Math.hypot(to.x - from.x, to.y - from.y);

export const topGeometry = (input: TopInput): TopGeometry => {
  const { plan, rig, viewport, size, reservedBottom, units } = input;
  const { lit, middle } = plan.centre;
  const project = projection(viewport, rig.eyeDistanceMm);
  const eye = project({ xMm: 0, yMm: 0 });
  const screen = project(middle);
  const away = eye.y - screen.y;
  const glassMm = glassLengthMm(lit);
  const rims = { left: project(lit.start), right: project(lit.end) };
  const isWhole = Math.abs(glassMm - rig.panel.widthMm) < 1e-6 * glassMm;
  const rim = lit.kind === 'arc' && isWhole ? halfArc(glassMm / 2, lit.radiusMm) : null;
  // The depth of the curve is measured beside the screen where nothing else stands there.
  const besideX = Math.min(rims.left.x, eye.x - seatHalfMm * viewport.pxPerMm) - (size.width < 480 ? 12 : 20);
  const distanceRoomPx = labelWidth.plain(shortLengthText(rig.eyeDistanceMm, units)) + 12;
  const sagittaEndX =
    rim &&
    rims.right.x + sagittaRoomPx + labelWidth.plain(words.labels.sagitta(lengthText(rim.sagittaMm, units)));
  const sagittaAt = !plan.sides && sagittaEndX !== null && sagittaEndX < size.width ? 'right' : 'middle';
  // As large as the room between eye and screen allows, and clear of the eye itself.
  const coverageRadius = Math.min(away * 0.75, Math.max(30, Math.min(64, away * 0.3)));
  const totalRadius = Math.max(coverageRadius * 0.62, Math.min(coverageRadius, 22));
  const sides = plan.sides && {
    leftHinge: project(plan.sides.leftHinge),
    rightHinge: project(plan.sides.rightHinge),
    leftEnd: project(plan.sides.left.frame.start),
    rightEnd: project(plan.sides.right.frame.end),
  };
  const bottom = size.height - reservedBottom;
  return {
    project,
    eye,
    screen,
    rims,
    away,
    distanceX: !plan.sides && away > 40 && besideX > distanceRoomPx ? besideX : null,
    dimensionY: screen.y - 15,
    curve: rim && {
      chordMm: 2 * rim.halfChordMm,
      sagittaMm: rim.sagittaMm,
      at: sagittaAt,
      x: sagittaAt === 'right' ? rims.right.x + 18 : screen.x - 16,
    },
    glassMm,
    sides: sides && { ...sides, markRadius: Math.min(44, 0.45 * between(sides.rightHinge, sides.rightEnd)) },
    coverageRadius,
    totalRadius,
    humanRadius: Math.max(totalRadius, Math.min(away * 0.92, size.width * 0.46)),
    bottom,
    scaleBar: scaleBarOf(input, bottom, sides?.leftEnd),
  };
};

/** About what two eyes see, in radians to each side: in focus, and with both eyes at once. */
export const humanSpans = { inFocus: Math.PI / 6, bothEyes: (57 * Math.PI) / 180 } as const;
