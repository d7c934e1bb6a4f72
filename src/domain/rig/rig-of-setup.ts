import { possible, type Outcome } from '../geometry/outcome';
import { panelSize, ratioFromResolution, type PanelSize } from '../geometry/panel-size';
import { ratioOf } from '../geometry/ratio';
import type { Panel, Rig, SideScreens } from '../geometry/rig';
import { mmPer, toRadians } from '../geometry/units';
import type { Setup } from './setup';

const litSize = ({ litSize, resolution, ownRatio, screenRatio, screenSize }: Setup): Outcome<PanelSize> => {
  if (litSize !== null) return possible(litSize);
  const ratio =
    resolution === null
      ? possible(ownRatio ?? ratioOf(screenRatio))
      : ratioFromResolution(resolution.widthPx, resolution.heightPx);
  return ratio.ok ? panelSize(ratio.value, screenSize * mmPer.in) : ratio;
};

/** Side screens of a setup; null = one screen. */
const sideScreens = (setup: Setup, centre: Panel): Outcome<SideScreens | null> => {
  if (setup.screens === 'single') return possible(null);
  const { bezelThickness, gap, sideAngle, sideSize, sideRatio } = setup;
  const { widthMm, heightMm } = centre;
  const shape = sideRatio ?? { width: widthMm, height: heightMm };
  const diagonalMm = sideSize === null ? Math.hypot(widthMm, heightMm) : sideSize * mmPer.in;
  const size = sideSize === null && sideRatio === null ? possible(null) : panelSize(shape, diagonalMm);
  if (!size.ok) return size;
  return possible({
    bezelMm: bezelThickness,
    gapMm: gap,
    sideAngle: sideAngle === null ? null : toRadians(sideAngle),
    panel: size.value && { ...size.value, curveRadiusMm: centre.curveRadiusMm },
  });
};

/**
 * Converts a setup in inches, centimetres and degrees to the geometry's rig.
 *
 * @example rigOf(setupOf(defaultEntry)) // panel 597.73 × 336.22 mm, flat, at 500 mm
 */
export const rigOf = (setup: Setup): Outcome<Rig> => {
  const size = litSize(setup);
  if (!size.ok) return size;
  const panel = { ...size.value, curveRadiusMm: setup.curvedScreen ? setup.radiusCurve : null };
  const sides = sideScreens(setup, panel);
  if (!sides.ok) return sides;
  return possible({
    panel,
    eyeDistanceMm: setup.distance * mmPer.cm,
    eyeOffsetMm: setup.eyeOffset * mmPer.cm,
    fit: setup.fit,
    sides: sides.value,
  });
};
