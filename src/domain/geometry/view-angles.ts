import { curvedScreen, isCurved, type CurvedFit, type CurvedPanel } from './curved-screen';
import { horizon, type Horizon } from './eye-height';
import { flatScreen } from './flat-screen';
import { triplePlan, type Footprint } from './floor-plan';
import { possible, possibleIfFinite, type Outcome } from './outcome';
import type { CurveFit, Panel, Rig } from './rig';
import { tripleScreen, type TripleScreen } from './triple-screen';
import type { Radians } from './units';

export type { Fov } from './fov';

/** Flat screen for games that ask for a width and a distance. */
interface FlatEquivalent {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly distanceMm: number;
}

/** Angles and footprint of three screens. */
export interface TripleView extends TripleScreen {
  readonly footprint: Footprint;
}

/** Input of the games' conversions: all angles and lengths derived from a rig. */
export interface ViewAngles {
  /** H and V of the centre screen, by the rig's fit. */
  readonly h: Radians;
  readonly v: Radians;
  /** Angle the screen covers, rim to rim. Equals h when flat. */
  readonly coverage: Radians;
  /** The three fits; null when flat. */
  readonly fits: Readonly<Record<CurveFit, CurvedFit>> | null;
  /** Lit width : lit height. */
  readonly aspect: number;
  /** Flat screen with the same view, for games that ask for width and distance. */
  readonly flatEquivalent: FlatEquivalent;
  /** Place of the horizon when the eye is not at mid height. */
  readonly horizon: Horizon;
  readonly triple: TripleView | null;
}

/** The part of the view that depends on one screen alone. */
type ScreenView = Pick<ViewAngles, 'h' | 'v' | 'coverage' | 'fits' | 'flatEquivalent'>;

const flatView = ({ widthMm, heightMm }: Panel, distanceMm: number): Outcome<ScreenView> => {
  const fov = flatScreen({ widthMm, heightMm }, distanceMm);
  if (!fov.ok) return fov;
  const { h, v } = fov.value;
  return possible({ h, v, coverage: h, fits: null, flatEquivalent: { widthMm, heightMm, distanceMm } });
};

const curvedView = (panel: CurvedPanel, eyeDistanceMm: number, fit: CurveFit): Outcome<ScreenView> => {
  const view = curvedScreen(panel, eyeDistanceMm);
  if (!view.ok) return view;
  const { coverage, fits, chordMm, chordDistanceMm } = view.value;
  const { h, v, scaleAhead } = fits[fit];
  const { widthMm, heightMm } = panel;
  const flatEquivalent =
    fit === 'edge'
      ? { widthMm: chordMm, heightMm: heightMm * (chordMm / widthMm), distanceMm: chordDistanceMm }
      : { widthMm, heightMm, distanceMm: eyeDistanceMm * scaleAhead };
  return possible({ h, v, coverage, fits, flatEquivalent });
};

/**
 * Curved triples always use the edge fit: any other would drop or repeat part of the world at the seams.
 *
 * @example fitOf({ fit: 'balanced', sides: null }) // 'balanced'
 */
export const fitOf = ({ fit, sides }: Pick<Rig, 'fit' | 'sides'>): CurveFit => (sides ? 'edge' : fit);

const tripleView = ({ panel, eyeDistanceMm, sides }: Rig): Outcome<TripleView | null> => {
  if (!sides) return possible(null);
  const rig = { panel, eyeDistanceMm, sides };
  const triple = tripleScreen(rig);
  if (!triple.ok) return triple;
  return possible({ ...triple.value, footprint: triplePlan(rig, triple.value).footprint });
};

/**
 * View angles of a rig.
 *
 * @example viewAngles({
 *   panel: { widthMm: 597.73, heightMm: 336.22, curveRadiusMm: null },
 *   eyeDistanceMm: 500, eyeOffsetMm: 0, fit: 'balanced', sides: null,
 * }) // h 61.74°, v 37.17°, in radians
 */
export const viewAngles = (rig: Rig): Outcome<ViewAngles> => {
  const { panel, eyeDistanceMm, eyeOffsetMm } = rig;
  const screen = isCurved(panel)
    ? curvedView(panel, eyeDistanceMm, fitOf(rig))
    : flatView(panel, eyeDistanceMm);
  if (!screen.ok) return screen;

  const level = horizon(eyeOffsetMm, { eyeDistanceMm, heightMm: panel.heightMm });
  if (!level.ok) return level;

  const triple = tripleView(rig);
  if (!triple.ok) return triple;

  const { h, v, coverage, fits, flatEquivalent } = screen.value;
  const aspect = panel.widthMm / panel.heightMm;
  // The parts passed this guard already; these numbers are new.
  const added = possibleIfFinite({ aspect, flatEquivalent, footprint: triple.value?.footprint });
  if (!added.ok) return added;
  return possible({
    h,
    v,
    coverage,
    fits,
    aspect,
    flatEquivalent,
    horizon: level.value,
    triple: triple.value,
  });
};
