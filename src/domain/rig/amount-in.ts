import { mmPer, type Units } from '../geometry/units';
import { fields, type MeasuredField } from './fields';
import { rounded, shownUnit } from './shown';

/** Converts an amount from the field's own unit to the shown one. @example amountIn('distance', 15, 'in') // 5.91 */
export const amountIn = (id: MeasuredField, value: number, units: Units): number => {
  const { unit } = fields[id];
  // Only fields in centimetres follow the choice of units.
  return shownUnit(id, units) === unit ? value : rounded((value * mmPer.cm) / mmPer[units]);
};
