import { ratioOf, type Setup } from '../core/setup';

/**
 * The Classic formulas: the quick approximations that sim racers have long passed around, one record a row
 * of the result table. They leave out curve, bezels and the layout of three screens.
 */

/** The two angles, in degrees, that every Classic formula starts from. */
export interface ClassicAngles {
  readonly hFov: number;
  /** The Classic vertical angle is a division, not the angle that the screen really covers. */
  readonly vFov: number;
}

export interface ClassicFormula {
  readonly label: string;
  readonly value: (angles: ClassicAngles) => number;
  readonly decimals: number;
  /** Part of the shown value. */
  readonly suffix?: '°' | 'x';
  /** Shown quietly beside the value. */
  readonly unit?: 'rad';
}

const cmPerInch = 2.54;

/** @example classicAngles(defaultSetup).hFov // 61.7358… */
export function classicAngles({ screenRatio, screenSize, distance }: Setup): ClassicAngles {
  const { width, height } = ratioOf(screenRatio);
  const r = width / height;
  const screenWidthCm = screenSize * Math.sqrt(r ** 2 / (r ** 2 + 1)) * cmPerInch;
  const hFov = (2 * Math.atan(screenWidthCm / (2 * distance)) * 180) / Math.PI;
  return { hFov, vFov: hFov / r };
}

export const classicFormulas: readonly ClassicFormula[] = [
  { label: 'hFov', value: ({ hFov }) => hFov, decimals: 0, suffix: '°' },
  {
    label: 'Project CARS 1/2, European & American Truck Simulator',
    value: ({ hFov }) => hFov,
    decimals: 0,
  },
  { label: 'RaceRoom', value: ({ hFov }) => hFov - 0.3, decimals: 1 },
  { label: 'Richard Burns Rally', value: ({ hFov }) => hFov * 0.0175, decimals: 6, unit: 'rad' },
  { label: 'F1 2016-2018', value: ({ hFov }) => (-0.4 * hFov + 30) / 100, decimals: 2 },
  { label: 'F1 2019-2020', value: ({ hFov }) => (-0.8 * hFov + 60) / 100, decimals: 1 },
  { label: 'F1 2021+', value: ({ hFov }) => (-8 * (hFov - 60)) / 100, decimals: 0 },
  { label: 'vFov', value: ({ vFov }) => vFov, decimals: 0 },
  { label: 'Assetto Corsa and Competizione', value: ({ vFov }) => vFov / 2, decimals: 1 },
  { label: 'rFactor family (ISI engine)', value: ({ vFov }) => vFov, decimals: 0 },
  { label: 'DiRT Rally 1/2, GRID Autosport', value: ({ hFov }) => hFov * 1.2, decimals: 0 },
  { label: 'GTR2, Race07', value: ({ hFov }) => hFov / 100, decimals: 2, suffix: 'x' },
  { label: 'EA WRC', value: ({ hFov }) => hFov * 0.6, decimals: 0 },
  { label: 'Triple Screen Angle', value: ({ hFov }) => hFov * 1.05, decimals: 2, suffix: '°' },
];
