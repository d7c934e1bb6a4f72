import type { Radians } from './units';

/** One monitor. Width is along the glass; a curved panel's width is an arc length. */
export interface Panel {
  readonly widthMm: number;
  readonly heightMm: number;
  /** null = flat */
  readonly curveRadiusMm: number | null;
}

/** How one flat projection is laid over a curved screen. See docs/formulas.md, curved-screen. */
export type CurveFit = 'centre' | 'balanced' | 'edge';

/** The side screens of a triple. */
export interface SideScreens {
  /** Width of the frame beside the picture of one screen. */
  readonly bezelMm: number;
  /** Distance between two lit pictures at a seam; null = the frames touch, 2 × bezel. */
  readonly gapMm: number | null;
  /** null = the ideal angle, each screen facing the eye. */
  readonly sideAngle: Radians | null;
  /** null = same as the centre screen. */
  readonly panel: Panel | null;
}

/** Physical rig. All lengths in millimetres, all angles in radians. */
export interface Rig {
  readonly panel: Panel;
  /** Eye to the middle of the glass, perpendicular to it. */
  readonly eyeDistanceMm: number;
  /** Eye above (+) or below (−) the middle of the screen. */
  readonly eyeOffsetMm: number;
  /** Fit of a single curved screen; curved triples always use edge. */
  readonly fit: CurveFit;
  /** null = one screen. */
  readonly sides: SideScreens | null;
}
