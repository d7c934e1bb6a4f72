/** Who says how the screen is curved, or that it is not. */
export const curveEvidences = ['maker', 'review', 'shop', 'implied'] as const;
/** How sure a record is as a whole. */
export const confidences = ['high', 'medium'] as const;
/** What an owner should know before trusting the numbers, as codes: the sentences are in the catalogue. */
export const monitorRemarks = ['marketed-size', 'includes-margin', 'bendable'] as const;

export type CurveEvidence = (typeof curveEvidences)[number];
export type MonitorRemark = (typeof monitorRemarks)[number];

/** A monitor or TV as monitors.json has it. Its other fields, such as notes for whoever edits the list, are not read. */
export interface Monitor {
  readonly id: string;
  readonly maker: string;
  readonly model: string;
  /** The best exact figure for the diagonal; the number on the box is often rounded up. */
  readonly diagonalIn: number;
  /** Pixels. */
  readonly resolution: readonly [number, number];
  /** null = flat. */
  readonly curveRadiusMm: number | null;
  /** Lit width and height, along the glass where it is curved; null = not known. */
  readonly activeAreaMm: readonly [number, number] | null;
  readonly curveEvidence: CurveEvidence;
  readonly confidence: (typeof confidences)[number];
  readonly remarks: readonly MonitorRemark[];
  /** Addresses of what was read. */
  readonly sources: readonly string[];
}

/** @example nameOf(monitor) // "Samsung Odyssey G9 49 (C49G95T)" */
export const nameOf = ({ maker, model }: Monitor): string => `${maker} ${model}`;
