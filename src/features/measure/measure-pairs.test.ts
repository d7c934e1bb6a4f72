import { describe, expect, it } from 'vitest';
import { toDegrees } from '../../domain/geometry/units';
import { verticalOfHalfTangent } from '../../domain/measuring/meaning';
import { deleteMark, marksOf, moveMark, noMarks, openMark, placeMark, suggestMark, undoMarks } from './marks';
import { measurePairs, placeInSecond } from './measure-pairs';
import { pairsOf, type Pair, type Picture } from './pairs';

const picture = (id: number, number: string, isTurned = false): Picture => ({
  ...{ id, number, isTurned, name: `${id}.png`, widthPx: 1920, heightPx: 1080 },
  bitmap: { width: 1920 } as ImageBitmap,
});

const pairsIn = (...pictures: readonly Picture[]): readonly Pair[] => {
  const pairing = pairsOf(pictures);
  if (!pairing.ok) throw new Error(pairing.problem.kind);
  return pairing.pairs;
};

/** Marks points given from the middle, y up, as the method's reference vectors are. */
const marked = (
  history: typeof noMarks,
  pair: Pair,
  points: readonly (readonly [number, number, number, number])[],
) =>
  points.reduce((now, [ax, ay, bx, by]) => {
    const first = placeMark(now, pair, 'first', { x: 960 + ax, y: 540 - ay }).history;
    return placeMark(first, pair, 'second', { x: 960 + bx, y: 540 - by }).history;
  }, history);

/** Vector 1: 40 to 60 in vertical degrees is 0.630415. */
const zoomed = [
  [700, 300],
  [-650, 280],
  [-500, -200],
  [620, -310],
].map(([x = 0, y = 0]) => [x, y, 0.630415 * x, 0.630415 * y] as const);

/** Vector 4: f 935.3074, turned by 30°, which is 60° from bottom to top. */
const turned = [
  [700, 60, 111.678, 40.1975],
  [-100, 200, -680.5683, 237.426],
  [250, 20, -251.1926, 11.8421],
  [860, 240, 208.6877, 172.5735],
] as const;

describe('marks', () => {
  const [zoom] = pairsIn(picture(1, '40'), picture(2, '60'));
  if (!zoom) throw new Error('No pair');

  it('are completed in the other picture, and moved in the same one', () => {
    const one = placeMark(noMarks, zoom, 'first', { x: 10, y: 20 }).history;
    const moved = placeMark(one, zoom, 'first', { x: 11, y: 20 }).history;
    expect(marksOf(moved, zoom)).toEqual([{ id: 1, first: { x: 11, y: 20 }, second: null }]);
    const both = placeMark(moved, zoom, 'second', { x: 5, y: 6 }).history;
    expect(openMark(marksOf(both, zoom))).toBeNull();
    expect(marksOf(placeMark(both, zoom, 'second', { x: 1, y: 1 }).history, zoom)).toHaveLength(2);
  });

  it('stay inside of the picture', () => {
    const { history } = placeMark(noMarks, zoom, 'first', { x: -5, y: 2000 });
    expect(marksOf(history, zoom)[0]?.first).toEqual({ x: 0, y: 1080 });
  });

  it('are undone step by step, a drag as one', () => {
    const one = placeMark(noMarks, zoom, 'first', { x: 10, y: 20 }).history;
    const begun = moveMark(one, zoom, { id: 1 }, { side: 'first', to: { x: 30, y: 20 } });
    const dragged = moveMark(
      begun,
      zoom,
      { id: 1 },
      { side: 'first', to: { x: 40, y: 20 }, isContinued: true },
    );
    const gone = deleteMark(dragged, zoom, 1);
    expect(marksOf(gone, zoom)).toEqual([]);
    expect(marksOf(undoMarks(gone), zoom)[0]?.first?.x).toBe(40);
    expect(marksOf(undoMarks(undoMarks(gone)), zoom)[0]?.first?.x).toBe(10);
    expect(undoMarks(undoMarks(undoMarks(undoMarks(gone))))).toEqual(noMarks);
  });

  it('are suggested in both pictures, as one step', () => {
    const { history } = suggestMark(noMarks, zoom, ({ x, y }) => ({ x: x + 1, y }));
    const [mark] = marksOf(history, zoom);
    expect(mark?.second?.x).toBe((mark?.first?.x ?? 0) + 1);
    expect(undoMarks(history)).toEqual(noMarks);
  });
});

describe('measured pairs', () => {
  const pairs = pairsIn(picture(1, '40'), picture(2, '60'), picture(3, '60', true));
  const [zoom, turn] = pairs;
  if (!zoom || !turn) throw new Error('No pairs');

  it('tell nothing before there are marks', () => {
    const measured = measurePairs(pairs, noMarks);
    expect(measured?.outcome).toBeNull();
    expect(measured?.results.map(({ solved }) => solved)).toEqual([null, null]);
  });

  it('tell vertical degrees by a zoom and a turn', () => {
    const history = marked(marked(noMarks, zoom, zoomed), turn, turned);
    const measured = measurePairs(pairs, history);
    const reading = measured?.outcome?.ok === true ? measured.outcome.value : null;
    expect(reading?.verdict).toMatchObject({
      kind: 'clear',
      best: { meaning: { counting: { kind: 'vertical' }, axis: 'vertical' } },
    });
    expect(measured?.zooms[0]).toMatchObject({ from: 40, to: 60, points: 4 });
    expect(measured?.zooms[0]?.m).toBeCloseTo(0.630415, 5);
    const at60 = reading?.pictures.find(({ number }) => number === 60);
    expect(toDegrees(verticalOfHalfTangent(Math.exp(at60?.lnT ?? NaN)))).toBeCloseTo(60, 1);
    // Vector 4 the other way: a mark of the first picture in the second.
    const result = measured?.results[1];
    const there = result && placeInSecond(result, { x: 960 + 250, y: 540 - 20 }, null);
    expect(there?.x).toBeCloseTo(960 - 251.1926, 1);
    expect(there?.y).toBeCloseTo(540 - 11.8421, 1);
  });

  it('tell the scale, and not the axis, by a zoom alone', () => {
    const measured = measurePairs(pairs, marked(noMarks, zoom, zoomed));
    expect(measured?.outcome).toMatchObject({
      ok: true,
      value: { verdict: { kind: 'scale', advice: 'turned-picture' } },
    });
  });

  it('name the mark that fits none of the others', () => {
    const wrong = [...zoomed, [300, 100, 300, 100] as const];
    const solved = measurePairs(pairs, marked(noMarks, zoom, wrong))?.results[0]?.solved;
    expect(solved).toMatchObject({ ok: true, outlier: 5 });
  });

  it('allow for a horizon 86.4 px above the middle, in the turned pair, too', () => {
    const up = 86.4;
    const shifted = zoomed.map(([ax, ay, bx, by]) => [ax, ay + up, bx, by + up] as const);
    const lifted = turned.map(([ax, ay, bx, by]) => [ax, ay + up, bx, by + up] as const);
    const measured = measurePairs(pairs, marked(marked(noMarks, zoom, shifted), turn, lifted));
    expect(measured?.centre?.y).toBeCloseTo(up, 0);
    expect(measured?.turns[0]?.focalPx).toBeCloseTo(935.3074, 0);
  });
});
