import { ratioOf, type ScreenRatio } from '../geometry/ratio';
import type { RigEntry } from '../rig/entry';
import type { screenRatios } from '../rig/fields';

/** A size of screen that is sold in numbers. */
export interface CommonScreen {
  /** Diagonal as on the box. */
  readonly sizeIn: number;
  /** What it is sold as: the choice in the form. */
  readonly soldAs: (typeof screenRatios)[number];
  /** Its true shape, from its pixels. */
  readonly ratio: ScreenRatio;
  /** The resolution that most of them have. */
  readonly pixels: `${number}x${number}`;
  /** null = flat */
  readonly curveRadiusMm: number | null;
}

interface Sold extends Omit<CommonScreen, 'curveRadiusMm'> {
  /** How they are bent, flat first. */
  readonly curves: readonly (number | null)[];
}

const wide = { soldAs: '16:9', ratio: '16:9' } as const;
const ultrawide = { soldAs: '21:9', ratio: '43:18' } as const;
const doubleWide = { soldAs: '32:9', ratio: '32:9' } as const;

/** Each form of each size has a monitor in the list of monitors, where its source is: a test compares. */
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

/** By shape, then by size, then from flat to tightly bent. */
export const commonScreens: readonly CommonScreen[] = sold.flatMap(({ curves, ...screen }) =>
  curves.map((curveRadiusMm) => ({ ...screen, curveRadiusMm })),
);

/**
 * What a screen fills in: size, shape and curve, of the side screens too. A lit size that was there before goes, and so
 * does an angle that the stand of other screens had.
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
    // A flat screen has none, and the field is hidden: what stood there may stay.
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

/** A shape in which none is common: the diagonals of all others, flat. */
const uncommon = (ratio: ScreenRatio): readonly CommonScreen[] =>
  [...new Map(commonScreens.map((screen) => [screen.sizeIn, screen])).values()]
    .map((screen) => ({ ...screen, ratio, curveRadiusMm: null }))
    .sort((one, other) => one.sizeIn - other.sizeIn);

/**
 * The screens that are sold in a shape, as it is called or as it is.
 *
 * @example screensOf('21:9').map(({ sizeIn }) => sizeIn) // [34, 34, 34, 45]
 */
export const screensOf = (ratio: ScreenRatio): readonly CommonScreen[] => {
  const ofShape = commonScreens.filter(
    (screen) => screen.soldAs === ratio || shapeOf(screen.ratio) === shapeOf(ratio),
  );
  return ofShape.length > 0 ? ofShape : uncommon(ratio);
};
