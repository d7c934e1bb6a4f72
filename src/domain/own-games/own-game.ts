import { gameById } from '../games/games';
import type { Game, MeasuredLimit, OwnConversion, Scale } from '../games/types';
import { ratioOf } from '../games/convert';
import { tripleUnknown } from '../games/triple-recipes';
import type { Radians } from '../geometry/units';
import type { Fov } from '../geometry/view-angles';
import { curveThrough, nearestVertical } from '../measuring/interpolate';
import { conversionOf, halfTangent, verticalOfHalfTangent } from '../measuring/meaning';
import { verticalError } from '../measuring/measured-pictures';
import type { Measurements } from '../measuring/measurements';
import type { Reading } from '../measuring/fit-meanings';
import { ownMeaningOf, ownNumber, sameRatio, type OwnMeaning } from '../measuring/own-meaning';

/** A measured meaning, as kept with a rig. */
export interface KeptMeaning extends OwnMeaning {
  /** Game of the table that was measured: its menu and its limits count; null = not listed. */
  readonly listedId: string | null;
  /** Largest error of the measured vertical angles; null = not measured. */
  readonly errorDegrees: number | null;
  /** True if it came with the link of another visitor. */
  readonly isShared: boolean;
}

/**
 * Meaning to keep with a rig; null if it leaves the angle open.
 *
 * @example keptMeaningOf({ name: 'My game', listedId: null }, reading, measurements)
 */
export const keptMeaningOf = (
  { name, listedId }: Pick<KeptMeaning, 'name' | 'listedId'>,
  reading: Reading,
  measurements: Measurements,
): KeptMeaning | null => {
  const own = ownMeaningOf(name, reading, measurements);
  const errors = reading.pictures.map(verticalError);
  const errorDegrees = errors.length === 0 ? null : Math.max(...errors);
  return own && { ...own, listedId, errorDegrees, isShared: false };
};

/** A game that the visitor measured, as a record like those of the table. */
export interface OwnGame extends Game {
  readonly kept: KeptMeaning;
}

/** Beginning of the ids; none of the table has it. */
const idStart = 'own-';

/**
 * Id by the name, so that a link needs none: the same name is the same game.
 *
 * @example ownGameId('My game') // 'own-…', at most 11 characters
 */
export const ownGameId = (name: string): string => {
  let hash = 0x811c9dc5;
  for (const sign of name.toLowerCase()) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return idStart + (hash >>> 0).toString(36);
};

/** Largest number that a game is believed to take. */
const maxNumber = 1e6;

/** Vertical angle of a number; 0 where the meaning has no picture. */
const verticalOf = ({ meaning: rule }: KeptMeaning, number: number, ratio: number): Radians => {
  if (rule.kind === 'meaning') return verticalOfHalfTangent(halfTangent(rule.meaning, number, ratio) ?? 0);
  const curve = curveThrough(rule.pictures);
  return curve ? nearestVertical(curve, number) : verticalOfHalfTangent(0);
};

const limitFor = (kept: KeptMeaning, fov: Fov): MeasuredLimit | null => {
  const found = ownNumber(kept, fov);
  if (found && Math.abs(found.exact) <= maxNumber) return found.beyond === null ? null : 'beyond-measured';
  const isSameShape = sameRatio(ratioOf(fov), kept.base.ratio);
  return kept.meaning.kind === 'pictures' && !isSameShape ? 'other-shape' : 'far-from-measured';
};

/** Decimals with which a hundredth of the measured range can be typed, one at least. */
const decimalsOf = ({ base: { leastNumber, mostNumber } }: KeptMeaning): number => {
  const range = mostNumber - leastNumber || Math.abs(mostNumber) || 1;
  return Math.min(4, Math.max(1, Math.ceil(2 - Math.log10(range))));
};

const scaleOf = (kept: KeptMeaning, listed: Game | undefined): Scale => {
  const { meaning: rule } = kept;
  const known = rule.kind === 'meaning' ? conversionOf(rule.meaning) : null;
  const own: OwnConversion = {
    kind: 'own',
    numberFor: (fov) => ownNumber(kept, fov)?.exact ?? NaN,
    verticalOf: (number, ratio) => verticalOf(kept, number, ratio),
  };
  const conversion = known ?? own;
  const isDegrees = conversion.kind === 'vertical' || conversion.kind === 'horizontal';
  const { range = null, step = null, decimals = decimalsOf(kept) } = listed?.scale ?? {};
  return {
    takes: isDegrees ? conversion.kind : 'own',
    conversion,
    // Limits that follow the ratio are limits of another meaning.
    range: range?.kind === 'fixed' ? range : null,
    step,
    decimals,
    unit: isDegrees ? 'degrees' : 'none',
  };
};

/**
 * Record of a measured game: `gameAnswer` maps it like any other.
 *
 * @example gameAnswer(ownGameOf(kept), seen) // 27in 16:9 at 50 cm, horizontal degrees: 61.7
 */
export const ownGameOf = (kept: KeptMeaning): OwnGame => {
  const listed = kept.listedId === null ? undefined : gameById(kept.listedId);
  return {
    id: ownGameId(kept.name),
    name: kept.name,
    developer: listed?.developer ?? '',
    aliases: [],
    scale: scaleOf(kept, listed),
    where: { menu: listed?.where.menu ?? null, file: null },
    triple: tripleUnknown,
    evidence: { level: kept.isShared ? 'shared' : 'own' },
    limitFor: (fov) => limitFor(kept, fov),
    kept,
  };
};
