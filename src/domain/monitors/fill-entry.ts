import { ratioOf, type ScreenRatio } from '../geometry/ratio';
import type { RigEntry } from '../rig/entry';
import { screenRatios } from '../rig/fields';
import type { Setup } from '../rig/setup';
import type { Curve, Monitor } from './types';

const shapeOf = (ratio: ScreenRatio): number => {
  const { width, height } = ratioOf(ratio);
  return width / height;
};

/** How far two shapes are apart, as a factor. */
const apart = (one: number, other: number): number => Math.max(one / other, other / one);

/**
 * The ratio of the form's list that is nearest to the pixels, and whether they are sold as that: what is called 21:9 is up to
 * 3 % wider, a 32:10 panel is none of the five.
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

/** What is known of the curve. What is not known stays as it is; a radius that is not known must be asked for. */
function curveEntry({ curved, curveRadiusMm }: Curve): Partial<RigEntry> {
  if (curved === null) return {};
  // A flat screen has no radius, and the field is hidden: what stood there may stay.
  if (!curved) return { curvedScreen: false };
  const radiusCurve = curveRadiusMm === null ? '' : String(curveRadiusMm);
  return { curvedScreen: true, radiusCurve, radiusCurveUnit: 'mm' };
}

/** What a monitor fills in. A lit size that was there before goes: it was that of another screen. */
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

/** What an entry has where a monitor would fill something in: enough to put it back. */
export const replacedBy = (filled: Partial<RigEntry>, entry: RigEntry): Partial<RigEntry> =>
  Object.fromEntries((Object.keys(filled) as (keyof RigEntry)[]).map((key) => [key, entry[key]]));

/** Lengths go from one unit to another and back. */
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6 * Math.abs(other);

/** Whether a rig has a monitor's shape and size, in whatever unit they are written by now. */
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

/** Whether everything is still as a monitor filled it in. What it left open may be anything. */
export const isStill = (setup: Setup, monitor: Monitor): boolean =>
  hasScreen(setup, monitor) && hasLitSize(setup, monitor) && hasCurve(setup, monitor);
