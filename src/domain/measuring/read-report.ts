import { toRadians } from '../geometry/units';
import type { Size, WindowMeasurement } from './measurements';
import {
  asName,
  reportHeader,
  reportVersion,
  type Report,
  type ReportedTurn,
  type ReportedZoom,
} from './report';

/**
 * Why a text is no report.
 * - no-report: no line begins one
 * - other-version: written by a newer site
 * - missing: a line that every report has
 * - unreadable: a line with a word or a number that does not belong there
 * - given-twice: a line that stands once
 */
export type ReportProblem =
  | { readonly code: 'no-report' }
  | { readonly code: 'other-version'; readonly line: number; readonly text: string }
  | { readonly code: 'missing'; readonly text: 'game' | 'size' | 'zoom' }
  | { readonly code: 'unreadable' | 'given-twice'; readonly line: number; readonly text: string };

/** A report read from text, with the sender's verdict. */
export type ReportReading =
  | { readonly ok: true; readonly report: Report; readonly claim: string | null }
  | { readonly ok: false; readonly problems: readonly ReportProblem[] };

const numberPattern = String.raw`-?\d{1,9}(?:\.\d{1,12})?`;
const positivePattern = String.raw`\d{1,9}(?:\.\d{1,12})?`;
const sizePattern = String.raw`[1-9]\d{0,4}x[1-9]\d{0,4}`;

const sizeFrom = (text: string): Size => {
  const [widthPx = NaN, heightPx = NaN] = text.split('x').map(Number);
  return { widthPx, heightPx };
};

/** A positive number, or a percentage of 1; null if it is none. */
const positiveFrom = (text: string | undefined): number | null => {
  const [, amount, percent] = new RegExp(`^(${positivePattern})(%?)$`).exec(text ?? '') ?? [];
  const value = Number(amount) / (percent === '%' ? 100 : 1);
  return amount !== undefined && value > 0 ? value : null;
};

/** Pairs of a key and a value after the beginning of a line; null if one is unknown or stands twice. */
const pairsFrom = (text: string, keys: readonly string[]): ReadonlyMap<string, string> | null => {
  const parts = text.trim() === '' ? [] : text.trim().split(' ');
  const pairs = new Map<string, string>();
  for (let index = 0; index < parts.length; index += 2) {
    const [key = '', value] = [parts[index], parts[index + 1]];
    if (!keys.includes(key) || value === undefined || pairs.has(key)) return null;
    pairs.set(key, value);
  }
  return pairs;
};

/** Given numbers by the property that holds them; null if one is unreadable. */
const optional = <Key extends string>(
  pairs: ReadonlyMap<string, string>,
  properties: Readonly<Record<string, { readonly as: Key; readonly pattern: string }>>,
): Partial<Record<Key, number>> | null => {
  const found: Partial<Record<Key, number>> = {};
  for (const [key, { as, pattern }] of Object.entries(properties)) {
    const text = pairs.get(key);
    if (text === undefined) continue;
    if (!new RegExp(`^${pattern}$`).test(text)) return null;
    found[as] = Number(text);
  }
  return found;
};

const zoomFrom = (text: string): ReportedZoom | null => {
  const pattern = new RegExp(`^(${numberPattern})>(${numberPattern}) (${positivePattern})(.*)$`);
  const [, from, to, m, rest = ''] = pattern.exec(text.trim()) ?? [];
  const pairs = from === undefined ? null : pairsFrom(rest, ['sd', 'points', 'auto']);
  const sd = positiveFrom(pairs?.get('sd'));
  const more = pairs && optional(pairs, { points: { as: 'points', pattern: String.raw`\d{1,3}` } });
  const scores = pairs?.get('auto');
  const [, best, second] = new RegExp(`^(${numberPattern})/(${numberPattern})$`).exec(scores ?? '') ?? [];
  const isUnreadable = scores !== undefined && best === undefined;
  if (!more || sd === null || isUnreadable || !(Number(m) > 0)) return null;
  return {
    ...{ from: Number(from), to: Number(to), m: Number(m), sdLn: sd / Number(m) },
    ...more,
    ...(best !== undefined && { scores: { best: Number(best), second: Number(second) } }),
  };
};

