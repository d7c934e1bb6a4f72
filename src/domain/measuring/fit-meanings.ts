import { angleGivenBy } from '../games/convert';
import type { Conversion } from '../games/record-types';
import { errorsUnder, fitLine, type LineFit } from './fit-line';
import { knownMeanings } from './known-meanings';
import { halfTangent, meaningCode, meaningOf, type Counting, type Meaning } from './meaning';
import { contradictEachOther, measuredPictures, type MeasuredPicture } from './measured-pictures';
import { numbersIn, ratioOfSize, rowsOf, type Measurements, type Row } from './measurements';
import { measured, refused, type Measured, type MeasurementRefusal } from './refusal';

/** How well one meaning explains the measurements. */
interface MeaningFit {
  readonly meaning: Meaning;
  readonly chi2: number;
}

/**
 * A meaning that cannot be told from the best one here.
 * - shape: the same picture for every number at this ratio; a window of another shape would tell
 * - number: the same picture for the numbers measured; another number would tell
 */
interface Alike {
  readonly meaning: Meaning;
  readonly told: 'shape' | 'number';
}

/** Picture that would tell more. */
type Advice = 'turned-picture' | 'another-number' | 'more-points';

/**
 * Verdict on the measurements.
 * - clear: one meaning fits, all others are more than 9 behind
 * - scale: the rule is known, its axis is not
 * - undecided: several meanings fit equally well
 * - no-family: no known meaning fits; a straight line may
 */
export type Verdict =
  | {
      readonly kind: 'clear';
      readonly best: MeaningFit;
      readonly alike: readonly Alike[];
      /** The best of the others; null if all others are impossible. */
      readonly next: MeaningFit | null;
    }
  | {
      readonly kind: 'scale';
      readonly counting: Counting;
      readonly candidates: readonly MeaningFit[];
      readonly advice: Advice;
    }
  | { readonly kind: 'undecided'; readonly candidates: readonly MeaningFit[]; readonly advice: Advice }
  | { readonly kind: 'no-family'; readonly lines: readonly LineFit[] };

/** All that the measurements say about a game's number. */
export interface Reading {
  readonly verdict: Verdict;
  /** Every possible meaning, best first. */
  readonly fits: readonly MeaningFit[];
  /** Number of measurements: a known meaning has nothing to fit. */
  readonly freedom: number;
  /** Pictures whose angle was measured; empty without a turned pair. */
  readonly pictures: readonly MeasuredPicture[];
}

/** Lead over the next meaning that a verdict needs. */
const leadNeeded = 9;

/** Largest χ² for each measurement of a meaning that fits. */
const maxChi2PerFreedom = 4;

/** Relative difference of two equal pictures. */
const roundingError = 1e-9;

const samePictures = (one: Meaning, other: Meaning, numbers: readonly number[], ratio: number): boolean =>
  numbers.every((number) => {
    const [t, u] = [halfTangent(one, number, ratio), halfTangent(other, number, ratio)];
    return t === u || (t !== null && u !== null && Math.abs(t / u - 1) < roundingError);
  });

const sameCounting = (one: Meaning, other: Meaning, numbers: readonly number[]): boolean =>
  numbers.every((number) => {
    const difference = angleGivenBy(one.counting, number, 1) - angleGivenBy(other.counting, number, 1);
    return Math.abs(difference) < roundingError;
  });

/** Evenly spread numbers between two ends. */
const spread = (low: number, high: number): readonly number[] =>
  Array.from({ length: 17 }, (_, index) => low + ((high - low) * index) / 16);

/** Both meanings give the same picture between the measured numbers; null if they do not. */
const alikeOf = (best: Meaning, other: Meaning, measurements: Measurements): Alike | null => {
  const numbers = numbersIn(measurements);
  const [low = 0, high = 0] = [numbers[0], numbers.at(-1)];
  const ratio = ratioOfSize(measurements.size);
  if (!samePictures(best, other, [...numbers, ...spread(low, high)], ratio)) return null;
  const beyond = high - low || Math.abs(high) || 1;
  const isSame = samePictures(best, other, spread(low - 2 * beyond, high + 2 * beyond), ratio);
  return { meaning: other, told: isSame ? 'shape' : 'number' };
};

