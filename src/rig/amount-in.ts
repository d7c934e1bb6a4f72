import type { Units } from '../core/units';
import { fields, type MeasuredField } from './fields';
import { mmPer } from './read-quantity';
import { rounded, shownUnit } from './shown';

/** An amount in a field's own unit as what it is in the one that is shown. @example amountIn('distance', 15, 'in') // 5.91 */
export const amountIn = (id: MeasuredField, value: number, units: Units): number => {
  const { unit } = fields[id];
  const shown = shownUnit(id, units);
  return unit === 'degrees' || shown === 'degrees' || shown === unit
    ? value
    : rounded((value * mmPer[unit]) / mmPer[shown]);
};
