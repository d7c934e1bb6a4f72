import { mmPer, type Units } from '../../domain/geometry/units';
import type { RigChange, RigEntry } from '../../domain/rig/entry';
import { fields } from '../../domain/rig/fields';
import { setupOf } from '../../domain/rig/setup';

/** Change of distance of a nearer or farther copy, in the shown unit of lengths. */
export const distanceStep: Readonly<Record<Units, number>> = { cm: 10, in: 4 };

/**
 * A distance of some steps more, or less if negative; null = in the screen or behind it.
 *
 * @example movedBy(-1, defaultEntry, 'cm') // { distance: '40', distanceUnit: 'cm' }
 */
export function movedBy(steps: number, entry: RigEntry, units: Units): RigChange | null {
  const { distance } = setupOf(entry);
  const amount = (distance * mmPer.cm) / mmPer[units];
  const moved = Number((amount + steps * distanceStep[units]).toFixed(2));
  return moved > 0 ? { distance: String(moved), distanceUnit: units } : null;
}

/** Sizes that screens are sold in, in inches. */
export const usualSizes = ['24', '27', '32', '34', '38', '42', '45', '48', '49', '55', '57', '65'] as const;

/** All screens in another size. */
export const inSize = (screenSize: string): RigChange => ({
  screenSize,
  screenSizeUnit: 'in',
  sideSize: '',
});

/** Three screens instead of one, or one instead of three. */
export const otherCount = ({ screens }: RigEntry): RigChange => ({
  screens: screens === 'triple' ? 'single' : 'triple',
});

/** Curved instead of flat, or flat instead of curved. */
export function otherCurve(entry: RigEntry): RigChange {
  if (entry.curvedScreen) return { curvedScreen: false };
  const isUsable = setupOf(entry).radiusCurve > 0;
  const { default: radiusCurve, unit: radiusCurveUnit } = fields.radiusCurve;
  return { curvedScreen: true, ...(!isUsable && { radiusCurve, radiusCurveUnit }) };
}
