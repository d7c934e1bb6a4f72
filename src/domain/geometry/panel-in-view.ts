import { halfArc } from './arc';
import { reasonUnlessPositive, type Impossible } from './outcome';
import type { Panel } from './rig';

/** Place of the eye, relative to one screen. */
export interface Stance {
  /** Eye to the plane that touches the middle of the glass. */
  readonly distanceMm: number;
  /** Distance from the foot of that perpendicular to the middle of the glass. */
  readonly offsetMm: number;
}

/**
 * Reason why this panel is impossible for any eye; null if it is possible.
 *
 * @example reasonAgainstPanel({ widthMm: 700, heightMm: 400, curveRadiusMm: 100 }) // 'arc-longer-than-circle'
 */
export const reasonAgainstPanel = ({ widthMm, heightMm, curveRadiusMm }: Panel): Impossible | null => {
  const reason =
    reasonUnlessPositive(widthMm, 'size-not-positive') ?? reasonUnlessPositive(heightMm, 'size-not-positive');
  if (reason || curveRadiusMm === null) return reason;
  return (
    reasonUnlessPositive(curveRadiusMm, 'radius-not-positive') ??
    (halfArc(widthMm / 2, curveRadiusMm).bend < Math.PI ? null : 'arc-longer-than-circle')
  );
};

/**
 * Whether the eye sees the front of the glass from `reachMm` left of its middle to `reachMm` right of it: only then
 * does the bearing grow from column to column.
 *
 * Along the arc the bearing grows as `R + K·cos(φ − φ₀)`, with K and φ₀ the eye's place as seen from the centre of the
 * circle; so the worst column is the one farthest from φ₀.
 *
 * @example seesFrontOf({ distanceMm: 700, offsetMm: 0 }, { reachMm: 600, curveRadiusMm: 1000 }) // true
 */
export const seesFrontOf = (
  { distanceMm, offsetMm }: Stance,
  { reachMm, curveRadiusMm }: { readonly reachMm: number; readonly curveRadiusMm: number | null },
): boolean => {
  if (!(distanceMm > 0)) return false;
  if (curveRadiusMm === null) return true;

  const insideCircle = distanceMm + offsetMm * (offsetMm / distanceMm) < 2 * curveRadiusMm;
  if (insideCircle) return true;

  const { bend } = halfArc(reachMm, curveRadiusMm);
  const fromCentreMm = Math.hypot(distanceMm - curveRadiusMm, offsetMm);
  const eyeTurn = Math.abs(Math.atan2(offsetMm, distanceMm - curveRadiusMm));
  return curveRadiusMm + fromCentreMm * Math.cos(Math.min(Math.PI, bend + eyeTurn)) > 0;
};

/**
 * Reason why the eye, straight in front of this panel, does not see all of it; null if it does. `marginMm` is added to
 * the glass on each side before it meets another screen.
 *
 * @example reasonNotInView({ widthMm: 1198, heightMm: 337, curveRadiusMm: 1000 }, { distanceMm: 100, marginMm: 0 }) // 'rim-behind-eye'
 */
export const reasonNotInView = (
  panel: Panel,
  { distanceMm, marginMm }: { readonly distanceMm: number; readonly marginMm: number },
): Impossible | null => {
  const reason = reasonAgainstPanel(panel) ?? reasonUnlessPositive(distanceMm, 'distance-not-positive');
  if (reason) return reason;

  const { widthMm, curveRadiusMm } = panel;
  const reachMm = widthMm / 2 + marginMm;
  if (halfArc(reachMm, curveRadiusMm).bend >= Math.PI) return 'arc-longer-than-circle';
  if (distanceMm <= halfArc(widthMm / 2, curveRadiusMm).sagittaMm) return 'rim-behind-eye';
  return seesFrontOf({ distanceMm, offsetMm: 0 }, { reachMm, curveRadiusMm }) ? null : 'rim-hides-screen';
};
