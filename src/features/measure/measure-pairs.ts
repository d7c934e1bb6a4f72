import { fitMeanings, type Reading } from '../../domain/measuring/fit-meanings';
import { focalFromTurn, turnedPoint, type Turn } from '../../domain/measuring/focal-from-turn';
import type { Measurements, Size } from '../../domain/measuring/measurements';
import { aboutCentre, usualClickSdPx, type Point, type PointPair } from '../../domain/measuring/points';
import type { MeasurementRefusal, Refusal } from '../../domain/measuring/refusal';
import type { ReportedTurn, ReportedZoom } from '../../domain/measuring/report';
import { zoomFromPoints, type Zoom } from '../../domain/measuring/zoom-from-points';
import { marksOf, type Mark, type MarkHistory, type Place } from './marks';
import type { Pair, Picture } from './pairs';

/** Points that a pair should have, and those below which nothing is worked out. */
export const wantedPoints = 4;
const leastPoints = { zoom: 2, turn: 3 } as const;

/** Result of the marks of one pair. */
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
        readonly found:
          { readonly kind: 'zoom'; readonly zoom: Zoom } | { readonly kind: 'turn'; readonly turn: Turn };
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

function solvePair(pair: Pair, marks: readonly Mark[], centre: Point | null): PairResult {
  const complete = whole(marks);
  const count = complete.length;
  if (count < leastPoints[pair.kind]) return { pair, count, solved: null };
  const points: readonly PointPair[] = complete.map(({ first, second }) => ({
    a: pointOf(first, pair.first),
    b: pointOf(second, pair.second),
  }));
  // A picture that was scaled down cannot be clicked more exactly than its own pixels.
  const clickSdPx = (usualClickSdPx * pair.first.widthPx) / pair.first.bitmap.width;
  const byId = ({ residualsPx, outlier, rmsPx }: Zoom | Turn) => ({
    residualsPx: new Map(complete.map(({ id }, index) => [id, residualsPx[index] ?? NaN])),
    outlier: outlier === null ? null : (complete[outlier]?.id ?? null),
    rmsPx,
  });
  if (pair.kind === 'zoom') {
    const zoom = zoomFromPoints(points, { clickSdPx });
    return zoom.ok
      ? { pair, count, solved: { ok: true, found: { kind: 'zoom', zoom: zoom.value }, ...byId(zoom.value) } }
      : { pair, count, solved: zoom };
  }
  const turn = focalFromTurn(centre ? aboutCentre(points, centre) : points, { clickSdPx });
  return turn.ok
    ? { pair, count, solved: { ok: true, found: { kind: 'turn', turn: turn.value }, ...byId(turn.value) } }
    : { pair, count, solved: turn };
}

/** Place in the second picture of what stands at a place of the first; null if it is outside of all pictures. */
export function placeInSecond(
  { pair, solved }: PairResult,
  place: Place,
  centre: Point | null,
): Place | null {
  if (solved?.ok !== true) return null;
  const point = pointOf(place, pair.first);
  if (solved.found.kind === 'zoom') {
    const { m, isShifted, centre: own } = solved.found.zoom;
    const { x, y } = isShifted && own ? own : { x: 0, y: 0 };
    return placeOf({ x: m * (point.x - x) + x, y: m * (point.y - y) + y }, pair.second);
  }
  const { x, y } = centre ?? { x: 0, y: 0 };
  const there = turnedPoint({ x: point.x - x, y: point.y - y }, solved.found.turn);
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
  /** null = no pair is measured yet. */
  readonly outcome:
    | { readonly ok: true; readonly value: Reading }
    | { readonly ok: false; readonly refusal: MeasurementRefusal }
    | null;
}

/** Measures every pair whose marks suffice. */
export function measurePairs(pairs: readonly Pair[], history: MarkHistory): Measured | null {
  const [pair] = pairs;
  if (!pair) return null;
  const zoomed = pairs
    .filter(({ kind }) => kind === 'zoom')
    .map((each) => solvePair(each, marksOf(history, each), null));
  const centre = shiftOf(zoomed);
  const turned = pairs
    .filter(({ kind }) => kind === 'turn')
    .map((each) => solvePair(each, marksOf(history, each), centre));
  const results = [...zoomed, ...turned];
  const size = { widthPx: pair.first.widthPx, heightPx: pair.first.heightPx };
  const zooms: ReportedZoom[] = [];
  const turns: ReportedTurn[] = [];
  for (const {
    pair: { from, to },
    count,
    solved,
  } of results) {
    if (solved?.ok !== true) continue;
    if (solved.found.kind === 'zoom') {
      const { m, sdLn } = solved.found.zoom;
      zooms.push({ from, to, m, sdLn, points: count });
    } else {
      const { focalPx, sdLn, rmsPx, yaw, pitch } = solved.found.turn;
      turns.push({ number: from, focalPx, sdLn, points: count, rmsPx, yaw, pitch });
    }
  }
  const measurements: Measurements = {
    size,
    zooms: zooms.map(({ from, to, m, sdLn }) => ({ from, to, m, sdLn })),
    turns: turns.map(({ number, focalPx, sdLn }) => ({ number, focalPx, sdLn })),
    windows: [],
  };
  const outcome = zooms.length + turns.length === 0 ? null : fitMeanings(measurements);
  return { results, centre, size, measurements, zooms, turns, outcome };
}
