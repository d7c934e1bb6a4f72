import { fitMeanings, type Reading } from '../../domain/measuring/fit-meanings';
import { focalFromTurn, turnedPoint, type Turn } from '../../domain/measuring/focal-from-turn';
import {
  widenedBy,
  type Measurements,
  type Size,
  type WindowMeasurement,
} from '../../domain/measuring/measurements';
import { aboutCentre, usualClickSdPx, type Point, type PointPair } from '../../domain/measuring/points';
import type { MeasurementRefusal, Refusal } from '../../domain/measuring/refusal';
import type { ReportedTurn, ReportedZoom } from '../../domain/measuring/report';
import { zoomFromPoints, type Zoom } from '../../domain/measuring/zoom-from-points';
import { marksOf, type Mark, type MarkHistory, type Place } from './marks';
import { isOffCentre, noMatches, type Match, type Matches } from './matches';
import type { Pair, Picture } from './pairs';

/** Points that a pair should have, and those below which nothing is worked out. */
export const wantedPoints = 4;
const leastPoints = { zoom: 2, turn: 3, window: 2 } as const;

/** A pair's enlargement or turn. A window's is an enlargement of the other window's picture. */
type Found =
  | { readonly kind: 'zoom' | 'window'; readonly zoom: Zoom }
  | {
      readonly kind: 'turn';
      readonly turn: Turn;
      /** Point that the turn was counted from; null = the middle. */
      readonly centre: Point | null;
    };

/** Result of one pair: of its marks, else of its match without clicks. */
export interface PairResult {
  readonly pair: Pair;
  /** Number of things marked in both pictures. */
  readonly count: number;
  /** null = too few marks yet. */
  readonly solved:
    | null
    | { readonly ok: false; readonly refusal: Refusal }
    | {
        readonly ok: true;
        readonly found: Found;
        /** The match, if no click was needed. */
        readonly match: Exclude<Match, { readonly kind: 'refused' }> | null;
        readonly residualsPx: ReadonlyMap<number, number>;
        /** Id of the mark that fits none of the others. */
        readonly outlier: number | null;
        readonly rmsPx: number;
      };
}

const pointOf = ({ x, y }: Place, { widthPx, heightPx }: Picture): Point => ({
  x: x - widthPx / 2,
  y: heightPx / 2 - y,
});

const placeOf = ({ x, y }: Point, { widthPx, heightPx }: Picture): Place => ({
  x: x + widthPx / 2,
  y: heightPx / 2 - y,
});

const whole = (marks: readonly Mark[]) =>
  marks.flatMap(({ id, first, second }) => (first && second ? [{ id, first, second }] : []));

/** Center of the zooms, if the game shifts its horizon. */
const shiftOf = (results: readonly PairResult[]): Point | null => {
  for (const { solved } of results)
    if (solved?.ok === true && solved.found.kind === 'zoom' && solved.found.zoom.isShifted)
      return solved.found.zoom.centre;
  return null;
};

const withoutResiduals = { residualsPx: [], rmsPx: 0, outlier: null } as const;

/** The result of a match without clicks; null if there is none that counts. */
function matchedPair(pair: Pair, match: Match | undefined, centre: Point | null): PairResult['solved'] {
  if (match?.kind === 'zoom') {
    const isShifted = isOffCentre(match.zoom.centre, pair.first);
    const zoom = { ...match.zoom, isShifted, ...withoutResiduals };
    return { ok: true, found: { kind: 'zoom', zoom }, match, ...noResiduals };
  }
  // About another centre than the zooms have, the turn gives another angle.
  if (match?.kind !== 'turn' || isOffCentre(match.centre, pair.first, centre)) return null;
  const turn = { ...match.turn, ...withoutResiduals };
  return { ok: true, found: { kind: 'turn', turn, centre: match.centre }, match, ...noResiduals };
}

const noResiduals = { residualsPx: new Map<number, number>(), rmsPx: 0, outlier: null } as const;

const keptShare = ({ bitmap, widthPx }: Picture): number => bitmap.width / widthPx;

function solvePair(
  pair: Pair,
  {
    marks,
    match,
    centre,
  }: { readonly marks: readonly Mark[]; readonly match?: Match | undefined; readonly centre: Point | null },
): PairResult {
  const complete = whole(marks);
  const count = complete.length;
  // Marks by hand come first.
  if (count < leastPoints[pair.kind]) return { pair, count, solved: matchedPair(pair, match, centre) };
  const points: readonly PointPair[] = complete.map(({ first, second }) => ({
    a: pointOf(first, pair.first),
    b: pointOf(second, pair.second),
  }));
  // A picture that was scaled down cannot be clicked more exactly than its own pixels.
  const clickSdPx = usualClickSdPx / Math.min(keptShare(pair.first), keptShare(pair.second));
  const byId = ({ residualsPx, outlier, rmsPx }: Zoom | Turn) => ({
    residualsPx: new Map(complete.map(({ id }, index) => [id, residualsPx[index] ?? NaN])),
    outlier: outlier === null ? null : (complete[outlier]?.id ?? null),
    rmsPx,
    match: null,
  });
  if (pair.kind !== 'turn') {
    const { kind } = pair;
    const zoom = zoomFromPoints(points, { clickSdPx, mayBeEqual: kind === 'window' });
    return zoom.ok
      ? { pair, count, solved: { ok: true, found: { kind, zoom: zoom.value }, ...byId(zoom.value) } }
      : { pair, count, solved: zoom };
  }
  const turn = focalFromTurn(centre ? aboutCentre(points, centre) : points, { clickSdPx });
  if (!turn.ok) return { pair, count, solved: turn };
  const found = { kind: 'turn', turn: turn.value, centre } as const;
  return { pair, count, solved: { ok: true, found, ...byId(turn.value) } };
}

