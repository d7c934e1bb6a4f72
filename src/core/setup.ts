import type { Ratio } from './panel-size';

/** Width to height, as in 16:9. */
export type ScreenRatio = `${number}:${number}`;

/** The ratios that the form offers. */
export const screenRatios = ['16:9', '21:9', '32:9', '4:3', '5:4'] as const satisfies readonly ScreenRatio[];

export const screenCounts = ['single', 'triple'] as const;

/** What the player enters, field for field and in the form's own units. */
export interface Setup {
  readonly screenRatio: ScreenRatio;
  /** Diagonal in inches. */
  readonly screenSize: number;
  /** Eye to screen in centimetres. */
  readonly distance: number;
  readonly screens: (typeof screenCounts)[number];
  readonly curvedScreen: boolean;
  /** Millimetres. */
  readonly radiusCurve: number;
  /** Millimetres. */
  readonly bezelThickness: number;
}

export const defaultSetup: Setup = {
  screenRatio: '16:9',
  screenSize: 27,
  distance: 50,
  screens: 'single',
  curvedScreen: false,
  radiusCurve: 1000,
  bezelThickness: 0,
};

/** @example ratioOf('16:9') // { width: 16, height: 9 } */
export function ratioOf(screenRatio: ScreenRatio): Ratio {
  const [width, height] = screenRatio.split(':').map(Number) as [number, number];
  return { width, height };
}
