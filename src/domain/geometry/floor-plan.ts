import { halfArc } from './arc';
import { impossible, possibleIfFinite, type Outcome } from './outcome';
import { reasonNotInView } from './panel-in-view';
import type { Panel, Rig, SideScreens } from './rig';
import { seamGapMm, sidePlacement, tripleScreen, type TripleRig, type TripleScreen } from './triple-screen';
import { radians, type Radians } from './units';

/** A point in the plan, with the eye at the origin: x to the right, y forward. */
export interface Point {
  readonly xMm: number;
  readonly yMm: number;
}

/** A screen seen from above, from its left end to its right end. */
export type Stroke =
  | { readonly kind: 'line'; readonly start: Point; readonly end: Point }
  | {
      readonly kind: 'arc';
      readonly start: Point;
      readonly end: Point;
      readonly centre: Point;
      readonly radiusMm: number;
      /** Turned clockwise from +y: a point of the arc is `centre + radius·(sin θ, cos θ)`. */
      readonly startAngle: Radians;
      readonly endAngle: Radians;
    };

export interface ScreenPlan {
  readonly middle: Point;
  /** Clockwise turn of the screen from facing straight back. */
  readonly turn: Radians;
  /** The picture. */
  readonly lit: Stroke;
  /** The picture and the frame on either side; equals `lit` if no bezel is known. */
  readonly frame: Stroke;
}

export interface FloorPlan {
  readonly centre: ScreenPlan;
  /** null = one screen. */
  readonly sides: {
    readonly left: ScreenPlan;
    readonly right: ScreenPlan;
    readonly leftHinge: Point;
    readonly rightHinge: Point;
  } | null;
  /** Outer size of all frames. */
  readonly footprint: Footprint;
}

export interface Footprint {
  readonly widthMm: number;
  readonly depthMm: number;
}

/** A box with its sides along x and y. */
export interface Bounds {
  readonly leftMm: number;
  readonly rightMm: number;
  readonly nearMm: number;
  readonly farMm: number;
}

interface Placed {
  readonly middle: Point;
  readonly turn: Radians;
  readonly curveRadiusMm: number | null;
}

/** Point of the glass this far right of the screen's middle, along the curve. */
export const pointAlong = ({ middle, turn, curveRadiusMm }: Placed, lengthMm: number): Point => {
  const { halfChordMm, sagittaMm } = halfArc(lengthMm, curveRadiusMm);
  return {
    xMm: middle.xMm + halfChordMm * Math.cos(turn) - sagittaMm * Math.sin(turn),
    yMm: middle.yMm - halfChordMm * Math.sin(turn) - sagittaMm * Math.cos(turn),
  };
};

const strokeOf = (placed: Placed, reachMm: number): Stroke => {
  const { middle, turn, curveRadiusMm } = placed;
  const start = pointAlong(placed, -reachMm);
  const end = pointAlong(placed, reachMm);
  if (curveRadiusMm === null) return { kind: 'line', start, end };
  return {
    kind: 'arc',
    start,
    end,
    centre: {
      xMm: middle.xMm - curveRadiusMm * Math.sin(turn),
      yMm: middle.yMm - curveRadiusMm * Math.cos(turn),
    },
    radiusMm: curveRadiusMm,
    startAngle: radians(turn - reachMm / curveRadiusMm),
    endAngle: radians(turn + reachMm / curveRadiusMm),
  };
};

const screenPlan = (
  panel: Panel,
  middle: Point,
  { turn, bezelMm }: { turn: Radians; bezelMm: number },
): ScreenPlan => {
  const placed = { middle, turn, curveRadiusMm: panel.curveRadiusMm };
  return {
    middle,
    turn,
    lit: strokeOf(placed, panel.widthMm / 2),
    frame: strokeOf(placed, panel.widthMm / 2 + bezelMm),
  };
};

const mirrorPoint = ({ xMm, yMm }: Point): Point => ({ xMm: -xMm, yMm });

const mirrorAngle = (angle: number): Radians => radians(-angle);

