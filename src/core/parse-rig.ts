import { impossible, possible, type Outcome } from './outcome';
import { panelSize, ratioFromResolution, type PanelSize, type Ratio } from './panel-size';
import type { CurveFit, Rig } from './rig';
import { ratioOf, type Setup } from './setup';
import { mmPerInch, toRadians } from './units';

const mmPerCm = 10;

/** What only the exact method asks for, beyond the fields of the form. */
export interface Refinements {
  readonly fit: CurveFit;
  /** Pixels; they give a truer ratio than the one on the box. */
  readonly resolution: { readonly widthPx: number; readonly heightPx: number } | null;
  /** Lit width and height where the owner measured them: they beat size, ratio and resolution. */
  readonly litSize: PanelSize | null;
  /** Between two lit pictures at a seam; null = the frames touch. */
  readonly gapMm: number | null;
  /** Fixed by the stand; null = the ideal angle. */
  readonly sideAngleDegrees: number | null;
  /** Eye above (+) or below (−) the middle of the screen. */
  readonly eyeOffsetCm: number;
}

export const noRefinements: Refinements = {
  fit: 'balanced',
  resolution: null,
  litSize: null,
  gapMm: null,
  sideAngleDegrees: null,
  eyeOffsetCm: 0,
};

const trueRatio = ({ screenRatio }: Setup, { resolution }: Refinements): Outcome<Ratio> =>
  resolution === null
    ? possible(ratioOf(screenRatio))
    : ratioFromResolution(resolution.widthPx, resolution.heightPx);

const litSize = (setup: Setup, refinements: Refinements): Outcome<PanelSize> => {
  if (refinements.litSize !== null) return possible(refinements.litSize);
  const ratio = trueRatio(setup, refinements);
  return ratio.ok ? panelSize(ratio.value, setup.screenSize * mmPerInch) : ratio;
};

/**
 * From what people enter, in inches, centimetres and degrees, to the rig that the geometry works on.
 *
 * @example parseRig(defaultSetup, noRefinements) // panel 597.73 × 336.22 mm, flat, at 500 mm
 */
export const parseRig = (setup: Setup, refinements: Refinements): Outcome<Rig> => {
  const size = litSize(setup, refinements);
  if (!size.ok) return impossible(size.reason);
  const { gapMm, sideAngleDegrees, eyeOffsetCm, fit } = refinements;
  return possible({
    panel: { ...size.value, curveRadiusMm: setup.curvedScreen ? setup.radiusCurve : null },
    eyeDistanceMm: setup.distance * mmPerCm,
    eyeOffsetMm: eyeOffsetCm * mmPerCm,
    fit,
    sides:
      setup.screens === 'single'
        ? null
        : {
            bezelMm: setup.bezelThickness,
            gapMm,
            sideAngle: sideAngleDegrees === null ? null : toRadians(sideAngleDegrees),
            panel: null,
          },
  });
};
