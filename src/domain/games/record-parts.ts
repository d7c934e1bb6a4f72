import type { Axis, Console, EvidenceRecord, GameRecord, Only, Range, ScaleRecord } from './record-types';

// Parts that records share by spread or call, so that each fact is written once.

/** Typed table literal that keeps its codes. A function instead of `as const`, inside of which no mutant is tested. */
export const tableOf = <const Records extends readonly GameRecord[]>(
  records: Records & { readonly [Index in keyof Records]: Only<GameRecord, Records[Index]> },
): Records => records;

export const ps4AndXbox: readonly Console[] = ['ps4', 'xbox'];
export const ps5AndXbox: readonly Console[] = ['ps5', 'xbox'];
export const allButSwitch: readonly Console[] = ['ps4', 'ps5', 'xbox'];
export const allConsoles: readonly Console[] = [...allButSwitch, 'switch'];

export const confirmed = { level: 'confirmed' } as const satisfies EvidenceRecord;
export const measured = { level: 'measured' } as const satisfies EvidenceRecord;
export const reported = <Reason extends string>(reason: Reason) => ({ level: 'reported', reason }) as const;
export const believed = <Reason extends string>(reason: Reason) => ({ level: 'believed', reason }) as const;
export const none = <Reason extends string>(reason: Reason) => ({ level: 'none', reason }) as const;

export const between = (min: number, max: number): Range => ({ kind: 'fixed', min, max });

export const wholeDegrees = <A extends Axis>(axis: A, range: Range | null): ScaleRecord<A> => ({
  takes: axis,
  conversion: { kind: axis },
  range,
  step: 1,
  decimals: 0,
  unit: 'degrees',
});

/** Neither limits nor step are known: shows a tenth of a degree and clamps nothing. */
export const degreesOfUnknownStep = <A extends Axis>(axis: A): ScaleRecord<A> => ({
  ...wholeDegrees(axis, null),
  step: null,
  decimals: 1,
});

/** Vertical degrees in a file that takes fractions. */
export const verticalFractions: ScaleRecord<'vertical'> = {
  ...degreesOfUnknownStep('vertical'),
  decimals: 4,
};

/** 1.0 is the 58° high view that the SimBin family starts from. */
export const timesFiftyEight = (range: Range | null): ScaleRecord<'times-58'> => ({
  takes: 'times-58',
  conversion: { kind: 'vertical-linear', zeroAt: 0, degreesPerUnit: 58 },
  range,
  step: 0.1,
  decimals: 1,
  unit: 'times',
});

/** The Ego engine's camera files count the vertical angle twice. */
export const twiceVertical: ScaleRecord<'twice-vertical'> = {
  takes: 'twice-vertical',
  conversion: { kind: 'vertical-linear', zeroAt: 0, degreesPerUnit: 0.5 },
  range: between(10, 115),
  step: 1,
  decimals: 0,
  unit: 'degrees',
};

/**
 * Limits that follow the ratio, from one vertical range. Solved from the published 35–120 at 16:9; the other five
 * published ratios then agree within 1°.
 */
export const projectCarsRange: Range = { kind: 'vertical', min: 2 * 10.057, max: 2 * 44.254 };
