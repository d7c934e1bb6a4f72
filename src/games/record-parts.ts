import type { Axis, Evidence, Range, Scale, Source } from './types';

// What many records share. A record spreads or calls these, so that no fact is written down twice.

const dayOfReading = '2026-11-14';

export const readAt = (...urls: readonly string[]): readonly Source[] =>
  urls.map((url) => ({ url, read: dayOfReading }));

export const confirmed: Evidence = { level: 'confirmed' };
export const reported = (reason: string): Evidence => ({ level: 'reported', reason });
export const believed = (reason: string): Evidence => ({ level: 'believed', reason });
export const none = (reason: string): Evidence => ({ level: 'none', reason });

export const between = (min: number, max: number): Range => ({ kind: 'fixed', min, max });

export const wholeDegrees = (axis: Axis, range: Range | null): Scale => ({
  takes: `${axis} degrees`,
  conversion: { kind: axis },
  range,
  step: 1,
  decimals: 0,
  unit: 'degrees',
});

/** Where neither limits nor step are known: a tenth of a degree is shown, and nothing is cut. */
export const degreesOfUnknownStep = (axis: Axis): Scale => ({
  ...wholeDegrees(axis, null),
  step: null,
  decimals: 1,
});

/** 1.0 is the 58° high view that the SimBin family starts from. */
export const timesFiftyEight = (range: Range): Scale => ({
  takes: 'a multiple of 58° vertical',
  conversion: { kind: 'vertical-linear', zeroAt: 0, degreesPerUnit: 58 },
  range,
  step: 0.1,
  decimals: 1,
  unit: 'times',
});

/** The Ego engine's camera files count the vertical angle twice. */
export const twiceVertical: Scale = {
  takes: 'twice the vertical degrees',
  conversion: { kind: 'vertical-linear', zeroAt: 0, degreesPerUnit: 0.5 },
  range: between(10, 115),
  step: 1,
  decimals: 0,
  unit: 'degrees',
};

/**
 * Limits that follow the ratio, from one vertical range. Solved from the published 35–120 at 16:9; the other
 * five published ratios then agree within 1°.
 */
export const projectCarsRange: Range = { kind: 'vertical', min: 2 * 10.057, max: 2 * 44.254 };
