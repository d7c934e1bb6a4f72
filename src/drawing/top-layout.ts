import { halfArc } from '../domain/geometry/arc';
import type { ViewedRig } from '../domain/geometry/compute-view';
import { planBounds, type FloorPlan, type ScreenPlan, type Stroke } from '../domain/geometry/floor-plan';
import type { Rig } from '../domain/geometry/rig';
import type { Units } from '../domain/geometry/units';
import type { ExactAnswer } from '../domain/rig/exact-answer';
import type { Size } from '../ui/svg/use-size';
import { driverRoom, type DriverRoom } from './driver-room';
import { gridOf, type Grid } from './grid';
import type { Line } from './place-labels';
import { reasonHeight, reasonWhy } from './reason-note';
import { projection, viewportFor, type PixelPoint, type Project, type Viewport } from './viewport';

/** The parts of an answer that are drawn. */
export type RigToDraw = Pick<ExactAnswer, 'rig' | 'seen' | 'plan'>;

export interface TopOptions {
  readonly size: Size;
  readonly units: Units;
  /**
   * live: with room for handles. picture: without. among: one of several on small papers of their own, with the angle
   * as its only number. overlaid: one of several on the same paper, around one eye.
   */
  readonly variant: 'live' | 'picture' | 'among' | 'overlaid';
  readonly overlay?: 'none' | 'human-field';
  /** Fixed viewport, as during a drag; null = the largest scale that fits. */
  readonly viewport?: Viewport | null;
  /** Reason why a stand-in without numbers is drawn instead of the entered rig; null = it is the entered one. */
  readonly insteadBecause?: string | null;
  /** Pixels by which the grid runs beyond the paper. */
  readonly bleed?: number;
  /** Other things on this paper, for labels to keep clear of. */
  readonly obstacles?: readonly Line[];
}

/** A rig from above, laid out on the paper: all positions, lengths and radii that shapes, labels and handles share. */
export interface TopLayout extends Required<TopOptions> {
  readonly rig: Rig;
  readonly plan: FloorPlan;
  /** null = the rig is impossible or a stand-in: no angles are shown. */
  readonly seen: ViewedRig | null;
  readonly room: DriverRoom;
  /** Reason why less is drawn than usual. */
  readonly reason: string | null;
  readonly viewport: Viewport;
  readonly pxPerMm: number;
  readonly project: Project;
  readonly eye: PixelPoint;
  /** Middle of the centre screen's glass. */
  readonly screen: PixelPoint;
  /** Left to right. */
  readonly screens: readonly ScreenPlan[];
  /** Ends of the centre picture. */
  readonly rims: { readonly left: PixelPoint; readonly right: PixelPoint };
  /** Pixels from the eye to the screen. */
  readonly away: number;
  /** Vertical position of the centre screen's dimension line. */
  readonly dimensionY: number;
  /** Length from rim to rim; null = flat, or not all of the glass is drawn. */
  readonly chordMm: number | null;
  readonly glassMm: number;
  readonly sides: {
    readonly leftHinge: PixelPoint;
    readonly rightHinge: PixelPoint;
    readonly leftEnd: PixelPoint;
    readonly rightEnd: PixelPoint;
    readonly markRadius: number;
  } | null;
  /** Radius of the mark of the angle, and of the protractor around it. */
  readonly coverageRadius: number;
  readonly protractorRadius: number;
  /** Range of the protractor to either side, in degrees. */
  readonly protractorDegrees: number;
  /** Lower edge of the free paper. */
  readonly bottom: number;
  readonly grid: Grid;
}

const glassLengthMm = (stroke: Stroke): number =>
  stroke.kind === 'arc'
    ? stroke.radiusMm * (stroke.endAngle - stroke.startAngle)
    : Math.hypot(stroke.end.xMm - stroke.start.xMm, stroke.end.yMm - stroke.start.yMm);

const between = (from: PixelPoint, to: PixelPoint): number => Math.hypot(to.x - from.x, to.y - from.y);

const maxProtractorPx = 168;

/**
 * Margin at the sides: for the handles of three screens, or for the distance beside a single one, if the paper is wide
 * enough.
 */
const besidePx = ({ sides }: FloorPlan, { width }: Size): number => (sides ? 28 : width < 480 ? 46 : 84);

const heightOf = (text: string | null, size: Size): number => (text === null ? 0 : reasonHeight(text, size));

