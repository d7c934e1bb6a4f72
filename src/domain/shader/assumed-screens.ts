import type { Glass } from '../geometry/cameras';
import { seenAt } from '../geometry/fidelity';

/**
 * Screens as a shader takes them to stand. It draws the true picture of these, stretched so that its edges are the edges
 * of the game's picture. The left screen mirrors the right one; one curved screen has none.
 */
export interface AssumedScreens {
  readonly centre: Glass;
  readonly right: Glass | null;
}

/** Tangent of the assumed outer edge; null if that is beside or behind the eye. */
export const edgeTangent = ({ centre, right }: AssumedScreens): number | null => {
  const { bearing } = seenAt(right ?? centre, 1);
  return bearing > 0 && bearing < Math.PI / 2 ? Math.tan(bearing) : null;
};

/** A point of the game's picture: tangents to the right and up, and the change of the first across a screen. */
interface ShownPoint {
  readonly tangent: number;
  readonly rise: number;
  readonly tangentPerU: number;
}

/**
 * Point of the game's picture that a shader draws on a place of the glass. `stretch` is the ratio of the tangents of the
 * picture's edge and of the assumed one; `up` is −1 at the lower edge of the glass and 1 at the upper one.
 *
 * @example shownPoint(glass, 1, { u: 1, up: 0 }).tangent // 0.5977: 27in flat at 500 mm, its right edge
 */
export const shownPoint = (
  glass: Glass,
  stretch: number,
  { u, up }: { readonly u: number; readonly up: number },
): ShownPoint => {
  const { bearing, bearingPerU, awayMm } = seenAt(glass, u);
  const ahead = Math.cos(bearing);
  return {
    tangent: stretch * Math.tan(bearing),
    rise: (stretch * ((up * glass.panel.heightMm) / 2)) / (awayMm * ahead),
    tangentPerU: (stretch * bearingPerU) / (ahead * ahead),
  };
};
