import { angleGivenBy, convert } from '../games/convert';
import type { Conversion } from '../games/record-types';
import { radians, toDegrees, toRadians, type Radians } from '../geometry/units';

/** Rule from a number to an angle; its direction is the meaning's axis, whatever the rule is called. */
export type Counting = Extract<
  Conversion,
  { readonly kind: 'vertical' | 'vertical-linear' | 'vertical-parabola' | 'vertical-halved-below' }
>;

/** Directions in which a game may count an angle. */
export const meaningAxes = [
  'vertical',
  'horizontal',
  'horizontal-at-16:9',
  'horizontal-at-4:3',
  'diagonal',
  // V = counted angle / ratio, in degrees
  'horizontal-over-ratio',
] as const;
export type MeaningAxis = (typeof meaningAxes)[number];

/** Meaning of a game's number: an angle counted along an axis. */
export interface Meaning {
  readonly counting: Counting;
  readonly axis: MeaningAxis;
}

/** The number is the angle in degrees. */
export const degrees: Counting = { kind: 'vertical' };

/** @example countingLine(0, 1) // the number is the angle in degrees */
export const countingLine = (zeroAt: number, degreesPerUnit: number): Counting =>
  zeroAt === 0 && degreesPerUnit === 1 ? degrees : { kind: 'vertical-linear', zeroAt, degreesPerUnit };

/** Counted angles outside are no pictures. */
const countable = { least: toRadians(0.5), most: toRadians(179.5) } as const;

/** Ratio of tan(counted / 2) and tan(V / 2). */
const widthOf = (axis: Exclude<MeaningAxis, 'horizontal-over-ratio'>, ratio: number): number => {
  switch (axis) {
    case 'vertical':
      return 1;
    case 'horizontal':
      return ratio;
    case 'horizontal-at-16:9':
      return 16 / 9;
    case 'horizontal-at-4:3':
      return 4 / 3;
    case 'diagonal':
      return Math.hypot(1, ratio);
  }
};

/**
 * tan(V / 2) of the picture that a number gives; null if it gives none.
 *
 * @example halfTangent({ counting: degrees, axis: 'vertical' }, 60, 16 / 9) // 0.57735
 */
export const halfTangent = ({ counting, axis }: Meaning, number: number, ratio: number): number | null => {
  const counted = angleGivenBy(counting, number, ratio);
  if (!(counted >= countable.least && counted <= countable.most)) return null;
  const angle = axis === 'horizontal-over-ratio' ? counted / ratio : counted;
  const t = Math.tan(angle / 2) / (axis === 'horizontal-over-ratio' ? 1 : widthOf(axis, ratio));
  return t > 0 && Number.isFinite(t) ? t : null;
};

/**
 * Number for a picture of this height and ratio: exact, neither rounded nor clamped.
 *
 * @example numberFor({ counting: degrees, axis: 'horizontal' }, toRadians(37.1675), 16 / 9) // 61.7358
 */
export const numberFor = ({ counting, axis }: Meaning, v: Radians, ratio: number): number => {
  const counted =
    axis === 'horizontal-over-ratio'
      ? radians(v * ratio)
      : radians(2 * Math.atan(Math.tan(v / 2) * widthOf(axis, ratio)));
  return convert(counting, { h: counted, v: counted });
};

/** @example verticalOfHalfTangent(1) // 90°, in radians */
export const verticalOfHalfTangent = (t: number): Radians => radians(2 * Math.atan(t));

const isRatio = (ratio: number, other: number): boolean => Math.abs(ratio / other - 1) < 1e-9;

/**
 * Meaning of a record's conversion; null if no axis here has its ratio.
 *
 * @example meaningOf({ kind: 'horizontal' }) // { counting: { kind: 'vertical' }, axis: 'horizontal' }
 */