const mirrorStroke = (stroke: Stroke): Stroke => {
  const ends = { start: mirrorPoint(stroke.end), end: mirrorPoint(stroke.start) };
  if (stroke.kind === 'line') return { ...stroke, ...ends };
  return {
    ...stroke,
    ...ends,
    centre: mirrorPoint(stroke.centre),
    startAngle: mirrorAngle(stroke.endAngle),
    endAngle: mirrorAngle(stroke.startAngle),
  };
};

const mirrorScreen = ({ middle, turn, lit, frame }: ScreenPlan): ScreenPlan => ({
  middle: mirrorPoint(middle),
  turn: mirrorAngle(turn),
  lit: mirrorStroke(lit),
  frame: mirrorStroke(frame),
});

const straightAhead = radians(0);
const quarter = Math.PI / 2;

/** Points that a bounding box of the frame can touch: its ends, and where an arc runs parallel to a side of the box. */
const touchingPoints = ({ middle, turn, frame }: ScreenPlan): readonly Point[] => {
  if (frame.kind === 'line') return [frame.start, frame.end];
  const points = [frame.start, frame.end];
  for (let k = Math.ceil(frame.startAngle / quarter); k * quarter <= frame.endAngle; k++) {
    points.push(
      pointAlong({ middle, turn, curveRadiusMm: frame.radiusMm }, (k * quarter - turn) * frame.radiusMm),
    );
  }
  return points;
};

const boundsOf = (screens: readonly ScreenPlan[]): Bounds => {
  let [leftMm, rightMm, nearMm, farMm] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const screen of screens) {
    for (const { xMm, yMm } of touchingPoints(screen)) {
      leftMm = Math.min(leftMm, xMm);
      rightMm = Math.max(rightMm, xMm);
      nearMm = Math.min(nearMm, yMm);
      farMm = Math.max(farMm, yMm);
    }
  }
  return { leftMm, rightMm, nearMm, farMm };
};

/**
 * Bounding box of all frames; its size is the footprint.
 *
 * @example planBounds(plan) // { leftMm: -298.86, rightMm: 298.86, nearMm: 500, farMm: 500 }, 27in 16:9 at 500 mm
 */
export const planBounds = ({ centre, sides }: Pick<FloorPlan, 'centre' | 'sides'>): Bounds =>
  boundsOf(sides ? [sides.left, centre, sides.right] : [centre]);

const footprintOf = (screens: readonly ScreenPlan[]): Footprint => {
  const { leftMm, rightMm, nearMm, farMm } = boundsOf(screens);
  return { widthMm: rightMm - leftMm, depthMm: farMm - nearMm };
};

/**
 * The plan of three screens already worked out by tripleScreen.
 *
 * @example triplePlan(rig, triple).footprint // { widthMm: 1561.27, depthMm: 591.35 }, 3 × 32in, 8 mm bezels, at 700 mm
 */
export const triplePlan = (
  { panel, eyeDistanceMm, sides }: TripleRig,
  {
    sideAngle,
    sideDistanceMm,
    sideOffsetMm,
  }: Pick<TripleScreen, 'sideAngle' | 'sideDistanceMm' | 'sideOffsetMm'>,
): FloorPlan => {
  const { bezelMm } = sides;
  const centreMiddle = { xMm: 0, yMm: eyeDistanceMm };
  const centre = screenPlan(panel, centreMiddle, { turn: straightAhead, bezelMm });
  const sideMiddle = {
    xMm: sideDistanceMm * Math.sin(sideAngle) + sideOffsetMm * Math.cos(sideAngle),
    yMm: sideDistanceMm * Math.cos(sideAngle) - sideOffsetMm * Math.sin(sideAngle),
  };
  const right = screenPlan(sides.panel ?? panel, sideMiddle, { turn: sideAngle, bezelMm });
  const left = mirrorScreen(right);
  const rightHinge = pointAlong(
    { middle: centreMiddle, turn: straightAhead, curveRadiusMm: panel.curveRadiusMm },
    (panel.widthMm + seamGapMm(sides)) / 2,
  );
  return {
    centre,
    sides: { left, right, leftHinge: mirrorPoint(rightHinge), rightHinge },
    footprint: footprintOf([left, centre, right]),
  };
};

