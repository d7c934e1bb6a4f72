import { plainNumber } from '../plain-number';
import { radians, toDegrees, type Radians } from '../geometry/units';
import { fitMeanings } from './fit-meanings';
import { meaningCode } from './meaning';
import {
  widenedBy,
  type Measurements,
  type Size,
  type TurnMeasurement,
  type WindowMeasurement,
  type ZoomMeasurement,
} from './measurements';
import type { Point } from './points';

/** A zoom, and how it was found. */
export interface ReportedZoom extends Omit<ZoomMeasurement, 'isAutomatic'> {
  /** Number of clicked points; left out if none were needed. */
  readonly points?: number;
  /** Score of the automatic match, and of the best other one. */
  readonly scores?: { readonly best: number; readonly second: number };
}

/** A turned pair, and how it was found. */
export interface ReportedTurn extends TurnMeasurement {
  readonly points?: number;
  readonly score?: number;
  readonly rmsPx?: number;
  readonly yaw?: Radians;
  readonly pitch?: Radians;
}

/** Measurements of a player, as text that can be checked by arithmetic. */
export interface Report {
  /** Id of a game of the library, or any name. */
  readonly game: string;
  readonly version: string | null;
  readonly camera: string | null;
  readonly screens: number | null;
  /** YYYY-MM-DD */
  readonly date: string | null;
  readonly size: Size;
  readonly zooms: readonly ReportedZoom[];
  readonly turns: readonly ReportedTurn[];
  readonly windows: readonly WindowMeasurement[];
  /** Difference between the growth of middle and edge, as a share. */
  readonly unevenness: number | null;
  /** Centre of the zoom, as shares of width and height, from the middle. */
  readonly centre: Point | null;
}

export const reportHeader = 'sightline-measure';
export const reportVersion = 1;

/** The measurements of a report; a turned pair is as uncertain as its pictures are uneven. */
export const measurementsOf = ({ size, zooms, turns, windows, unevenness }: Report): Measurements => ({
  size,
  zooms: zooms.map(({ from, to, m, sdLn, scores }) => ({
    ...{ from, to, m, sdLn },
    isAutomatic: scores !== undefined,
  })),
  turns: turns.map(({ number, focalPx, sdLn }) => widenedBy({ number, focalPx, sdLn }, unevenness ?? 0)),
  windows,
});

/** Longest text of a name. */
const maxTextLength = 60;

/**
 * A name on one line, without the signs that part the block.
 *
 * @example asName(' RaceRoom;\nnew ') // "RaceRoom new"
 */
export const asName = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf};]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxTextLength)
    .trim();

/** A number without needless zeros, never with an exponent. */
const short = (value: number, decimals: number): string => {
  const text = plainNumber(value, decimals);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};

/** Shortest text of a number with so many significant digits. */
const digits = (value: number, significant: number): string => {
  const decimals = Math.max(0, Math.min(9, significant - 1 - Math.floor(Math.log10(Math.abs(value) || 1))));
  return short(value, decimals);
};

/** A number that a player typed. */
const typed = (value: number): string => short(value, 6);

/** Smallest error that has digits to write. */
const leastError = 1e-6;

const errorText = (sd: number): string => digits(Math.max(sd, leastError), 2);

const sizeText = ({ widthPx, heightPx }: Size): string => `${widthPx}x${heightPx}`;

const percent = (share: number): string => `${digits(100 * share, 2)}%`;

const degreesText = (angle: Radians): string => digits(toDegrees(radians(angle)), 3);

const words = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(' ');

const zoomText = ({ from, to, m, sdLn, points, scores }: ReportedZoom): string =>
  words(
    `${typed(from)}>${typed(to)} ${digits(m, 5)} sd ${errorText(sdLn * m)}`,
    points !== undefined && `points ${points}`,
    scores && `auto ${digits(scores.best, 2)}/${digits(scores.second, 2)}`,
  );

const turnText = ({ number, focalPx, sdLn, points, score, rmsPx, yaw, pitch }: ReportedTurn): string =>
  words(
    `turn at ${typed(number)} f ${digits(focalPx, 5)} sd ${percent(Math.max(sdLn, leastError))}`,
    points !== undefined && `points ${points}`,
    score !== undefined && `auto ${digits(score, 2)}`,
    rmsPx !== undefined && `rms ${digits(rmsPx, 2)}`,
    yaw !== undefined && `yaw ${degreesText(yaw)}`,
    pitch !== undefined && `pitch ${degreesText(pitch)}`,
  );

const windowText = ({ number, from, to, m, sdLn }: WindowMeasurement): string =>
  `window at ${typed(number)} ${sizeText(from)}>${sizeText(to)} f2/f1 ${digits(m, 5)} sd ${errorText(sdLn * m)}`;

/** The sender's own verdict, which a reader works out again. */
const fitText = (report: Report): string | null => {
  const reading = fitMeanings(measurementsOf(report));
  if (!reading.ok) return null;
  const { verdict, fits, freedom } = reading.value;
  const [best] = fits;
  if (verdict.kind !== 'clear' || !best) return `fit ${verdict.kind}`;
  const { next } = verdict;
  const end = next && `; next ${meaningCode(next.meaning)} chi2 ${digits(next.chi2, 3)}`;
  return `fit ${meaningCode(best.meaning)} chi2 ${digits(best.chi2, 3)}/${freedom}${end ?? ''}`;
};

const facts = (...list: readonly (string | null | false)[]): string =>
  list.filter((fact) => typeof fact === 'string').join('; ');

const named = (key: string, text: string | null): string | null => {
  const name = asName(text ?? '');
  return name === '' ? null : `${key} ${name}`;
};

/**
 * The text of a report. Numbers keep as many digits as their errors need.
 *
 * @example reportText(report).split('\n')[0] // "sightline-measure 1"
 */
export const reportText = (report: Report): string => {
  const { game, version, camera, screens, date, size, zooms, turns, windows, unevenness, centre } = report;
  const lines = [
    `${reportHeader} ${reportVersion}`,
    facts(
      `game ${asName(game)}`,
      named('version', version),
      named('camera', camera),
      screens !== null && `screens ${screens}`,
      named('date', date),
    ),
    `size ${sizeText(size)}`,
    zooms.length > 0 && `zoom ${zooms.map(zoomText).join('; ')}`,
    ...turns.map(turnText),
    ...windows.map(windowText),
    facts(
      unevenness !== null && `flat ${percent(unevenness)}`,
      centre && `centre ${percent(centre.x)} ${percent(centre.y)}`,
    ),
    fitText(report),
  ];
  return lines.filter((line) => typeof line === 'string' && line !== '').join('\n');
};