export const meaningOf = (conversion: Conversion): Meaning | null => {
  switch (conversion.kind) {
    case 'horizontal':
      return { counting: degrees, axis: 'horizontal' };
    case 'ratio-linear': {
      const { ratio, zeroAt, degreesPerUnit } = conversion;
      const counting = countingLine(zeroAt, degreesPerUnit);
      if (isRatio(ratio, 16 / 9)) return { counting, axis: 'horizontal-at-16:9' };
      return isRatio(ratio, 4 / 3) ? { counting, axis: 'horizontal-at-4:3' } : null;
    }
    default:
      return { counting: conversion, axis: 'vertical' };
  }
};

const linePartsOf = (
  counting: Counting,
): { readonly zeroAt: number; readonly degreesPerUnit: number } | null => {
  if (counting.kind === 'vertical') return { zeroAt: 0, degreesPerUnit: 1 };
  return counting.kind === 'vertical-linear'
    ? { zeroAt: counting.zeroAt, degreesPerUnit: counting.degreesPerUnit }
    : null;
};

/** The record's conversion with this meaning; null if records have no kind for it. Inverse of `meaningOf`. */
export const conversionOf = ({ counting, axis }: Meaning): Conversion | null => {
  const line = linePartsOf(counting);
  switch (axis) {
    case 'vertical':
      return counting;
    case 'horizontal':
      return counting.kind === 'vertical' ? { kind: 'horizontal' } : null;
    case 'horizontal-at-16:9':
      return line && { kind: 'ratio-linear', ratio: 16 / 9, ...line };
    case 'horizontal-at-4:3':
      return line && { kind: 'ratio-linear', ratio: 4 / 3, ...line };
    default:
      return null;
  }
};

/** Short names of the axes, for reports and links. */
const axisCodes = {
  vertical: 'vertical',
  horizontal: 'horizontal',
  'horizontal-at-16:9': 'H16:9',
  'horizontal-at-4:3': 'H4:3',
  diagonal: 'diagonal',
  'horizontal-over-ratio': 'H/ratio',
} as const satisfies Record<MeaningAxis, string>;

const radianDegrees = toDegrees(radians(1));

const countingCode = (counting: Counting): string => {
  switch (counting.kind) {
    case 'vertical':
      return 'degrees';
    case 'vertical-linear':
      return counting.zeroAt === 0 && counting.degreesPerUnit === radianDegrees
        ? 'radians'
        : `line ${counting.zeroAt} ${counting.degreesPerUnit}`;
    case 'vertical-parabola':
      return `parabola ${counting.apexAt} ${counting.apexDegrees} ${counting.bend}`;
    case 'vertical-halved-below':
      return `halved-below ${counting.base}`;
  }
};

/**
 * One line of text for a meaning, without loss.
 *
 * @example meaningCode({ counting: countingLine(18, 0.5), axis: 'vertical' }) // "line 18 0.5 vertical"
 */
export const meaningCode = ({ counting, axis }: Meaning): string =>
  `${countingCode(counting)} ${axisCodes[axis]}`;

const countingFrom = (name: string, numbers: readonly number[]): Counting | null => {
  const [one = NaN, two = NaN, three = NaN] = numbers;
  if (!numbers.every(Number.isFinite)) return null;
  switch (`${name} ${numbers.length}`) {
    case 'degrees 0':
      return degrees;
    case 'radians 0':
      return countingLine(0, radianDegrees);
    case 'line 2':
      return two === 0 ? null : countingLine(one, two);
    case 'parabola 3':
      return three === 0 ? null : { kind: 'vertical-parabola', apexAt: one, apexDegrees: two, bend: three };
    case 'halved-below 1':
      return { kind: 'vertical-halved-below', base: one };
    default:
      return null;
  }
};

const numberPattern = /^-?\d+(\.\d+)?(e-?\d+)?$/;

/** Inverse of `meaningCode`; null if the text is none. */
export const readMeaning = (text: string): Meaning | null => {
  const parts = text.trim().split(/\s+/);
  const [name = ''] = parts;
  const axis = meaningAxes.find((each) => axisCodes[each] === parts.at(-1));
  const numbers = parts.slice(1, -1).map((part) => (numberPattern.test(part) ? Number(part) : NaN));
  const counting = countingFrom(name, numbers);
  return counting && axis !== undefined ? { counting, axis } : null;
};
