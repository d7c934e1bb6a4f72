/** Source of the statement that a screen is curved or flat. */
export const curveEvidences = ['maker', 'review', 'shop', 'implied'] as const;
/** Confidence in a record as a whole. */
export const confidences = ['high', 'medium', 'low'] as const;
/** Codes of cautions about a record; the sentences are in the catalogue. */
export const monitorRemarks = ['marketed-size', 'includes-margin', 'bendable'] as const;

export type CurveEvidence = (typeof curveEvidences)[number];
export type Confidence = (typeof confidences)[number];
export type MonitorRemark = (typeof monitorRemarks)[number];

/** Known curve of a screen. */
export interface Curve {
  /** null = unknown. */
  readonly curved: boolean | null;
  /** null = flat, or unknown. */
  readonly curveRadiusMm: number | null;
  /** null = no source. */
  readonly curveEvidence: CurveEvidence | null;
}

/** The lit part of a screen. */
export interface Screen {
  /** Best known diagonal; the marketed size is rounded from it. */
  readonly diagonalIn: number;
  /** Pixels. */
  readonly resolution: readonly [number, number];
  /** Lit width and height, along the glass of a curved screen; null = unknown. */
  readonly activeAreaMm: readonly [number, number] | null;
}

/** A monitor or TV of the list. No two have the same maker and model. */
export interface Monitor extends Curve, Screen {
  /** Index in the list; its sources have the same index, in a file of their own. */
  readonly line: number;
  readonly maker: string;
  readonly model: string;
  readonly confidence: Confidence;
  /** Checked by hand; all others come from a program. */
  readonly isReviewed: boolean;
  readonly remarks: readonly MonitorRemark[];
  /** Other names and codes of the same monitor. */
  readonly aliases: readonly string[];
}

/** @example nameOf(monitor) // "Samsung Odyssey G9 49 (C49G95T)" */
export const nameOf = ({ maker, model }: Pick<Monitor, 'maker' | 'model'>): string => `${maker} ${model}`;
