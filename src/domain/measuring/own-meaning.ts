import type { Fov } from '../geometry/view-angles';
import { ratioOf } from '../games/convert';
import type { Reading } from './fit-meanings';
import { curveThrough, numberOnCurve } from './interpolate';
import { numberFor, type Meaning } from './meaning';
import { numbersIn, ratioOfSize, type Measurements } from './measurements';

/** Measurements that a meaning rests on. */
interface MeaningBase {
  /** Width : height of the pictures. */
  readonly ratio: number;
  readonly leastNumber: number;
  readonly mostNumber: number;
}

/** Rule from a picture to a number: a meaning, or measured pictures to interpolate between. */
type OwnRule =
  | { readonly kind: 'meaning'; readonly meaning: Meaning }
  | {
      readonly kind: 'pictures';
      readonly pictures: readonly { readonly number: number; readonly lnT: number }[];
    };

/** A game of the visitor's own, by what was measured in it. */
export interface OwnMeaning {
  readonly name: string;
  readonly meaning: OwnRule;
  readonly base: MeaningBase;
}

/** A number to type, and the side on which it lies beyond the measured ones. */
export interface OwnNumber {
  /** Neither rounded nor clamped. */
  readonly exact: number;
  readonly beyond: 'below' | 'above' | null;
}

/** Pictures of another ratio than this share off need a meaning: a curve says nothing about them. */
const ratioError = 0.01;

/** @example sameRatio(16 / 9, 1.7778) // true */
export const sameRatio = (one: number, other: number): boolean => Math.abs(one / other - 1) <= ratioError;

/**
 * Meaning to keep with a rig; null if the reading leaves the picture at this ratio open.
 *
 * @example ownMeaningOf('My game', reading, measurements) // { name: 'My game', meaning: { kind: 'meaning', … }, base }
 */
export const ownMeaningOf = (
  name: string,
  { verdict, pictures }: Reading,
  measurements: Measurements,
): OwnMeaning | null => {
  const numbers = numbersIn(measurements);
  const base: MeaningBase = {
    ratio: ratioOfSize(measurements.size),
    leastNumber: numbers[0] ?? NaN,
    mostNumber: numbers.at(-1) ?? NaN,
  };
  if (verdict.kind === 'clear')
    return { name, meaning: { kind: 'meaning', meaning: verdict.best.meaning }, base };
  const knots = pictures.map(({ number, lnT }) => ({ number, lnT }));
  if (curveThrough(knots) === null) return null;
  return { name, meaning: { kind: 'pictures', pictures: knots }, base };
};

/**
 * Number to type for a picture; null if nothing measured says it.
 *
 * @example ownNumber(own, view) // { exact: 61.7, beyond: null }
 */
export const ownNumber = ({ meaning: rule, base }: OwnMeaning, fov: Fov): OwnNumber | null => {
  const ratio = ratioOf(fov);
  if (rule.kind === 'meaning') {
    const exact = numberFor(rule.meaning, fov.v, ratio);
    if (!Number.isFinite(exact)) return null;
    const { leastNumber, mostNumber } = base;
    return { exact, beyond: exact < leastNumber ? 'below' : exact > mostNumber ? 'above' : null };
  }
  if (!sameRatio(ratio, base.ratio)) return null;
  const curve = curveThrough(rule.pictures);
  const found = curve && numberOnCurve(curve, Math.tan(fov.v / 2));
  return found && { exact: found.number, beyond: found.beyond };
};
