import { ratioOf, type ScreenRatio } from '../geometry/ratio';
import type { RigEntry } from '../rig/entry';
import type { screenRatios } from '../rig/fields';

/** A widely sold size of screen. */
export interface CommonScreen {
  /** Marketed diagonal. */
  readonly sizeIn: number;
  /** Marketed ratio: the choice in the form. */
  readonly soldAs: (typeof screenRatios)[number];
  /** True ratio of its pixels. */
  readonly ratio: ScreenRatio;
  /** Its most frequent resolution. */
  readonly pixels: `${number}x${number}`;
  /** null = flat */
  readonly curveRadiusMm: number | null;
}

interface Sold extends Omit<CommonScreen, 'curveRadiusMm'> {
  /** Radii, flat first. */
  readonly curves: readonly (number | null)[];
}

const wide = { soldAs: '16:9', ratio: '16:9' } as const;
const ultrawide = { soldAs: '21:9', ratio: '43:18' } as const;
const doubleWide = { soldAs: '32:9', ratio: '32:9' } as const;

/** Each size and curve has a monitor, with a source, in the list of monitors: a test compares. */
const sold: readonly Sold[] = [
  { sizeIn: 24, ...wide, pixels: '1920x1080', curves: [null] },
  { sizeIn: 27, ...wide, pixels: '2560x1440', curves: [null, 1000, 1500] },
  { sizeIn: 32, ...wide, pixels: '3840x2160', curves: [null, 1000, 1500] },
  { sizeIn: 32, ...wide, pixels: '2560x1440', curves: [1800] },
  { sizeIn: 38, ...wide, pixels: '3840x2160', curves: [null] },
  { sizeIn: 42, ...wide, pixels: '3840x2160', curves: [null] },
  { sizeIn: 48, ...wide, pixels: '3840x2160', curves: [null] },
  { sizeIn: 55, ...wide, pixels: '3840x2160', curves: [null, 1000] },
  { sizeIn: 65, ...wide, pixels: '3840x2160', curves: [null] },
  { sizeIn: 34, ...ultrawide, pixels: '3440x1440', curves: [1000, 1500, 1800] },
  { sizeIn: 45, ...ultrawide, pixels: '3440x1440', curves: [800] },
  { sizeIn: 45, ...doubleWide, pixels: '5120x1440', curves: [1500] },
  { sizeIn: 49, ...doubleWide, pixels: '5120x1440', curves: [1000, 1800] },
  { sizeIn: 57, ...doubleWide, pixels: '7680x2160', curves: [1000] },
];

/** Sorted by shape, then by size, then from flat to tightly curved. */
export const commonScreens: readonly CommonScreen[] = sold.flatMap(({ curves, ...screen }) =>
  curves.map((curveRadiusMm) => ({ ...screen, curveRadiusMm })),
);

/**
 * Fields that a screen fills in: size, shape and curve, of the side screens too. Clears the lit size and the stand's
 * angle, which belonged to other screens.
 *
 * @example entryOfScreen(commonScreens[0]!) // { screenSize: '24', screenRatio: '16:9', resolution: '1920x1080', … }
 */
export const entryOfScreen = ({ sizeIn, soldAs, pixels, curveRadiusMm }: CommonScreen) =>
  ({
    screenSize: String(sizeIn),
    screenSizeUnit: 'in',
    screenRatio: soldAs,
    resolution: pixels,
    curvedScreen: curveRadiusMm !== null,
    // The radius of a flat screen is hidden and may keep its value.
    ...(curveRadiusMm !== null && { radiusCurve: String(curveRadiusMm), radiusCurveUnit: 'mm' }),
    litWidth: '',
    litHeight: '',
    sideAngle: '',
    sideSize: '',
    sideRatio: '',
  }) as const satisfies Partial<RigEntry>;

const shapeOf = (ratio: ScreenRatio): number => {
  const { width, height } = ratioOf(ratio);
  return width / height;
};

/** Fallback for a shape without common screens: the diagonals of all others, flat. */
const uncommon = (ratio: ScreenRatio): readonly CommonScreen[] =>
  [...new Map(commonScreens.map((screen) => [screen.sizeIn, screen])).values()]
    .map((screen) => ({ ...screen, ratio, curveRadiusMm: null }))
    .sort((one, other) => one.sizeIn - other.sizeIn);

/**
 * Common screens of a shape, by its marketed or its true ratio.
 *
 * @example screensOf('21:9').map(({ sizeIn }) => sizeIn) // [34, 34, 34, 45]
 */
export const screensOf = (ratio: ScreenRatio): readonly CommonScreen[] => {
  const ofShape = commonScreens.filter(
    (screen) => screen.soldAs === ratio || shapeOf(screen.ratio) === shapeOf(ratio),
  );
  return ofShape.length > 0 ? ofShape : uncommon(ratio);
};
