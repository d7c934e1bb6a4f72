import type { Unit } from '../../ui/number-field';

export const inches: Unit = { symbol: 'in', singular: 'inch', plural: 'inches' };
export const centimetres: Unit = { symbol: 'cm', singular: 'centimetre', plural: 'centimetres' };
export const millimetres: Unit = { symbol: 'mm', singular: 'millimetre', plural: 'millimetres' };
export const degrees: Unit = { symbol: '°', singular: 'degree', plural: 'degrees' };
