import { halfArc } from './arc';
import { fovFromTangent, isAngled, type Fov } from './fov';
import { impossible, possibleIfFinite, type Outcome } from './outcome';
import { reasonNotInView } from './panel-in-view';
import { gaussLegendre } from './quadrature';
import type { CurveFit, Panel } from './rig';
import { radians, type Radians } from './units';

/** One way to lay a flat projection over a curved screen. */
export interface CurvedFit extends Fov {
  /** Size of things straight ahead; 1 is life size. */
  readonly scaleAhead: number;
}

export interface CurvedView {
  /** Angle the screen covers, rim to rim. */
  readonly coverage: Radians;
  /** Rim to rim in a straight line. */
  readonly chordMm: number;
  /** Eye to that line: the middle of the glass lies the sagitta behind it. */
  readonly chordDistanceMm: number;
  readonly fits: Readonly<Record<CurveFit, CurvedFit>>;
}

export interface CurvedPanel extends Panel {
  readonly curveRadiusMm: number;
}

/** @example isCurved({ widthMm: 600, heightMm: 340, curveRadiusMm: null }) // false */
export const isCurved = (panel: Panel): panel is CurvedPanel => panel.curveRadiusMm !== null;

/** A column of the picture: its place, its bearing, and its share of the view. */
interface Column {
  /** 0 in the middle of the picture, 1 at its rim. */
  readonly across: number;
  readonly seenBearing: number;
  readonly weight: number;
}

// 24 nodes keep the balanced H right to 1e-9 rad for an eye as near as a tenth of the screen's width.
const nodes = gaussLegendre(24);

/** Half the picture, for the other half is its mirror image. The weights spread evenly over the *seen* bearing. */
const columnsOf = ({ widthMm, curveRadiusMm }: CurvedPanel, eyeDistanceMm: number): readonly Column[] =>
  nodes.map(({ at, weight }) => {
    const { bend, halfChordMm: x, sagittaMm } = halfArc((at * widthMm) / 2, curveRadiusMm);
    const y = eyeDistanceMm - sagittaMm;
    const bearingPerMm = (eyeDistanceMm * Math.cos(bend) + sagittaMm) / (x * x + y * y);
    return { across: at, seenBearing: Math.atan2(x, y), weight: weight * bearingPerMm };
  });

/** First and second derivative of half the mean square error, by tan(H/2). */
const errorSlopes = (columns: readonly Column[], tanHalfH: number) => {
  let first = 0;
  let second = 0;
  for (const { across, seenBearing, weight } of columns) {
    const shown = across * tanHalfH;
    const error = Math.atan(shown) - seenBearing;
    const sensitivity = across / (1 + shown * shown);
    first += weight * error * sensitivity;
    second += weight * sensitivity * sensitivity * (1 - 2 * shown * error);
  }
  return { first, second };
};

/**
 * tan(H/2) of the least mean square error: Newton within a bracket that every step narrows. NaN if the columns have no
 * weight because the squares of the lengths overflow.
 */
const balancedTangent = (columns: readonly Column[]): number => {
  // The best tangent lies between the least and the greatest that the columns ask for.
  let low = Infinity;
  let high = 0;
  let weights = 0;
  for (const { across, seenBearing, weight } of columns) {
    const ownTangent = Math.tan(seenBearing) / across;
    low = Math.min(low, ownTangent);
    high = Math.max(high, ownTangent);
    weights += weight;
  }
  if (!(weights > 0 && weights < Infinity)) return NaN;
  let tangent = (low + high) / 2;
  for (let step = 0; step < 60; step++) {
    const { first, second } = errorSlopes(columns, tangent);
    if (first > 0) high = tangent;
    else low = tangent;
    const newton = tangent - first / second;
    const next = newton >= low && newton <= high ? newton : (low + high) / 2;
    // Newton squares the error: the step after one this small would change nothing.
    if (Math.abs(next - tangent) <= 1e-10 * tangent) return next;
    tangent = next;
  }
  return tangent;
};

/**
 * One curved screen. A flat projection fits an arc only approximately; these are the three sensible ways to choose its
 * H:
 *
 * - centre: `tan(H/2) = w/2d`, life size straight ahead
 * - balanced: the least mean square error over the seen bearing
 * - edge: `tan(H/2) = c/(d − s)`, the picture spans what the screen spans
 *
 * @example curvedScreen({ widthMm: 1198.08, heightMm: 336.96, curveRadiusMm: 1000 }, 700)
 * // h: centre 81.11°, balanced 87.28°, edge 93.99° (= coverage), all in radians
 */
export const curvedScreen = (panel: CurvedPanel, eyeDistanceMm: number): Outcome<CurvedView> => {
  const reason = reasonNotInView(panel, { distanceMm: eyeDistanceMm, marginMm: 0 });
  if (reason) return impossible(reason);

  const rim = halfArc(panel.widthMm / 2, panel.curveRadiusMm);
  const chordDistanceMm = eyeDistanceMm - rim.sagittaMm;
  const columns = columnsOf(panel, eyeDistanceMm);
  const centreTangent = panel.widthMm / 2 / eyeDistanceMm;

  const fit = (tanHalfH: number): CurvedFit => ({
    ...fovFromTangent(tanHalfH, panel),
    scaleAhead: centreTangent / tanHalfH,
  });
  const fits = {
    centre: fit(centreTangent),
    balanced: fit(balancedTangent(columns)),
    edge: fit(rim.halfChordMm / chordDistanceMm),
  };
  if (!Object.values(fits).every(isAngled)) return impossible('not-finite');
  return possibleIfFinite({
    coverage: radians(2 * Math.atan2(rim.halfChordMm, chordDistanceMm)),
    chordMm: 2 * rim.halfChordMm,
    chordDistanceMm,
    fits,
  });
};
