import type { Units } from '../geometry/units';
import { fields, type MeasuredField } from './fields';
import { mmPer } from './read-quantity';
import { rounded, shownUnit } from './shown';

/** An amount in a field's own unit as what it is in the one that is shown. @example amountIn('distance', 15, 'in') // 5.91 */
export const amountIn = (id: MeasuredField, value: number, units: Units): number => {
  const { unit } = fields[id];
  // Only what counts in centimetres is shown in another unit.
  return shownUnit(id, units) === unit ? value : rounded((value * mmPer.cm) / mmPer[units]);
};
