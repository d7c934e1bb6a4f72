import { halfArc } from './arc';
import { impossible, possible, reasonUnlessFinite, reasonUnlessPositive } from './outcome';
import type { Impossible, Outcome } from './outcome';
import { reasonNotInView, type Stance } from './panel-in-view';
import type { Panel, Rig } from './rig';
import { tripleScreen } from './triple-screen';
import type { Radians } from './units';

/**
 * How a game fills the side screens.
 * - as-built: a window through the glass at its true place, as in games that take all measures
 * - a turn: a picture drawn towards this bearing, as wide as the centre one unless its tangents are given
 * - null: unknown, so no error is computed for them
 */
export type SideViews =
  'as-built' | { readonly turn: Radians; readonly tanHalf?: number; readonly tanMiddle?: number } | null;

/** Cameras of a game. Tangents, since columns are spaced evenly by tangent on a flat picture. */
export type Projection =
  /** A camera for each screen; tan(H/2) of the centre one. */
  | { readonly kind: 'per-screen'; readonly tanHalfH: number; readonly sides: SideViews }
  /** One flat picture from the outer left to the outer right edge; tan(H/2) of the whole. */
  | { readonly kind: 'one-projection'; readonly tanHalfHOfAll: number };

/** A flat projection: the column at u, from −1 to 1, shows the bearing `heading + atan(tanMiddle + u·tanHalf)`. */
export interface Camera {
  readonly heading: number;
  readonly tanMiddle: number;
  readonly tanHalf: number;
}

/** A screen and the eye's place before it. */
export interface Glass {
  readonly panel: Panel;
  readonly turn: number;
  readonly stance: Stance;
}

/** A screen, its camera, and the part of the whole picture it takes. */
export interface Screen {
  readonly glass: Glass;
  readonly camera: Camera;
  readonly acrossMiddle: number;
  readonly acrossHalf: number;
}

const reasonAgainst = (projection: Projection): Impossible | null => {
  const unable = 'wanted-angle-out-of-range';
  if (projection.kind === 'one-projection') return reasonUnlessPositive(projection.tanHalfHOfAll, unable);
  const { tanHalfH, sides } = projection;
  const reason = reasonUnlessPositive(tanHalfH, unable);
  return reason ?? (sides && sides !== 'as-built' ? reasonUnlessFinite(sides.turn) : null);
};

/** Share of a side screen in the whole lit picture, which runs from −1 to 1. */
const shareOfSide = (centreMm: number, sideMm: number) => {
  const half = sideMm / (centreMm + 2 * sideMm);
  return { middle: 1 - half, half };
};

interface SideScreen {
  readonly glass: Glass;
  readonly share: ReturnType<typeof shareOfSide>;
}

/** The right-hand screen; the left one is its mirror image. */
const sideScreen = ({ panel, eyeDistanceMm, sides }: Rig): Outcome<SideScreen | null> => {
  if (!sides) return possible(null);
  const triple = tripleScreen({ panel, eyeDistanceMm, sides });
  if (!triple.ok) return triple;
  const { sideAngle, sideDistanceMm, sideOffsetMm } = triple.value;
  const sidePanel = sides.panel ?? panel;
  return possible({
    glass: {
      panel: sidePanel,
      turn: sideAngle,
      stance: { distanceMm: sideDistanceMm, offsetMm: sideOffsetMm },
    },
    share: shareOfSide(panel.widthMm, sidePanel.widthMm),
  });
};

/** Camera of a window through the lit edges of the glass: exact at both, and in between if the glass is flat. */
const windowThrough = ({ panel, turn, stance }: Glass): Camera => {
  const { halfChordMm, sagittaMm } = halfArc(panel.widthMm / 2, panel.curveRadiusMm);
  const chordDistanceMm = stance.distanceMm - sagittaMm;
  return {
    heading: turn,
    tanMiddle: stance.offsetMm / chordDistanceMm,
    tanHalf: halfChordMm / chordDistanceMm,
  };
};

const sideCamera = (projection: Projection, { glass, share }: SideScreen) => {
  if (projection.kind === 'one-projection') {
    const tangent = projection.tanHalfHOfAll;
    return { heading: 0, tanMiddle: tangent * share.middle, tanHalf: tangent * share.half };
  }
  const { sides, tanHalfH } = projection;
  if (sides === 'as-built') return windowThrough(glass);
  if (sides === null) return null;
  const { turn, tanMiddle = 0, tanHalf = tanHalfH } = sides;
  return { heading: turn, tanMiddle, tanHalf };
};

/** `right` is null for one screen, or if the game's side views are unknown. The left screen mirrors it. */
interface Screens {
  readonly centre: Screen;
  readonly right: Screen | null;
}

/**
 * Camera of each screen: a heading and a range of tangents.
 *
 * @example screensOf(rig, { kind: 'per-screen', tanHalfH: 1, sides: null }) // centre.camera: ahead, tangents −1 to 1
 */
export const screensOf = (rig: Rig, projection: Projection): Outcome<Screens> => {
  const { panel, eyeDistanceMm } = rig;
  const reason =
    reasonNotInView(panel, { distanceMm: eyeDistanceMm, marginMm: 0 }) ?? reasonAgainst(projection);
  if (reason) return impossible(reason);
  const side = sideScreen(rig);
  if (!side.ok) return side;

  const acrossHalf = side.value ? 1 - 2 * side.value.share.half : 1;
  const tanHalf =
    projection.kind === 'per-screen' ? projection.tanHalfH : projection.tanHalfHOfAll * acrossHalf;
  const centre: Screen = {
    glass: { panel, turn: 0, stance: { distanceMm: eyeDistanceMm, offsetMm: 0 } },
    camera: { heading: 0, tanMiddle: 0, tanHalf },
    acrossMiddle: 0,
    acrossHalf,
  };
  const camera = side.value && sideCamera(projection, side.value);
  if (!side.value || !camera) return possible({ centre, right: null });
  const { glass, share } = side.value;
  return possible({
    centre,
    right: { glass, camera, acrossMiddle: share.middle, acrossHalf: share.half },
  });
};

/**
 * Camera of the right side screen as a window at its true place; null where the rig has none, or is impossible.
 *
 * @example builtSideCamera(rig) // heading 54.72°, tangents −0.506 to 0.506: 3 × 32in at 700 mm, 8 mm bezels
 */
export const builtSideCamera = (rig: Rig): Camera | null => {
  const side = sideScreen(rig);
  return side.ok && side.value ? windowThrough(side.value.glass) : null;
};
