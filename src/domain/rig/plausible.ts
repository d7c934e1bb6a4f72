import type { MeasuredField } from './fields';
import type { Setup } from './setup';

/**
 * What real rigs have, in the unit of each field. Beyond it the geometry still answers, but more often than not a unit was
 * mistaken, so the page remarks on it. Screens: from the smallest portable ones to the largest televisions and walls. Bends: the
 * tightest monitor sold is 800R, the gentlest television 5000R.
 */
export const plausibleRanges = {
  screenSize: { from: 5, to: 150 },
  distance: { from: 15, to: 500 },
  radiusCurve: { from: 500, to: 10_000 },
  bezelThickness: { from: 0, to: 60 },
  litWidth: { from: 100, to: 3500 },
  litHeight: { from: 60, to: 2000 },
  sideAngle: { from: 0, to: 100 },
  gap: { from: 0, to: 150 },
  sideSize: { from: 5, to: 150 },
  eyeOffset: { from: -100, to: 100 },
} as const satisfies Readonly<Record<MeasuredField, { readonly from: number; readonly to: number }>>;

interface Remark {
  readonly kind: 'below' | 'above';
  readonly limit: number;
}

/**
 * What is remarkable about a value; null = nothing. What is impossible (zero, less than zero) is said elsewhere.
 *
 * @example remarkOn('distance', 7) // { kind: 'below', limit: 15 }
 */
export function remarkOn(id: MeasuredField, value: number): Remark | null {
  const { from, to } = plausibleRanges[id];
  if (value > to) return { kind: 'above', limit: to };
  // Where less than zero is possible, so is too little of it.
  return value < from && (value > 0 || from < 0) ? { kind: 'below', limit: from } : null;
}

/** Bent so far that no screen is: by more than two radians, a third of a circle. */
export const isBentTooFar = ({ curvedScreen, radiusCurve }: Setup, widthMm: number): boolean =>
  curvedScreen && radiusCurve > 0 && radiusCurve < widthMm / 2;