const turnFrom = (text: string): ReportedTurn | null => {
  const pattern = new RegExp(`^at (${numberPattern}) f (${positivePattern})(.*)$`);
  const [, number, focal, rest = ''] = pattern.exec(text) ?? [];
  const keys = ['sd', 'points', 'auto', 'rms', 'yaw', 'pitch'];
  const pairs = number === undefined ? null : pairsFrom(rest, keys);
  const sdLn = positiveFrom(pairs?.get('sd'));
  const more =
    pairs &&
    optional(pairs, {
      points: { as: 'points', pattern: String.raw`\d{1,3}` },
      auto: { as: 'score', pattern: numberPattern },
      rms: { as: 'rmsPx', pattern: positivePattern },
      yaw: { as: 'yaw', pattern: numberPattern },
      pitch: { as: 'pitch', pattern: numberPattern },
    });
  if (!more || sdLn === null || !(Number(focal) > 0)) return null;
  const { yaw, pitch, ...plain } = more;
  return {
    ...{ number: Number(number), focalPx: Number(focal), sdLn },
    ...plain,
    ...(yaw !== undefined && { yaw: toRadians(yaw) }),
    ...(pitch !== undefined && { pitch: toRadians(pitch) }),
  };
};

const windowFrom = (text: string): WindowMeasurement | null => {
  const pattern = new RegExp(
    `^at (${numberPattern}) (${sizePattern})>(${sizePattern}) f2/f1 (${positivePattern}) sd (${positivePattern})$`,
  );
  const [, number, from = '', to = '', m, sd] = pattern.exec(text) ?? [];
  if (!(Number(m) > 0 && Number(sd) > 0)) return null;
  return {
    ...{ number: Number(number), from: sizeFrom(from), to: sizeFrom(to) },
    ...{ m: Number(m), sdLn: Number(sd) / Number(m) },
  };
};

type GameLine = Pick<Report, 'game' | 'version' | 'camera' | 'screens' | 'date'>;

const gameKeys = ['version', 'camera', 'screens', 'date'] as const;

const gameFrom = (text: string): GameLine | null => {
  const [name = '', ...parts] = text.split(';').map((part) => part.trim());
  const given = new Map<string, string>();
  for (const part of parts) {
    const key = gameKeys.find((each) => part.startsWith(`${each} `));
    if (key === undefined || given.has(key)) return null;
    given.set(key, asName(part.slice(key.length)));
  }
  const [screens, date] = [given.get('screens'), given.get('date')];
  const isReadable =
    asName(name) !== '' &&
    (screens === undefined || /^[1-9]$/.test(screens)) &&
    (date === undefined || /^\d{4}-[01]\d-[0-3]\d$/.test(date));
  if (!isReadable) return null;
  return {
    game: asName(name),
    version: given.get('version') ?? null,
    camera: given.get('camera') ?? null,
    screens: screens === undefined ? null : Number(screens),
    date: date ?? null,
  };
};

const percentPattern = new RegExp(`^(${numberPattern})%$`);

type FlatLine = Pick<Report, 'unevenness' | 'centre'>;

const flatFrom = (text: string): FlatLine | null => {
  const found: { unevenness: number | null; centre: { x: number; y: number } | null } = {
    unevenness: null,
    centre: null,
  };
  for (const part of text.split(';').map((each) => each.trim())) {
    const [key, ...values] = part.split(' ');
    const [first = NaN, second = NaN, third] = values.map(
      (value) => Number(percentPattern.exec(value)?.[1] ?? NaN) / 100,
    );
    const isFlat = key === 'flat' && values.length === 1 && found.unevenness === null;
    const isCentre = key === 'centre' && third === undefined && found.centre === null;
    if (isFlat && Number.isFinite(first)) found.unevenness = first;
    else if (isCentre && Number.isFinite(first + second)) found.centre = { x: first, y: second };
    else return null;
  }
  return found;
};

const all = <T>(values: readonly (T | null)[]): readonly T[] | null => {
  const present = values.filter((value) => value !== null);
  return present.length === values.length ? present : null;
};

interface Draft {
  game: GameLine | null;
  size: Size | null;
  zooms: readonly ReportedZoom[] | null;
  turns: readonly ReportedTurn[];
  windows: readonly WindowMeasurement[];
  flat: FlatLine | null;
  claim: string | null;
}

