import type { Units } from '../../domain/geometry/units';
import type { RigEntry } from '../../domain/rig/entry';
import { fields } from '../../domain/rig/fields';
import { mmPer } from '../../domain/rig/read-quantity';
import { setupOf } from '../../domain/rig/setup';

/** One thing that a copy has otherwise. */
export type Change = Partial<RigEntry>;

/** How much nearer or farther a copy is, in the unit that lengths are shown in. */
export const distanceStep: Readonly<Record<Units, number>> = { cm: 10, in: 4 };

/**
 * So many steps farther off, or nearer below zero; null = that would be in the screen or behind it.
 *
 * @example movedBy(-1, defaultEntry, 'cm') // { distance: '40', distanceUnit: 'cm' }
 */
export function movedBy(steps: number, entry: RigEntry, units: Units): Change | null {
  const { distance } = setupOf(entry);
  const amount = (distance * mmPer.cm) / mmPer[units];
  const moved = Number((amount + steps * distanceStep[units]).toFixed(2));
  return moved > 0 ? { distance: String(moved), distanceUnit: units } : null;
}

/** Sizes that screens are sold in, in inches. */
export const usualSizes = ['24', '27', '32', '34', '38', '42', '45', '48', '49', '55', '57', '65'] as const;

/** All screens in another size. */
export const inSize = (screenSize: string): Change => ({
  screenSize,
  screenSizeUnit: 'in',
  sideSize: '',
});

/** Three for one, or one for three. */
export const otherCount = ({ screens }: RigEntry): Change => ({
  screens: screens === 'triple' ? 'single' : 'triple',
});

/** Bent for flat, or flat for bent. */
export function otherCurve(entry: RigEntry): Change {
  if (entry.curvedScreen) return { curvedScreen: false };
  const isUsable = setupOf(entry).radiusCurve > 0;
  const { default: radiusCurve, unit: radiusCurveUnit } = fields.radiusCurve;
  return { curvedScreen: true, ...(!isUsable && { radiusCurve, radiusCurveUnit }) };
}
