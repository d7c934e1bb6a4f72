import type { MeasureUnit } from './record-types';
import type { MeasureCode } from './types';

/** One thing to type or to build. `value` is in `unit` and not rounded; games take `decimals` of it. */
export interface Measure {
  readonly what: MeasureCode;
  readonly key: string | null;
  readonly value: number;
  readonly unit: MeasureUnit;
  readonly decimals: number;
  /** Side of the game's limits on which the typed value lies. `value` is the true one all the same. */
  readonly outOfRange: 'below' | 'above' | null;
}

/** Measures of a side screen, by the centre screen's measure that each replaces. */
const sideMeasureFor: Readonly<Partial<Record<MeasureCode, MeasureCode>>> = {
  width: 'side-width',
  height: 'side-height',
  'eye-distance': 'side-distance',
};

/** Measures of one of the three views, in the order of the game's file. */
export const measuresOfView = (measures: readonly Measure[], view: 'centre' | 'side'): readonly Measure[] => {
  const byCode = new Map(measures.map((each) => [each.what, each]));
  const own = Object.values(sideMeasureFor);
  return measures.flatMap((each) => {
    if (own.includes(each.what)) return [];
    const replaced = sideMeasureFor[each.what];
    return [(view === 'side' && replaced !== undefined ? byCode.get(replaced) : undefined) ?? each];
  });
};
