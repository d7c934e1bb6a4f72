import { halfArc } from '../domain/geometry/arc';
import type { FloorPlan, ScreenPlan, Stroke } from '../domain/geometry/floor-plan';
import type { Rig } from '../domain/geometry/rig';
import type { ViewedRig } from '../domain/geometry/compute-view';
import type { Units } from '../domain/geometry/units';
import type { Size } from '../ui/svg/use-size';
import type { DriverRoom } from './driver-room';
import { gridOf, type Grid } from './grid';
import type { Line } from './place-labels';
import { projection, type Viewport, type Project, type PixelPoint } from './viewport';

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
  readonly units: Units;
  /** Without a number: it stands in for another rig. */
  readonly bare: boolean;
  /** Of all numbers only the angle, above the glass: the paper is small. */
  readonly angleOnly: boolean;
  /** How far the grid runs beyond the paper. */
  readonly bleed: number;
  /** Where the ruler begins to count: at the glass, or where several rigs share one eye, there. */
  readonly rulerFrom: 'glass' | 'eye';
  /** What else is drawn on this paper, for labels to keep clear of. */
  readonly besides: readonly Line[];
}

/** The spots and radii that lines and labels share. */
export interface TopGeometry {
  readonly project: Project;
  readonly eye: PixelPoint;
  /** The middle of the centre screen's glass. */
  readonly screen: PixelPoint;
  readonly screens: readonly ScreenPlan[];
  /** The ends of the centre picture. */
  readonly rims: { readonly left: PixelPoint; readonly right: PixelPoint };
  /** Pixels from the eye to the screen. */
  readonly away: number;
  /** Where the dimension of the centre screen runs. */
  readonly dimensionY: number;
  /** From rim to rim; null = flat, or not all of the glass is drawn. */
  readonly chordMm: number | null;
  readonly glassMm: number;
  readonly sides: {
    readonly leftHinge: PixelPoint;
    readonly rightHinge: PixelPoint;
    readonly leftEnd: PixelPoint;
    readonly rightEnd: PixelPoint;
    readonly markRadius: number;
  } | null;
  /** Of the mark of the angle, and of the protractor around it. */
  readonly coverageRadius: number;
  readonly protractorRadius: number;
  /** How far the protractor reaches to either side. */
  readonly protractorDegrees: number;
  /** The lower edge of the free paper. */
  readonly bottom: number;
  readonly grid: Grid;
}

const glassLengthMm = (stroke: Stroke): number =>
  stroke.kind === 'arc'
    ? stroke.radiusMm * (stroke.endAngle - stroke.startAngle)
    : Math.hypot(stroke.end.xMm - stroke.start.xMm, stroke.end.yMm - stroke.start.yMm);

const between = (from: PixelPoint, to: PixelPoint): number => Math.hypot(to.x - from.x, to.y - from.y);

const maxProtractorPx = 168;

export const topGeometry = (input: TopInput): TopGeometry => {
  const { plan, rig, seen, viewport, size, reservedBottom, units, bleed, rulerFrom } = input;
  const { lit, middle } = plan.centre;
  const project = projection(viewport, rig.eyeDistanceMm);
  const eye = project({ xMm: 0, yMm: 0 });
  const screen = project(middle);
  const away = eye.y - screen.y;
  const glassMm = glassLengthMm(lit);
  const isWhole = Math.abs(glassMm - rig.panel.widthMm) < 1e-6 * glassMm;
  const sides = plan.sides && {
    leftHinge: project(plan.sides.leftHinge),
    rightHinge: project(plan.sides.rightHinge),
    leftEnd: project(plan.sides.left.frame.start),
    rightEnd: project(plan.sides.right.frame.end),
  };
  const spanned = seen ? (seen.view.triple?.total ?? seen.view.coverage) : 0;
  const halfDegrees = (spanned * 90) / Math.PI;
  return {
    project,
    eye,
    screen,
    screens: plan.sides ? [plan.sides.left, plan.centre, plan.sides.right] : [plan.centre],
    rims: { left: project(lit.start), right: project(lit.end) },
    away,
    dimensionY: screen.y - 18,
    chordMm: lit.kind === 'arc' && isWhole ? 2 * halfArc(glassMm / 2, lit.radiusMm).halfChordMm : null,
    glassMm,
    sides: sides && { ...sides, markRadius: Math.min(40, 0.45 * between(sides.rightHinge, sides.rightEnd)) },
    // Clear of the eye itself, and small enough for the number above it.
    coverageRadius: Math.min(away * 0.75, Math.max(26, Math.min(72, away * 0.32))),
    protractorRadius: Math.min(maxProtractorPx, away * 0.72, size.width * 0.4),
    // Ten degrees further than the screens, all round to the shoulders at most.
    protractorDegrees: Math.min(90, Math.max(60, Math.ceil(halfDegrees / 10) * 10 + 10)),
    bottom: size.height - reservedBottom,
    grid: gridOf({
      zero: { x: eye.x, y: rulerFrom === 'glass' ? screen.y : eye.y },
      towards: rulerFrom === 'glass' ? 'down' : 'up',
      pxPerMm: viewport.pxPerMm,
      units,
      size,
      bleed,
    }),
  };
};

/** About what two eyes see, in radians to each side: in focus, and with both eyes at once. */
export const humanSpans = { inFocus: Math.PI / 6, bothEyes: (57 * Math.PI) / 180 } as const;
