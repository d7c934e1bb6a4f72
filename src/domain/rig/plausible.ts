import { fields, type MeasuredField } from './fields';
import type { Setup } from './setup';

interface Unusual {
  readonly kind: 'below' | 'above';
  readonly limit: number;
}

/**
 * The limit that a value exceeds; null = usual. Impossible values (zero and less) have errors of their own.
 *
 * @example unusualValue('distance', 7) // { kind: 'below', limit: 15 }
 */
export function unusualValue(id: MeasuredField, value: number): Unusual | null {
  const [from, to] = fields[id].usual;
  if (value > to) return { kind: 'above', limit: to };
  return value < from && (value > 0 || from < 0) ? { kind: 'below', limit: from } : null;
}

/** Curved by more than two radians, a third of a circle: further than any screen sold. */
export const isBentTooFar = ({ curvedScreen, radiusCurve }: Setup, widthMm: number): boolean =>
  curvedScreen && radiusCurve > 0 && radiusCurve < widthMm / 2;