const rounded = (chi2: number): number => Math.round(Math.min(chi2, 1e12) * 1e6);

const fitsOf = (rows: readonly Row[]): readonly MeaningFit[] =>
  knownMeanings
    .flatMap((meaning): MeaningFit | [] => {
      const errors = errorsUnder(meaning, rows);
      return errors ? { meaning, chi2: errors.reduce((sum, error) => sum + error ** 2, 0) } : [];
    })
    // Equal fits stay in the order of the known meanings, the usual ones first.
    .sort((one, other) => rounded(one.chi2) - rounded(other.chi2));

const adviceFor = (measurements: Measurements): Advice => {
  const numbers = numbersIn(measurements);
  if (measurements.turns.length === 0) return 'turned-picture';
  return numbers.length < 3 ? 'another-number' : 'more-points';
};

/** Axes of a straight line that differ in more than a factor. */
const lineAxes = ['vertical', 'horizontal', 'horizontal-at-16:9', 'horizontal-at-4:3'] as const;

const linesOf = (rows: readonly Row[]): readonly LineFit[] =>
  lineAxes
    .flatMap((axis) => fitLine(rows, axis) ?? [])
    .filter(({ chi2, freedom }) => freedom > 0 && chi2 / freedom < maxChi2PerFreedom)
    .sort((one, other) => one.chi2 - other.chi2);

const verdictOn = (
  measurements: Measurements,
  rows: readonly Row[],
  fits: readonly MeaningFit[],
): Verdict => {
  const [best] = fits;
  if (!best || best.chi2 / rows.length >= maxChi2PerFreedom)
    return { kind: 'no-family', lines: linesOf(rows) };
  const candidates = fits.filter(({ chi2 }) => chi2 - best.chi2 <= leadNeeded);
  const numbers = numbersIn(measurements);
  const alike = candidates.slice(1).map(({ meaning }) => alikeOf(best.meaning, meaning, measurements));
  // A single number fits too many meanings by chance.
  if (numbers.length > 1 && alike.every((each) => each !== null))
    return { kind: 'clear', best, alike, next: fits[candidates.length] ?? null };
  const advice = adviceFor(measurements);
  const { counting } = best.meaning;
  const isScaleKnown =
    numbers.length > 1 && candidates.every(({ meaning }) => sameCounting(meaning, best.meaning, numbers));
  return isScaleKnown
    ? { kind: 'scale', counting, candidates, advice }
    : { kind: 'undecided', candidates, advice };
};

/**
 * Meaning of a game's number, by every known rule along every axis.
 *
 * @example fitMeanings({ size, zooms: [zoom40to60], turns: [turnAt60], windows: [] })
 * // { ok: true, value: { verdict: { kind: 'clear', best: { meaning: { counting: degrees, axis: 'vertical' }, … } } } }
 */
export const fitMeanings = (measurements: Measurements): Measured<Reading, MeasurementRefusal> => {
  const rows = rowsOf(measurements);
  if (!rows.ok) return rows;
  if (contradictEachOther(measurements, rows.value)) return refused({ kind: 'pictures-disagree' });
  const fits = fitsOf(rows.value);
  return measured({
    verdict: verdictOn(measurements, rows.value, fits),
    fits,
    freedom: rows.value.length,
    pictures: measuredPictures(measurements, rows.value),
  });
};

/** Agreement of a record with a reading. */
export type Agreement = 'agrees' | 'contradicts' | 'cannot-tell';

/**
 * Agreement of a game's conversion with a reading.
 *
 * @example agreementWith(reading, { kind: 'vertical' }) // 'agrees'
 */
export const agreementWith = ({ verdict, fits }: Reading, conversion: Conversion): Agreement => {
  const meaning = meaningOf(conversion);
  if (!meaning || verdict.kind === 'no-family') return meaning ? 'contradicts' : 'cannot-tell';
  const code = meaningCode(meaning);
  const [best] = fits;
  const own = fits.find((fit) => meaningCode(fit.meaning) === code);
  if (!best || !own || own.chi2 - best.chi2 > leadNeeded) return 'contradicts';
  return verdict.kind === 'clear' ? 'agrees' : 'cannot-tell';
};
