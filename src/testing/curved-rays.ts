/** A ray from the eye to curved glass. */
export interface Ray {
  /** Angle from straight ahead. */
  readonly bearing: number;
  /** Position on the glass: 0 in the middle, 1 at the rim. */
  readonly across: number;
  /** Its share of the view. */
  readonly weight: number;
}

/**
 * Half a curved screen as the eye sees it, by rays at evenly spread bearings with the weights of Simpson's rule: a way
 * to judge a fit that shares no formula with src/domain/geometry. `count` is even.
 */
export const raysTo = (
  { widthMm, curveRadiusMm }: { readonly widthMm: number; readonly curveRadiusMm: number },
  distanceMm: number,
  count: number,
): readonly Ray[] => {
  const bend = widthMm / 2 / curveRadiusMm;
  const rim = Math.atan2(
    curveRadiusMm * Math.sin(bend),
    distanceMm - curveRadiusMm + curveRadiusMm * Math.cos(bend),
  );
  return Array.from({ length: count + 1 }, (_, i) => {
    const bearing = (rim * i) / count;
    // Law of sines in the triangle of eye, centre of the circle and column. Rounding must not lead past a right angle.
    const sine = Math.min(1, ((distanceMm - curveRadiusMm) / curveRadiusMm) * Math.sin(bearing));
    const simpson = i === 0 || i === count ? 1 : i % 2 === 0 ? 2 : 4;
    return { bearing, across: (bearing + Math.asin(sine)) / bend, weight: simpson / (3 * count) };
  });
};

/** Root mean square of (shown bearing − seen bearing) where a picture of this H lies on the glass, in radians. */
export const rmsErrorOf = (h: number, rays: readonly Ray[]): number =>
  Math.sqrt(
    rays.reduce(
      (sum, { bearing, across, weight }) =>
        sum + weight * (Math.atan(across * Math.tan(h / 2)) - bearing) ** 2,
      0,
    ),
  );