/** Adds a line to the draft; a code if it does not belong there. */
const readLine = (draft: Draft, text: string): 'unreadable' | 'given-twice' | null => {
  const [key = ''] = text.split(' ');
  const rest = text.slice(key.length + 1);
  switch (key) {
    case 'game':
      if (draft.game) return 'given-twice';
      draft.game = gameFrom(rest);
      return draft.game ? null : 'unreadable';
    case 'size':
      if (draft.size) return 'given-twice';
      draft.size = new RegExp(`^${sizePattern}$`).test(rest) ? sizeFrom(rest) : null;
      return draft.size ? null : 'unreadable';
    case 'zoom':
      if (draft.zooms) return 'given-twice';
      draft.zooms = all(rest.split(';').map(zoomFrom));
      return draft.zooms ? null : 'unreadable';
    case 'turn': {
      const turn = turnFrom(rest);
      if (turn) draft.turns = [...draft.turns, turn];
      return turn ? null : 'unreadable';
    }
    case 'window': {
      const window = windowFrom(rest);
      if (window) draft.windows = [...draft.windows, window];
      return window ? null : 'unreadable';
    }
    case 'flat':
    case 'centre':
      if (draft.flat) return 'given-twice';
      draft.flat = flatFrom(text);
      return draft.flat ? null : 'unreadable';
    case 'fit':
      if (draft.claim !== null) return 'given-twice';
      draft.claim = rest;
      return null;
    default:
      return 'unreadable';
  }
};

/** A line of the text with its number, without what mail and forums put around it. */
interface Line {
  readonly line: number;
  readonly text: string;
}

const plainLines = (text: string): readonly Line[] =>
  text.split(/\r\n|\r|\n/).map((raw, index) => ({
    line: index + 1,
    text: raw
      .replace(/^[\s>]+/, '')
      .replace(/[\s\u00A0]+/g, ' ')
      .replaceAll('\u2212', '-')
      .replaceAll('&gt;', '>')
      .trim(),
  }));

const isHeader = ({ text }: Line): boolean => text.split(' ')[0] === reportHeader;

/** Lines of each report: from its header to an empty line, a fence or the next header. */
const blocksOf = (lines: readonly Line[]): readonly (readonly Line[])[] =>
  lines.flatMap((line, start) => {
    if (!isHeader(line)) return [];
    const rest = lines.slice(start + 1);
    const end = rest.findIndex((each) => each.text === '' || each.text.startsWith('```') || isHeader(each));
    return [[line, ...rest.slice(0, end === -1 ? rest.length : end)]];
  });

const readBlock = ([header, ...lines]: readonly Line[]): ReportReading => {
  if (header && header.text !== `${reportHeader} ${reportVersion}`)
    return { ok: false, problems: [{ code: 'other-version', ...header }] };
  const draft: Draft = {
    ...{ game: null, size: null, zooms: null, turns: [], windows: [] },
    ...{ flat: null, claim: null },
  };
  const problems: ReportProblem[] = lines.flatMap((line) => {
    const code = readLine(draft, line.text);
    return code ? [{ code, ...line }] : [];
  });
  const { game, size, zooms, turns, windows, flat, claim } = draft;
  if (problems.length > 0) return { ok: false, problems };
  if (!game) return { ok: false, problems: [{ code: 'missing', text: 'game' }] };
  if (!size) return { ok: false, problems: [{ code: 'missing', text: 'size' }] };
  if (!zooms && turns.length === 0) return { ok: false, problems: [{ code: 'missing', text: 'zoom' }] };
  const { unevenness, centre } = flat ?? { unevenness: null, centre: null };
  const report = { ...game, size, zooms: zooms ?? [], turns, windows, unevenness, centre };
  return { ok: true, report, claim };
};

/** Longest text that is searched for reports. */
const maxTextLength = 200_000;

/**
 * Every report in a text, such as a mail or a forum's page, in its order. A text without any is one problem.
 *
 * @example readReports(reportText(report)) // [{ ok: true, report, claim: 'degrees vertical chi2 2.1/3; …' }]
 */
export const readReports = (text: string): readonly ReportReading[] => {
  const blocks = blocksOf(plainLines(text.slice(0, maxTextLength)));
  return blocks.length === 0 ? [{ ok: false, problems: [{ code: 'no-report' }] }] : blocks.map(readBlock);
};
