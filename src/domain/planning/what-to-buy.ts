import { diagonalForH, diagonalForTotal } from '../geometry/backwards';
import type { Impossible, Outcome } from '../geometry/outcome';
import { ratioOf } from '../geometry/ratio';
import type { ViewedRig } from '../geometry/compute-view';
import { sharpness } from '../geometry/sharpness';
import { radians, type Radians } from '../geometry/units';
import type { ViewAngles } from '../geometry/view-angles';
import { limitsVerdict, type LimitsVerdict } from '../games/limits-verdict';
import type { Game } from '../games/types';
import type { RigEntry } from '../rig/entry';
import { readPixels } from '../rig/read-shape';
import { rigOf } from '../rig/rig-of-setup';
import { setupOf, type Setup } from '../rig/setup';
import { commonScreens, entryOfScreen, type CommonScreen } from './common-screens';
import { placeEntry } from './place-entry';
import type { PlacedRig, Want } from './where-to-sit';

/** What somebody wants to buy screens for. */
export interface Purchase {
  /** Today's rig: its distance, bezels, gap, eye height and fit stay. */
  readonly entry: RigEntry;
  /** H of one screen's picture, or the span of all there are. */
  readonly want: Want & { readonly measure: 'h' | 'total' };
  /** Whose limits are looked at. */
  readonly games: readonly Game[];
}

export type Screens = Setup['screens'];

/** One way to do it, and what comes of it. */
export interface Offer extends PlacedRig {
  readonly screen: CommonScreen;
  readonly screens: Screens;
  /** What to change in today's rig to have it. */
  readonly entry: Partial<RigEntry>;
  /** Straight ahead. */
  readonly pixelsPerDegree: number | null;
  /** Games that cannot show it truly. */
  readonly limitsBroken: readonly Game[];
  /** Games that may not show it truly: sources disagree about their limits. */
  readonly limitsDoubted: readonly Game[];
  /** What it gives minus what is wanted. */
  readonly offBy: Radians;
}

/** A way that is impossible from this distance. */
interface Refusal {
  readonly screen: CommonScreen;
  readonly screens: Screens;
  readonly reason: Impossible;
}

export interface Offers {
  /** Those that come nearest to what is wanted first. */
  readonly offers: readonly Offer[];
  readonly refusals: readonly Refusal[];
}

/**
 * One screen spans what it covers, three what lies between their outer edges.
 *
 * @example spanOf(view) // 163.12° in radians, 3 × 32in with 8 mm bezels at 70 cm
 */
export const spanOf = ({ coverage, triple }: ViewAngles): Radians => triple?.total ?? coverage;

/**
 * What a rig gives minus what is wanted.
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
  const gamesSaying = (verdict: LimitsVerdict) =>
    games.filter((game) => limitsVerdict(game, placed.value) === verdict);
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
    limitsBroken: gamesSaying('beyond'),
    limitsDoubted: gamesSaying('doubtful'),
    offBy: offBy(placed.value, want),
  };
};

/** The nearest to what is wanted first. */
export const byNearness = (one: { readonly offBy: number }, other: { readonly offBy: number }): number =>
  Math.abs(one.offBy) - Math.abs(other.offBy);

/**
 * What common screens give from today's distance, one or three of them, against what is wanted.
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
 * The diagonal in millimetres that gives exactly what is wanted from today's distance, in the shape and with the curve of a
 * screen; no shop need have it.
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
  const wanted = { ratio: ratioOf(screen.ratio), curveRadiusMm, eyeDistanceMm };
  if (want.measure === 'total' && sides !== null) return diagonalForTotal({ ...wanted, sides }, want.angle);
  // What all see of one screen is its rim; three curved ones are fitted to theirs in any case.
  const toRim = sides !== null || want.measure === 'total';
  return diagonalForH({ ...wanted, fit: toRim ? 'edge' : fit }, want.angle);
};
