import { ratioOf, type ScreenRatio } from '../geometry/ratio';

/**
 * The Classic formulas: the usual approximations among sim racers, one record per row of the result table. They ignore
 * curve, bezels and the layout of three screens.
 */

/** Input of the formulas, in the form's own units: inches and centimetres. */
export interface ClassicSetup {
  readonly screenRatio: ScreenRatio;
  readonly screenSize: number;
  readonly distance: number;
}

/** The two angles, in degrees, that every Classic formula starts from. */
export interface ClassicAngles {
  readonly hFov: number;
  /** A plain division, not the true vertical angle of the screen. */
  readonly vFov: number;
}

interface ClassicFormula {
  readonly value: (angles: ClassicAngles) => number;
  readonly decimals: number;
  /** Appended to the shown value. */
  readonly suffix?: '°' | 'x';
  /** Shown in a quiet style beside the value. */
  readonly unit?: 'radians';
}

const cmPerInch = 2.54;

/** @example classicAngles({ screenRatio: '16:9', screenSize: 27, distance: 50 }).hFov // 61.7358… */
export function classicAngles({ screenRatio, screenSize, distance }: ClassicSetup): ClassicAngles {
  const { width, height } = ratioOf(screenRatio);
  const r = width / height;
  const screenWidthCm = screenSize * Math.sqrt(r ** 2 / (r ** 2 + 1)) * cmPerInch;
  const hFov = (2 * Math.atan(screenWidthCm / (2 * distance)) * 180) / Math.PI;
  return { hFov, vFov: hFov / r };
}

/** In the order of the table. The labels are in the catalogue. */
const classicFormulas = {
  hFov: { value: ({ hFov }) => hFov, decimals: 0, suffix: '°' },
  projectCarsAndTrucks: { value: ({ hFov }) => hFov, decimals: 0 },
  raceRoom: { value: ({ hFov }) => hFov - 0.3, decimals: 1 },
  richardBurnsRally: { value: ({ hFov }) => hFov * 0.0175, decimals: 6, unit: 'radians' },
  f1From2016: { value: ({ hFov }) => (-0.4 * hFov + 30) / 100, decimals: 2 },
  f1From2019: { value: ({ hFov }) => (-0.8 * hFov + 60) / 100, decimals: 1 },
  f1From2021: { value: ({ hFov }) => (-8 * (hFov - 60)) / 100, decimals: 0 },
  vFov: { value: ({ vFov }) => vFov, decimals: 0 },
  assettoCorsa: { value: ({ vFov }) => vFov / 2, decimals: 1 },
  rFactorFamily: { value: ({ vFov }) => vFov, decimals: 0 },
  dirtRallyAndGrid: { value: ({ hFov }) => hFov * 1.2, decimals: 0 },
  gtr2AndRace07: { value: ({ hFov }) => hFov / 100, decimals: 2, suffix: 'x' },
  eaWrc: { value: ({ hFov }) => hFov * 0.6, decimals: 0 },
  tripleScreenAngle: { value: ({ hFov }) => hFov * 1.05, decimals: 2, suffix: '°' },
} satisfies Readonly<Record<string, ClassicFormula>>;

export type ClassicRowId = keyof typeof classicFormulas;

/** Rows of the table, in order. */
export const classicRows = Object.entries(classicFormulas) as readonly (readonly [
  ClassicRowId,
  ClassicFormula,
])[];