/**
 * Plan of a rig, for a drawing.
 *
 * @example floorPlan(rig) // centre.lit: a line from (−298.86, 500) to (298.86, 500), 27in 16:9 at 500 mm
 */
export const floorPlan = (rig: Rig): Outcome<FloorPlan> => {
  const { panel, eyeDistanceMm, sides } = rig;
  if (sides) {
    const tripleRig = { panel, eyeDistanceMm, sides };
    const triple = tripleScreen(tripleRig);
    return triple.ok ? possibleIfFinite(triplePlan(tripleRig, triple.value)) : triple;
  }
  const reason = reasonNotInView(panel, { distanceMm: eyeDistanceMm, marginMm: 0 });
  if (reason) return impossible(reason);
  const centre = screenPlan(panel, { xMm: 0, yMm: eyeDistanceMm }, { turn: straightAhead, bezelMm: 0 });
  return possibleIfFinite({ centre, sides: null, footprint: footprintOf([centre]) });
};

/** Longest arc that is drawn, just short of a full circle. */
const almostFullTurn = 2 * Math.PI * 0.999;

const isLength = (mm: number | null): mm is number => Number.isFinite(mm) && (mm ?? 0) > 0;

/** The panel with an impossible curve left out. */
const drawablePanel = (panel: Panel): Panel | null => {
  const { widthMm, curveRadiusMm } = panel;
  if (!isLength(widthMm)) return null;
  if (!isLength(curveRadiusMm)) return { ...panel, curveRadiusMm: null };
  return { ...panel, widthMm: Math.min(widthMm, almostFullTurn * curveRadiusMm) };
};

/** Side screens without frames and gaps that would close a circle; null if they have no place. */
const drawableSides = (centre: Panel, sides: SideScreens): SideScreens | null => {
  const { sideAngle } = sides;
  const panel = sides.panel && drawablePanel(sides.panel);
  if (sides.panel && !panel) return null;
  const fixedAngle = sideAngle ?? 0;
  if (!(fixedAngle >= 0 && fixedAngle <= Math.PI)) return null;
  const room = Math.min(
    ...[centre, panel ?? centre].map(({ widthMm, curveRadiusMm }) =>
      curveRadiusMm === null ? Infinity : Math.PI * curveRadiusMm - widthMm / 2,
    ),
  );
  const fits = (mm: number): boolean => isLength(mm) && mm < room;
  return {
    bezelMm: fits(sides.bezelMm) ? sides.bezelMm : 0,
    gapMm: sides.gapMm === null || fits(sides.gapMm / 2) ? sides.gapMm : 0,
    sideAngle,
    panel,
  };
};

/**
 * Plan of an impossible rig: the screens that have a place, whatever the eye distance. null = not even one screen and
 * an eye.
 *
 * @example partialPlan({ ...rig, eyeDistanceMm: 0 }) // centre.lit: a line from (−298.86, 0) to (298.86, 0), 27in 16:9
 */
export const partialPlan = (rig: Rig): FloorPlan | null => {
  const { eyeDistanceMm } = rig;
  const panel = drawablePanel(rig.panel);
  if (!panel || !(eyeDistanceMm >= 0)) return null;

  const sides = rig.sides && drawableSides(panel, rig.sides);
  if (sides) {
    const tripleRig = { panel, eyeDistanceMm, sides };
    const { sideAngle, stance } = sidePlacement(tripleRig);
    const plan = possibleIfFinite(
      triplePlan(tripleRig, {
        sideAngle: radians(sideAngle),
        sideDistanceMm: stance.distanceMm,
        sideOffsetMm: stance.offsetMm,
      }),
    );
    if (plan.ok) return plan.value;
  }
  const centre = screenPlan(panel, { xMm: 0, yMm: eyeDistanceMm }, { turn: straightAhead, bezelMm: 0 });
  const plan = possibleIfFinite({ centre, sides: null, footprint: footprintOf([centre]) });
  return plan.ok ? plan.value : null;
};
