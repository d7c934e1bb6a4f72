import { diagonalForH, diagonalForTotal } from '../geometry/backwards';
import type { Impossible, Outcome } from '../geometry/outcome';
import { ratioOf } from '../geometry/ratio';
import type { ViewedRig } from '../geometry/compute-view';
import { sharpness } from '../geometry/sharpness';
import { radians, type Radians } from '../geometry/units';
import type { ViewAngles } from '../geometry/view-angles';
import { answerFor } from '../games/game-answer';
import { limitsVerdict, type LimitsVerdict } from '../games/limits-verdict';
import type { Game } from '../games/types';
import type { RigEntry } from '../rig/entry';
import { readPixels } from '../rig/read-shape';
import { rigOf } from '../rig/rig-of-setup';
import { setupOf, type Setup } from '../rig/setup';
import { commonScreens, entryOfScreen, type CommonScreen } from './common-screens';
import { placeEntry } from './place-entry';
import type { PlacedRig, Want } from './where-to-sit';

/** Wanted angle, and the rig that gets new screens. */
export interface Purchase {
  /** Current rig: its distance, bezels, gap, eye height and fit stay. */
  readonly entry: RigEntry;
  /** H of one screen's picture, or the span of all screens. */
  readonly want: Want & { readonly measure: 'h' | 'total' };
  /** Games whose limits are checked. */
  readonly games: readonly Game[];
}

export type Screens = Setup['screens'];

/** A set of screens, and its view. */
export interface Offer extends PlacedRig {
  readonly screen: CommonScreen;
  readonly screens: Screens;
  /** Changes to the current rig. */
  readonly entry: Partial<RigEntry>;
  /** Pixels per degree straight ahead. */
  readonly pixelsPerDegree: number | null;
  /** Games whose limits exclude its true view. */
  readonly limitsBroken: readonly Game[];
  /** Games whose limits may exclude it: sources disagree. */
  readonly limitsDoubted: readonly Game[];
  /** Its angle minus the wanted one. */
  readonly offBy: Radians;
}

/** A set of screens that is impossible at this distance. */
interface Refusal {
  readonly screen: CommonScreen;
  readonly screens: Screens;
  readonly reason: Impossible;
}

export interface Offers {
  /** Nearest to the wanted angle first. */
  readonly offers: readonly Offer[];
  readonly refusals: readonly Refusal[];
}

/**
 * Angle from the leftmost to the rightmost edge: the coverage of one screen, or the total of three.
 *
 * @example spanOf(view) // 163.12° in radians, 3 × 32in with 8 mm bezels at 70 cm
 */
export const spanOf = ({ coverage, triple }: ViewAngles): Radians => triple?.total ?? coverage;

/**
 * Angle of a rig minus the wanted one.
 *
 * @example offBy(seen, { measure: 'h', angle: toRadians(60) }) // 1.74° in radians, 27in 16:9 at 50 cm
 */
export const offBy = ({ view }: ViewedRig, { measure, angle }: Purchase['want']): Radians =>
  radians((measure === 'h' ? view.h : spanOf(view)) - angle);

const offer = (
  screen: CommonScreen,
  screens: Screens,
  { entry: today, want, games }: Purchase,
): Offer | Refusal => {
  const entry = { ...entryOfScreen(screen), screens };
  const placed = placeEntry({ ...today, ...entry });
  if (!placed.ok) return { screen, screens, reason: placed.reason };
  const { rig } = placed.value;
  const gamesSaying = (...verdicts: readonly LimitsVerdict[]) =>
    games.filter((game) => verdicts.includes(limitsVerdict(answerFor(game, placed.value))));
  const fine = sharpness({
    widthPx: readPixels(screen.pixels)?.widthPx ?? 0,
    widthMm: rig.panel.widthMm,
    eyeDistanceMm: rig.eyeDistanceMm,
    gapMm: 0,
  });
  return {
    ...placed.value,
    screen,
    screens,
    entry,
    pixelsPerDegree: fine.ok ? fine.value.pixelsPerDegree : null,
    limitsBroken: gamesSaying('below', 'above'),
    limitsDoubted: gamesSaying('doubtful'),
    offBy: offBy(placed.value, want),
  };
};

/** Compare function: nearest to the wanted angle first. */
export const byNearness = (one: { readonly offBy: number }, other: { readonly offBy: number }): number =>
  Math.abs(one.offBy) - Math.abs(other.offBy);

/**
 * Common screens at the current distance, one or three of them, against the wanted angle.
 *
 * @example whatToBuy({ entry: defaultEntry, want: { measure: 'h', angle: toRadians(60) }, games: [] }).offers[0]
 * // 27in 16:9 flat: view.h 61.74°, offBy 1.74°, in radians
 */
export const whatToBuy = (purchase: Purchase): Offers => {
  const all = commonScreens.flatMap((screen) =>
    (['single', 'triple'] as const).map((screens) => offer(screen, screens, purchase)),
  );
  return {
    offers: all.filter((each) => 'offBy' in each).sort(byNearness),
    refusals: all.filter((each) => 'reason' in each),
  };
};

/**
 * Exact diagonal in millimetres for the wanted angle at the current distance, with a screen's shape and curve; it need
 * not be on sale.
 *
 * @example diagonalFor({ screen, screens: 'single' }, purchase) // 685.8 for H 61.74° at 50 cm, that is 27in
 */
export const diagonalFor = (
  { screen, screens }: Pick<Offer, 'screen' | 'screens'>,
  { entry, want }: Pick<Purchase, 'entry' | 'want'>,
): Outcome<number> => {
  const rig = rigOf(setupOf({ ...entry, ...entryOfScreen(screen), screens }));
  if (!rig.ok) return rig;
  const { eyeDistanceMm, fit, sides } = rig.value;
  const { curveRadiusMm } = screen;
  const shape = { ratio: ratioOf(screen.ratio), curveRadiusMm, eyeDistanceMm };
  if (want.measure === 'total' && sides !== null) return diagonalForTotal({ ...shape, sides }, want.angle);
  // The total of one screen reaches to its rim; three curved screens always use the edge fit.
  const toRim = sides !== null || want.measure === 'total';
  return diagonalForH({ ...shape, fit: toRim ? 'edge' : fit }, want.angle);
};
