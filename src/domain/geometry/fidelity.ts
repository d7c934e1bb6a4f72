import { halfArc } from './arc';
import { screensOf, type Camera, type Glass, type Projection, type Screen } from './cameras';
import { impossible, possible, type Outcome } from './outcome';
import type { Rig } from './rig';
import { radians, type Radians } from './units';

export type { Projection, SideViews } from './cameras';

/** One column of the picture. Bearings are counted from straight ahead, to the right. */
export interface FidelitySample {
  /** −1 at the left end of the lit picture, 1 at its right end, over all screens and without the gaps. */
  readonly across: number;
  /** Bearing at which the eye sees the column. */
  readonly seenBearing: Radians;
  /** Bearing in the world of the things the game draws in it. */
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
  /** Left to right; only the centre if the game's side views are unknown. */
  readonly screens: readonly ScreenFidelity[];
  /** Size of things straight ahead; 1 is life size. */
  readonly scaleAhead: number;
  /** Apparent distance of a thing 50 m ahead: half the size is twice the distance. */
  readonly fiftyMetresSeemM: number;
  /** Sample with the largest error; of two alike, the right one. */
  readonly worst: FidelitySample;
}

/** A column as the eye finds it. */
interface SeenColumn {
  readonly bearing: number;
  /** Change of the bearing, u from −1 to 1 across the screen. */
  readonly bearingPerU: number;
  /** Distance of the eye to the column, at the height of the eye. */
  readonly awayMm: number;
}

/**
 * Bearing and distance at which the eye finds the column u of a screen.
 *
 * @example seenAt(glass, 1).bearing // 30.87° in radians: the right edge of 27in 16:9 at 500 mm
 */
export const seenAt = ({ panel, turn, stance }: Glass, u: number): SeenColumn => {
  const { bend, halfChordMm, sagittaMm } = halfArc((u * panel.widthMm) / 2, panel.curveRadiusMm);
  const x = stance.offsetMm + halfChordMm;
  const y = stance.distanceMm - sagittaMm;
  // Divided before multiplied: the square of a long distance would overflow.
  const r = Math.hypot(x, y);
  const bearingPerU = ((x / r) * Math.sin(bend) + (y / r) * Math.cos(bend)) * (panel.widthMm / 2 / r);
  return { bearing: turn + Math.atan2(x, y), bearingPerU, awayMm: r };
};

/** A column as a picture fills it. */
interface ShownColumn {
  readonly bearing: number;
  readonly bearingPerU: number;
}

const shownByCamera = ({ heading, tanMiddle, tanHalf }: Camera, u: number): ShownColumn => {
  const tangent = tanMiddle + u * tanHalf;
  return { bearing: heading + Math.atan(tangent), bearingPerU: tanHalf / (1 + tangent * tangent) };
};

/** A screen, and the picture on it. */
export interface PictureScreen extends Omit<Screen, 'camera'> {
  readonly shownAt: (u: number) => ShownColumn;
}

const sampleAt = (screen: PictureScreen, u: number): FidelitySample => {
  const { glass, acrossMiddle, acrossHalf, shownAt } = screen;
  const seen = seenAt(glass, u);
  const shown = shownAt(u);
  return {
    across: acrossMiddle + u * acrossHalf,
    seenBearing: radians(seen.bearing),
    shownBearing: radians(shown.bearing),
    error: radians(seen.bearing - shown.bearing),
    scale: seen.bearingPerU / shown.bearingPerU,
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

const maxColumns = 1001;

const sampleScreen = (screen: PictureScreen, columns: number): readonly FidelitySample[] => {
  // At least the two edges and the middle, for NaN too.
  const count = Math.round(Math.min(Math.max(columns || 0, 3), maxColumns));
  return Array.from({ length: count }, (_, i) => sampleAt(screen, (2 * i) / (count - 1) - 1));
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

/** Screens with the picture on them; the left one mirrors the right one, if there is one. */
interface Picture {
  readonly centre: PictureScreen;
  readonly right: PictureScreen | null;
}

/** Error of any picture, column by column; `columns` are sampled on each screen. */
export const fidelityOf = ({ centre, right }: Picture, columns: number): Outcome<Fidelity> => {
  const screens: ScreenFidelity[] = [{ screen: 'centre', samples: sampleScreen(centre, columns) }];
  if (right) {
    const samples = sampleScreen(right, columns);
    screens.unshift({ screen: 'left', samples: samples.map(mirrored).reverse() });
    screens.push({ screen: 'right', samples });
  }

  const worst = worstOf(screens);
  const scaleAhead = sampleAt(centre, 0).scale;
  const fiftyMetresSeemM = 50 / scaleAhead;
  // A scale of 0 means an underflow. Checked by name instead of by possibleIfFinite: there are hundreds of samples per
  // keystroke.
  const isSeen = screens.every(({ samples }) =>
    samples.every(({ across, error, scale }) => scale > 0 && Number.isFinite(scale + error + across)),
  );
  return worst && isSeen && Number.isFinite(scaleAhead + fiftyMetresSeemM)
    ? possible({ screens, scaleAhead, fiftyMetresSeemM, worst })
    : impossible('not-finite');
};

const byCamera = ({ camera, ...screen }: Screen): PictureScreen => ({
  ...screen,
  shownAt: (u) => shownByCamera(camera, u),
});

/**
 * Error of a picture, column by column: the bearing at which the eye sees it, against the bearing the game took it
 * from, and the size of things there. `columns` are sampled on each screen.
 *
 * @example fidelity(rig, { kind: 'per-screen', tanHalfH: 1, sides: null }, 61)
 * // 27in 16:9 at 500 mm, set to 90°: scaleAhead 0.5977, worst.error −14.13° at the right edge, in radians
 */
export const fidelity = (rig: Rig, projection: Projection, columns: number): Outcome<Fidelity> => {
  const drawn = screensOf(rig, projection);
  if (!drawn.ok) return drawn;
  const { centre, right } = drawn.value;
  return fidelityOf({ centre: byCamera(centre), right: right && byCamera(right) }, columns);
};
