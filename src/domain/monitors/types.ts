/** Who says how the screen is curved, or that it is not. */
export const curveEvidences = ['maker', 'review', 'shop', 'implied'] as const;
/** How sure a record is as a whole. */
export const confidences = ['high', 'medium', 'low'] as const;
/** What an owner should know before trusting the numbers, as codes: the sentences are in the catalogue. */
export const monitorRemarks = ['marketed-size', 'includes-margin', 'bendable'] as const;

export type CurveEvidence = (typeof curveEvidences)[number];
export type Confidence = (typeof confidences)[number];
export type MonitorRemark = (typeof monitorRemarks)[number];

/** How a screen is curved, as far as anybody says. */
export interface Curve {
  /** null = not known. */
  readonly curved: boolean | null;
  /** null = flat, or not known. */
  readonly curveRadiusMm: number | null;
  /** null = nobody says. */
  readonly curveEvidence: CurveEvidence | null;
}

/** The lit part of a screen. */
export interface Screen {
  /** The best figure for the diagonal; the number on the box is this one, rounded. */
  readonly diagonalIn: number;
  /** Pixels. */
  readonly resolution: readonly [number, number];
  /** Lit width and height, along the glass where it is curved; null = not known. */
  readonly activeAreaMm: readonly [number, number] | null;
}

/** A monitor or TV of the list. No two have the same maker and model. */
export interface Monitor extends Curve, Screen {
  /** Where it stands in the list, from 0: its sources stand there too, in a file of their own. */
  readonly line: number;
  readonly maker: string;
  readonly model: string;
  readonly confidence: Confidence;
  /** Checked one by one, by hand; all others are put together by a program. */
  readonly isReviewed: boolean;
  readonly remarks: readonly MonitorRemark[];
  /** Other names and codes that it is sold under. */
  readonly aliases: readonly string[];
}

/** @example nameOf(monitor) // "Samsung Odyssey G9 49 (C49G95T)" */
export const nameOf = ({ maker, model }: Pick<Monitor, 'maker' | 'model'>): string => `${maker} ${model}`;
