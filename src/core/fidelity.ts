import { halfArc } from './arc';
import { impossible, possible, reasonUnlessFinite, reasonUnlessPositive } from './outcome';
import type { Impossible, Outcome } from './outcome';
import { reasonNotInView, type Stance } from './panel-in-view';
import type { Panel, Rig } from './rig';
import { tripleScreen } from './triple-screen';
import { radians, type Radians } from './units';

/**
 * How a game fills the side screens.
 * - as-built: a window through the glass where it stands, as games draw it that take all measures
 * - a turn: a picture as wide as the centre one, drawn towards this bearing
 * - null: not known, so nothing is said about them
 */
export type SideViews = 'as-built' | { readonly turn: Radians } | null;

/** What the game draws. Tangents, since those are what lies evenly on a flat picture. */
export type Projection =
  /** A camera for each screen; tan(H/2) of the centre one. */
  | { readonly kind: 'per-screen'; readonly tanHalfH: number; readonly sides: SideViews }
  /** One flat picture from the outer left to the outer right edge; tan(H/2) of the whole. */
  | { readonly kind: 'one-projection'; readonly tanHalfHOfAll: number };

/** One column of the picture. Bearings are counted from straight ahead, to the right. */
export interface FidelitySample {
  /** −1 at the left end of the lit picture, 1 at its right end, over all screens and without the gaps. */
  readonly across: number;
  /** Where the eye finds the column. */
  readonly seenBearing: Radians;
  /** Where in the world the things are that the game draws in it. */
  readonly shownBearing: Radians;
  /** seenBearing − shownBearing: above 0, things are seen too far right. */
  readonly error: Radians;
  /** How large things look here, sideways; 1 is life size. */
  readonly scale: number;
}

export interface ScreenFidelity {
  readonly screen: 'left' | 'centre' | 'right';
  readonly samples: readonly FidelitySample[];
}

export interface Fidelity {
  /** From left to right; only the centre where nothing is known of the sides. */
  readonly screens: readonly ScreenFidelity[];
  /** Size of things straight ahead; 1 is life size. */
  readonly scaleAhead: number;
  /** What is 50 m ahead looks as if it were so many metres away: half the size is twice the distance. */
  readonly fiftyMetresSeemM: number;
  /** The sample that is farthest off; of two alike, the right one. */
  readonly worst: FidelitySample;
}

/** A flat projection: the column at u, from −1 to 1, shows the bearing `heading + atan(tanMiddle + u·tanHalf)`. */
interface Camera {
  readonly heading: number;
  readonly tanMiddle: number;
  readonly tanHalf: number;
}

/** A screen, and the eye before it. */
interface Glass {
  readonly panel: Panel;
  readonly turn: number;
  readonly stance: Stance;
}

/** A screen, what the game draws on it, and the part of the whole picture that it takes. */
interface Screen {
  readonly glass: Glass;
  readonly camera: Camera;
  readonly acrossMiddle: number;
  readonly acrossHalf: number;
}

const sampleAt = ({ glass, camera, acrossMiddle, acrossHalf }: Screen, u: number): FidelitySample => {
  const { panel, turn, stance } = glass;
  const { bend, halfChordMm, sagittaMm } = halfArc((u * panel.widthMm) / 2, panel.curveRadiusMm);
  const x = stance.offsetMm + halfChordMm;
  const y = stance.distanceMm - sagittaMm;
  // Divided before multiplied: the square of a long way would overflow.
  const r = Math.hypot(x, y);
  const seenPerU = ((x / r) * Math.sin(bend) + (y / r) * Math.cos(bend)) * (panel.widthMm / 2 / r);
  const seenBearing = turn + Math.atan2(x, y);

  const tangent = camera.tanMiddle + u * camera.tanHalf;
  const shownPerU = camera.tanHalf / (1 + tangent * tangent);
  const shownBearing = camera.heading + Math.atan(tangent);

  return {
    across: acrossMiddle + u * acrossHalf,
    seenBearing: radians(seenBearing),
    shownBearing: radians(shownBearing),
    error: radians(seenBearing - shownBearing),
    scale: seenPerU / shownPerU,
  };
};

const opposite = (angle: number): Radians => radians(-angle);

const mirrored = ({ across, seenBearing, shownBearing, error, scale }: FidelitySample): FidelitySample => ({
  across: -across,
  seenBearing: opposite(seenBearing),
  shownBearing: opposite(shownBearing),
  error: opposite(error),
  scale,
});

const mostColumns = 1001;

const sampleScreen = (screen: Screen, columns: number): readonly FidelitySample[] => {
  // At least the two edges and the middle. NaN counts as that, too.
  const count = Math.round(Math.min(Math.max(columns || 0, 3), mostColumns));
  return Array.from({ length: count }, (_, i) => sampleAt(screen, (2 * i) / (count - 1) - 1));
};

const reasonAgainst = (projection: Projection): Impossible | null => {
  const unable = 'wanted-angle-out-of-range';
  if (projection.kind === 'one-projection') return reasonUnlessPositive(projection.tanHalfHOfAll, unable);
  const { tanHalfH, sides } = projection;
  const reason = reasonUnlessPositive(tanHalfH, unable);
  return reason ?? (sides && sides !== 'as-built' ? reasonUnlessFinite(sides.turn) : null);
};

/** Where a side screen's part of the whole lit picture is, the whole reaching from −1 to 1. */
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

/** A window through the lit edges of the glass: true at both, and in between where the glass is flat. */
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
  return sides && { heading: sides.turn, tanMiddle: 0, tanHalf: tanHalfH };
};

const worstOf = (screens: readonly ScreenFidelity[]): FidelitySample | null => {
  let worst: FidelitySample | null = null;
  for (const { samples } of screens) {
    for (const sample of samples) {
      if (worst === null || Math.abs(sample.error) >= Math.abs(worst.error)) worst = sample;
    }
  }
  return worst;
};

/**
 * How true a picture is, column by column: where the eye finds each one, against where in the world the game has taken
 * it from, and how large things look there. `columns` are sampled on each screen.
 *
 * @example fidelity(rig, { kind: 'per-screen', tanHalfH: 1, sides: null }, 61)
 * // 27in 16:9 at 500 mm, set to 90°: scaleAhead 0.5977, worst.error −14.13° at the right edge, in radians
 */
export const fidelity = (rig: Rig, projection: Projection, columns: number): Outcome<Fidelity> => {
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
  const screens: ScreenFidelity[] = [{ screen: 'centre', samples: sampleScreen(centre, columns) }];

  if (side.value) {
    const { glass, share } = side.value;
    const camera = sideCamera(projection, side.value);
    if (camera) {
      const right = sampleScreen(
        { glass, camera, acrossMiddle: share.middle, acrossHalf: share.half },
        columns,
      );
      screens.unshift({ screen: 'left', samples: right.map(mirrored).reverse() });
      screens.push({ screen: 'right', samples: right });
    }
  }

  const worst = worstOf(screens);
  const scaleAhead = panel.widthMm / 2 / eyeDistanceMm / tanHalf;
  const fiftyMetresSeemM = 50 / scaleAhead;
  // A thing that is drawn is seen at some size: none at all means that the numbers ran out of digits. The samples are
  // checked here, by name: there are hundreds, for every key that is pressed.
  const isSeen = screens.every(({ samples }) =>
    samples.every(({ across, error, scale }) => scale > 0 && Number.isFinite(scale + error + across)),
  );
  return worst && isSeen && Number.isFinite(scaleAhead + fiftyMetresSeemM)
    ? possible({ screens, scaleAhead, fiftyMetresSeemM, worst })
    : impossible('not-finite');
};
