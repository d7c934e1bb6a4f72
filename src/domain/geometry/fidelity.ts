import { halfArc } from './arc';
import { screensOf, type Projection, type Screen } from './cameras';
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

const sampleAt = ({ glass, camera, acrossMiddle, acrossHalf }: Screen, u: number): FidelitySample => {
  const { panel, turn, stance } = glass;
  const { bend, halfChordMm, sagittaMm } = halfArc((u * panel.widthMm) / 2, panel.curveRadiusMm);
  const x = stance.offsetMm + halfChordMm;
  const y = stance.distanceMm - sagittaMm;
  // Divided before multiplied: the square of a long distance would overflow.
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

const maxColumns = 1001;

const sampleScreen = (screen: Screen, columns: number): readonly FidelitySample[] => {
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
  const screens: ScreenFidelity[] = [{ screen: 'centre', samples: sampleScreen(centre, columns) }];
  if (right) {
    const samples = sampleScreen(right, columns);
    screens.unshift({ screen: 'left', samples: samples.map(mirrored).reverse() });
    screens.push({ screen: 'right', samples });
  }

  const worst = worstOf(screens);
  const scaleAhead = rig.panel.widthMm / 2 / rig.eyeDistanceMm / centre.camera.tanHalf;
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
