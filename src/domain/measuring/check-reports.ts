import { gameById } from '../games/games';
import type { ListedGame } from '../games/types';
import { agreementWith, fitMeanings, type Agreement, type Reading } from './fit-meanings';
import { meaningCode, type Meaning } from './meaning';
import { numbersIn, ratioOfSize } from './measurements';
import { measurementsOf, type Report } from './report';
import { refused, measured, type Measured, type MeasurementRefusal } from './refusal';

/** Agreement of a game's record: with its number, or with another meaning that the record allows for. */
type RecordAgreement = Agreement | 'agrees-otherwise';

/** A report, worked out again from its numbers. */
export interface CheckedReport {
  readonly report: Report;
  readonly game: ListedGame | null;
  readonly reading: Reading;
  /** null if the game has no number. */
  readonly agreement: RecordAgreement | null;
}

/**
 * Agreement of a game's record with a reading; null if the game has no number.
 *
 * @example recordAgreement(gameById('acc')!, reading) // 'agrees'
 */
export const recordAgreement = (
  { scale, otherwise = [] }: Pick<ListedGame, 'scale' | 'otherwise'>,
  reading: Reading,
): RecordAgreement | null => {
  if (!scale) return null;
  const own = agreementWith(reading, scale.conversion);
  if (own !== 'contradicts') return own;
  const others = otherwise.map((other) => agreementWith(reading, other.scale.conversion));
  if (others.includes('agrees')) return 'agrees-otherwise';
  return others.includes('cannot-tell') ? 'cannot-tell' : 'contradicts';
};

/** Largest growth of the edge over the middle that a report may have. */
const maxUnevenness = 0.02;

/**
 * Works a report out again.
 *
 * @example checkReport(report) // { ok: true, value: { reading: { verdict: { kind: 'clear', … } }, agreement: 'agrees' } }
 */
export const checkReport = (report: Report): Measured<CheckedReport, MeasurementRefusal> => {
  const { unevenness } = report;
  if (unevenness !== null && Math.abs(unevenness) > maxUnevenness)
    return refused({ kind: 'not-flat', middle: 1, edge: 1 + unevenness });
  const reading = fitMeanings(measurementsOf(report));
  if (!reading.ok) return reading;
  const game = gameById(report.game) ?? null;
  const agreement = game && recordAgreement(game, reading.value);
  return measured({ report, game, reading: reading.value, agreement });
};

/**
 * Certainty that reports of one game give together.
 * - reported: one report is clear
 * - measured: two or more are, on pictures of different ratios, and one meaning fits them all; that they are from
 *   different people is for the reader to see
 * - disagree: no meaning fits them all
 * - none: no report is clear
 */
export type ReportGrade = 'reported' | 'measured' | 'disagree' | 'none';

/** The meaning that clear reports have in common. */
export interface JointVerdict {
  readonly grade: ReportGrade;
  /** First of them is the most usual one; several stay possible if no picture told them apart. */
  readonly meanings: readonly Meaning[];
}

/** Meanings that a clear reading leaves; those alike at its numbers alone count only behind the others. */
const meaningsIn = ({ verdict }: Reading): readonly Meaning[] =>
  verdict.kind === 'clear' ? [verdict.best.meaning, ...verdict.alike.map(({ meaning }) => meaning)] : [];

/** Relative difference of two ratios that tell as little as one. */
const sameRatio = 0.05;

/** @example jointVerdict([at16to9, at21to9]) // { grade: 'measured', meanings: [{ counting: degrees, axis: 'horizontal' }] } */
export const jointVerdict = (checked: readonly CheckedReport[]): JointVerdict => {
  const clear = checked.filter(({ reading }) => reading.verdict.kind === 'clear');
  const [first] = clear;
  if (!first) return { grade: 'none', meanings: [] };
  const common = meaningsIn(first.reading).filter((meaning) =>
    clear.every(({ reading }) =>
      meaningsIn(reading).some((other) => meaningCode(other) === meaningCode(meaning)),
    ),
  );
  if (common.length === 0) return { grade: 'disagree', meanings: [] };
  const ratios = clear.map(({ report }) => ratioOfSize(report.size));
  const differ = Math.max(...ratios) / Math.min(...ratios) - 1 > sameRatio;
  return { grade: differ ? 'measured' : 'reported', meanings: common };
};

/** Numbers of all reports, ascending. */
export const numbersOfReports = (checked: readonly CheckedReport[]): readonly number[] =>
  [...new Set(checked.flatMap(({ report }) => numbersIn(report)))].sort((one, other) => one - other);