/** Place in the second picture of what stands at a place of the first; null if it is outside of all pictures. */
export function placeInSecond({ pair, solved }: PairResult, place: Place): Place | null {
  if (solved?.ok !== true) return null;
  const point = pointOf(place, pair.first);
  const { found } = solved;
  if (found.kind !== 'turn') {
    const { m, isShifted, centre: own } = found.zoom;
    const { x, y } = isShifted && own ? own : { x: 0, y: 0 };
    return placeOf({ x: m * (point.x - x) + x, y: m * (point.y - y) + y }, pair.second);
  }
  const { x, y } = found.centre ?? { x: 0, y: 0 };
  const there = turnedPoint({ x: point.x - x, y: point.y - y }, found.turn);
  return there && placeOf({ x: there.x + x, y: there.y + y }, pair.second);
}

/** All that was measured. */
export interface Measured {
  readonly results: readonly PairResult[];
  readonly centre: Point | null;
  readonly size: Size;
  readonly measurements: Measurements;
  readonly zooms: readonly ReportedZoom[];
  readonly turns: readonly ReportedTurn[];
  readonly windows: readonly WindowMeasurement[];
  /** Largest difference between the growth of middle and edge, as a share; null if no match tells. */
  readonly unevenness: number | null;
  /** null = no pair is measured yet. */
  readonly outcome:
    | { readonly ok: true; readonly value: Reading }
    | { readonly ok: false; readonly refusal: MeasurementRefusal }
    | null;
}

const sizeOf = ({ widthPx, heightPx }: Picture): Size => ({ widthPx, heightPx });

/** Measures every pair whose marks suffice, or that was matched without clicks. */
export function measurePairs(
  pairs: readonly Pair[],
  history: MarkHistory,
  matches: Matches = noMatches,
): Measured | null {
  const [pair] = pairs;
  if (!pair) return null;
  const solve = (kind: Pair['kind'], centre: Point | null) =>
    pairs
      .filter((each) => each.kind === kind)
      .map((each) =>
        solvePair(each, { marks: marksOf(history, each), match: matches.get(each.key), centre }),
      );
  const zoomed = solve('zoom', null);
  const centre = shiftOf(zoomed);
  const results = [...zoomed, ...solve('turn', centre), ...solve('window', null)];
  const size = sizeOf(pair.first);
  const zooms: ReportedZoom[] = [];
  const turns: ReportedTurn[] = [];
  const windows: WindowMeasurement[] = [];
  const unevenness: number[] = [];
  for (const {
    pair: { from, to, first, second },
    count,
    solved,
  } of results) {
    if (solved?.ok !== true) continue;
    const { found, match } = solved;
    const points = match ? {} : { points: count };
    if (found.kind === 'turn') {
      const { focalPx, sdLn, rmsPx, yaw, pitch } = found.turn;
      const how = match?.kind === 'turn' ? { score: match.turn.score } : { ...points, rmsPx };
      turns.push({ number: from, focalPx, sdLn, ...how, yaw, pitch });
    } else if (found.kind === 'window') {
      const { m, sdLn } = found.zoom;
      windows.push({ number: from, from: sizeOf(first), to: sizeOf(second), m, sdLn });
    } else {
      const { m, sdLn } = found.zoom;
      const how =
        match?.kind === 'zoom' ? { scores: { best: match.zoom.score, second: match.zoom.second } } : points;
      if (match?.kind === 'zoom') unevenness.push(Math.abs(match.zoom.unevenness));
      zooms.push({ from, to, m, sdLn, ...how });
    }
  }
  const most = unevenness.length === 0 ? null : Math.max(...unevenness);
  const measurements: Measurements = {
    size,
    zooms: zooms.map(({ from, to, m, sdLn, scores }) => ({
      from,
      to,
      m,
      sdLn,
      isAutomatic: scores !== undefined,
    })),
    turns: turns.map(({ number, focalPx, sdLn }) => widenedBy({ number, focalPx, sdLn }, most ?? 0)),
    windows,
  };
  const outcome = zooms.length + turns.length + windows.length === 0 ? null : fitMeanings(measurements);
  return { results, centre, size, measurements, zooms, turns, windows, unevenness: most, outcome };
}
