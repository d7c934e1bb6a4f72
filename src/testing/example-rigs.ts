import type { Outcome } from '../domain/geometry/outcome';
import { panelSize } from '../domain/geometry/panel-size';
import type { Ratio } from '../domain/geometry/ratio';
import type { Panel, Rig, SideScreens } from '../domain/geometry/rig';
import { mmPer } from '../domain/geometry/units';

/** For tests and examples only: the answer, or an error with the reason. */
export const valueOf = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(`Expected an answer, got "${outcome.reason}".`);
  return outcome.value;
};

const wide: Ratio = { width: 16, height: 9 };

const panel = (diagonalInches: number, ratio: Ratio, curveRadiusMm: number | null = null): Panel => ({
  ...valueOf(panelSize(ratio, diagonalInches * mmPer.in)),
  curveRadiusMm,
});

const rig = (screen: Panel, eyeDistanceMm: number, sides: SideScreens | null = null): Rig => ({
  panel: screen,
  eyeDistanceMm,
  eyeOffsetMm: 0,
  fit: 'balanced',
  sides,
});

/** Frames of 8 mm that touch, every screen facing the eye. */
export const touchingSides: SideScreens = { bezelMm: 8, gapMm: null, sideAngle: null, panel: null };

/** Rigs of the worked examples in docs/formulas.md, under view-angles. */
export const exampleRigs = {
  flat27: rig(panel(27, wide), 500),
  flatTriple32: rig(panel(32, wide), 700, touchingSides),
  curved49: rig(panel(49, { width: 32, height: 9 }, 1000), 700),
  curved34: rig(panel(34, { width: 43, height: 18 }, 1500), 600),
  curvedTriple32: rig(panel(32, wide, 1000), 700, touchingSides),
} as const;
