import { ratioOf, type ScreenRatio } from '../geometry/ratio';
import type { RigEntry, RigChange } from '../rig/entry';
import { screenRatios } from '../rig/fields';
import type { Setup } from '../rig/setup';
import type { Curve, Monitor } from './types';

const shapeOf = (ratio: ScreenRatio): number => {
  const { width, height } = ratioOf(ratio);
  return width / height;
};

/** Distance of two aspect ratios, as a factor. */
const apart = (one: number, other: number): number => Math.max(one / other, other / one);

/**
 * Ratio of the form's list nearest to the pixels, and whether such panels are sold under it: a 21:9 panel is up to 3 %
 * wider, a 32:10 one is none of the five.
 *
 * @example nearestRatio([3440, 1440]) // { ratio: '21:9', isIt: true }
 */
export function nearestRatio([width, height]: Monitor['resolution']): {
  readonly ratio: (typeof screenRatios)[number];
  readonly isIt: boolean;
} {
  const shape = width / height;
  const ratio = screenRatios.reduce((best, each) =>
    apart(shapeOf(each), shape) < apart(shapeOf(best), shape) ? each : best,
  );
  return { ratio, isIt: apart(shapeOf(ratio), shape) < 1.03 };
}

type Filled = Pick<
  RigEntry,
  | ('screenRatio' | 'resolution')
  | ('screenSize' | 'screenSizeUnit')
  | ('litWidth' | 'litWidthUnit' | 'litHeight' | 'litHeightUnit')
> &
  Partial<Pick<RigEntry, 'curvedScreen' | 'radiusCurve' | 'radiusCurveUnit'>>;

/** Known facts of the curve. Unknown ones keep their value, except an unknown radius, which the user must enter. */
function curveEntry({ curved, curveRadiusMm }: Curve): RigChange {
  if (curved === null) return {};
  // The radius of a flat screen is hidden and may keep its value.
  if (!curved) return { curvedScreen: false };
  const radiusCurve = curveRadiusMm === null ? '' : String(curveRadiusMm);
  return { curvedScreen: true, radiusCurve, radiusCurveUnit: 'mm' };
}

/** Fields that a monitor fills in. Clears the lit size, which belonged to another screen. */
export function entryOf(monitor: Monitor): Filled {
  const { diagonalIn, resolution, activeAreaMm } = monitor;
  return {
    screenRatio: nearestRatio(resolution).ratio,
    screenSize: String(diagonalIn),
    screenSizeUnit: 'in',
    resolution: resolution.join('x'),
    litWidth: activeAreaMm ? String(activeAreaMm[0]) : '',
    litWidthUnit: 'mm',
    litHeight: activeAreaMm ? String(activeAreaMm[1]) : '',
    litHeightUnit: 'mm',
    ...curveEntry(monitor),
  };
}

/** Values of an entry that filling in would overwrite, for undo. */
export const replacedBy = (filled: RigChange, entry: RigEntry): RigChange =>
  Object.fromEntries((Object.keys(filled) as (keyof RigEntry)[]).map((key) => [key, entry[key]]));

/** Tolerance for a length converted to another unit and back. */
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6 * Math.abs(other);

/** Whether a rig has a monitor's shape and size, in any unit. */
function hasScreen({ screenRatio, screenSize, resolution }: Setup, monitor: Monitor): boolean {
  const [width, height] = monitor.resolution;
  return (
    screenRatio === nearestRatio(monitor.resolution).ratio &&
    isSame(screenSize, monitor.diagonalIn) &&
    resolution?.widthPx === width &&
    resolution.heightPx === height
  );
}

function hasLitSize({ litSize }: Setup, { activeAreaMm }: Monitor): boolean {
  if (activeAreaMm === null || litSize === null) return activeAreaMm === null && litSize === null;
  return isSame(litSize.widthMm, activeAreaMm[0]) && isSame(litSize.heightMm, activeAreaMm[1]);
}

function hasCurve({ curvedScreen, radiusCurve }: Setup, { curved, curveRadiusMm }: Curve): boolean {
  if (curved === null) return true;
  return curvedScreen === curved && (curveRadiusMm === null || isSame(radiusCurve, curveRadiusMm));
}

/** Whether every field still has the monitor's value. Fields that the monitor left open may have any. */
export const isStill = (setup: Setup, monitor: Monitor): boolean =>
  hasScreen(setup, monitor) && hasLitSize(setup, monitor) && hasCurve(setup, monitor);
