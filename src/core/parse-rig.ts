import { possible, type Outcome } from './outcome';
import { panelSize, ratioFromResolution, type PanelSize, type Ratio } from './panel-size';
import type { CurveFit, Panel, Rig, SideScreens } from './rig';
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
  /** Diagonal of the side screens in inches, of the centre screen's shape; null = like the centre screen. */
  readonly sideScreenSize: number | null;
  /** Eye above (+) or below (−) the middle of the screen. */
  readonly eyeOffsetCm: number;
}

export const noRefinements: Refinements = {
  fit: 'balanced',
  resolution: null,
  litSize: null,
  gapMm: null,
  sideAngleDegrees: null,
  sideScreenSize: null,
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

/** What turns one screen into three; null = one screen. */
const sideScreens = (
  setup: Setup,
  refinements: Refinements,
  { centre }: { readonly centre: Panel },
): Outcome<SideScreens | null> => {
  if (setup.screens === 'single') return possible(null);
  const { gapMm, sideAngleDegrees, sideScreenSize } = refinements;
  const shape = { width: centre.widthMm, height: centre.heightMm };
  const size = sideScreenSize === null ? possible(null) : panelSize(shape, sideScreenSize * mmPerInch);
  if (!size.ok) return size;
  return possible({
    bezelMm: setup.bezelThickness,
    gapMm,
    sideAngle: sideAngleDegrees === null ? null : toRadians(sideAngleDegrees),
    panel: size.value && { ...size.value, curveRadiusMm: centre.curveRadiusMm },
  });
};

/**
 * From what people enter, in inches, centimetres and degrees, to the rig that the geometry works on.
 *
 * @example parseRig(defaultSetup, noRefinements) // panel 597.73 × 336.22 mm, flat, at 500 mm
 */
export const parseRig = (setup: Setup, refinements: Refinements): Outcome<Rig> => {
  const size = litSize(setup, refinements);
  if (!size.ok) return size;
  const panel = { ...size.value, curveRadiusMm: setup.curvedScreen ? setup.radiusCurve : null };
  const sides = sideScreens(setup, refinements, { centre: panel });
  if (!sides.ok) return sides;
  return possible({
    panel,
    eyeDistanceMm: setup.distance * mmPerCm,
    eyeOffsetMm: refinements.eyeOffsetCm * mmPerCm,
    fit: refinements.fit,
    sides: sides.value,
  });
};