/** null = the rig cannot be drawn. */
export const topLayout = (answer: RigToDraw, options: TopOptions): TopLayout | null => {
  if (!answer.rig.ok || !answer.plan) return null;
  const rig = answer.rig.value;
  const { plan } = answer;
  const {
    size,
    units,
    variant,
    overlay = 'none',
    insteadBecause = null,
    bleed = 0,
    obstacles = [],
  } = options;
  const { eyeDistanceMm } = rig;
  const room = driverRoom(plan);
  const reason = reasonWhy(answer.seen, room.driver ? 'whole' : 'without-driver');
  const viewport =
    options.viewport ??
    viewportFor(
      {
        bounds: planBounds(plan),
        eyeDistanceMm,
        reservedBottom: heightOf(reason, size),
        besidePx: besidePx(plan, size),
      },
      size,
    );
  const seen = answer.seen.ok && insteadBecause === null ? answer.seen.value : null;
  const project = projection(viewport, eyeDistanceMm);
  const eye = project({ xMm: 0, yMm: 0 });
  const screen = project(plan.centre.middle);
  const { pxPerMm } = viewport;
  return {
    ...{ rig, plan, seen, room, size, units, variant, overlay, insteadBecause, bleed, obstacles },
    ...{ viewport, pxPerMm, project, eye, screen },
    ...centreOf(plan, rig, project),
    ...radiiOf(seen, { away: eye.y - screen.y, size }),
    reason: insteadBecause ?? reason,
    screens: plan.sides ? [plan.sides.left, plan.centre, plan.sides.right] : [plan.centre],
    dimensionY: screen.y - 18,
    sides: sidesOf(plan, project),
    // A stand-in keeps the viewport under its note; only the labels move up.
    bottom: size.height - heightOf(insteadBecause ?? reason, size),
    grid: gridOf({
      ...(variant === 'overlaid'
        ? { zero: eye, towards: 'up' as const }
        : { zero: { x: eye.x, y: screen.y }, towards: 'down' as const }),
      ...{ pxPerMm, units, size, bleed },
    }),
  };
};

const centreOf = (
  { centre: { lit } }: FloorPlan,
  { panel }: Rig,
  project: Project,
): Pick<TopLayout, 'rims' | 'glassMm' | 'chordMm'> => {
  const glassMm = glassLengthMm(lit);
  const isWhole = Math.abs(glassMm - panel.widthMm) < 1e-6 * glassMm;
  return {
    rims: { left: project(lit.start), right: project(lit.end) },
    glassMm,
    chordMm: lit.kind === 'arc' && isWhole ? 2 * halfArc(glassMm / 2, lit.radiusMm).halfChordMm : null,
  };
};

const sidesOf = ({ sides }: FloorPlan, project: Project): TopLayout['sides'] => {
  if (!sides) return null;
  const rightHinge = project(sides.rightHinge);
  const rightEnd = project(sides.right.frame.end);
  return {
    leftHinge: project(sides.leftHinge),
    rightHinge,
    leftEnd: project(sides.left.frame.start),
    rightEnd,
    markRadius: Math.min(40, 0.45 * between(rightHinge, rightEnd)),
  };
};

const radiiOf = (
  seen: ViewedRig | null,
  { away, size }: Pick<TopLayout, 'away' | 'size'>,
): Pick<TopLayout, 'away' | 'coverageRadius' | 'protractorRadius' | 'protractorDegrees'> => {
  const spanned = seen ? (seen.view.triple?.total ?? seen.view.coverage) : 0;
  const halfDegrees = (spanned * 90) / Math.PI;
  return {
    away,
    // Clear of the eye, and small enough for the number above it.
    coverageRadius: Math.min(away * 0.75, Math.max(26, Math.min(72, away * 0.32))),
    protractorRadius: Math.min(maxProtractorPx, away * 0.72, size.width * 0.4),
    // Ten degrees beyond the screens, up to the shoulders.
    protractorDegrees: Math.min(90, Math.max(60, Math.ceil(halfDegrees / 10) * 10 + 10)),
  };
};

/** Outer ends of all pictures together, from left to right. */
export const outerEnds = ({ plan, project }: TopLayout): readonly [PixelPoint, PixelPoint] => {
  const { centre, sides } = plan;
  return [project((sides?.left ?? centre).lit.start), project((sides?.right ?? centre).lit.end)];
};

/** Approximate human field of view, in radians to each side: in focus, and with both eyes. */
export const humanSpans = { inFocus: Math.PI / 6, bothEyes: (57 * Math.PI) / 180 } as const;
