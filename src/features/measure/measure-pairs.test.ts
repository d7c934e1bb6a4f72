import { describe, expect, it } from 'vitest';
import { radians, toDegrees, toRadians } from '../../domain/geometry/units';
import { verticalOfHalfTangent } from '../../domain/measuring/meaning';
import { deleteMark, marksOf, moveMark, noMarks, openMark, placeMark, suggestMark, undoMarks } from './marks';
import { inFilePixels, noMatches, withMatch, withoutMatch, type Match } from './matches';
import { measurePairs, placeInSecond } from './measure-pairs';
import { pairsOf, type Pair, type Picture } from './pairs';

const picture = (id: number, number: string, isTurned = false): Picture => ({
  ...{ id, number, isTurned, isWindow: false, name: `${id}.png`, widthPx: 1920, heightPx: 1080 },
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
    const there = result && placeInSecond(result, { x: 960 + 250, y: 540 - 20 });
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

describe('pairs matched without clicks', () => {
  const pairs = pairsIn(picture(1, '40'), picture(2, '60'), picture(3, '60', true));
  const [zoom, turn] = pairs;
  if (!zoom || !turn) throw new Error('No pairs');
  const zoomMatch = {
    ...{ m: 0.630415, sdLn: 0.0001, score: 0.66, second: 0.13, centre: { x: 1, y: 2 } },
    ...{ unevenness: 0.004, nearGrowth: 1 },
  };
  const turnMatch = {
    ...{ focalPx: 935.3074, sdLn: 0.001, score: 0.7, yaw: toRadians(30), pitch: toRadians(0.5) },
    roll: radians(0),
  };
  const zoomed40: Match = { kind: 'zoom', zoom: zoomMatch };
  const turned60: Match = { kind: 'turn', turn: turnMatch, centre: null };
  const matches = withMatch(withMatch(noMatches, zoom.key, zoomed40), turn.key, turned60);

  it('tell vertical degrees, as sure as 0.5 % of a zoom and the unevenness of the picture allow', () => {
    const measured = measurePairs(pairs, noMarks, matches);
    expect(measured?.outcome).toMatchObject({
      ok: true,
      value: { verdict: { kind: 'clear', best: { meaning: { axis: 'vertical' } } } },
    });
    expect(measured?.measurements.zooms).toEqual([
      { from: 40, to: 60, m: 0.630415, sdLn: 0.0001, isAutomatic: true },
    ]);
    // Six times the unevenness.
    expect(measured?.measurements.turns[0]?.sdLn).toBeCloseTo(0.024, 4);
    expect(measured?.zooms[0]).toMatchObject({ scores: { best: 0.66, second: 0.13 } });
    expect(measured?.zooms[0]).not.toHaveProperty('points');
    expect(measured?.turns[0]).toMatchObject({ score: 0.7 });
    expect(measured?.unevenness).toBe(0.004);
    expect(measured?.centre).toBeNull();
    // Vector 4: a mark of the first picture in the second.
    const result = measured?.results[1];
    const there = result && placeInSecond(result, { x: 960 + 250, y: 540 - 20 });
    expect(there?.x).toBeCloseTo(960 - 251.1926, 1);
    expect(there?.y).toBeCloseTo(540 - 11.8421, 1);
  });

  it('give way to marks, and to nothing once they are discarded or refused', () => {
    const byHand = measurePairs(pairs, marked(noMarks, zoom, zoomed), matches);
    expect(byHand?.zooms[0]).toMatchObject({ points: 4 });
    expect(byHand?.unevenness).toBeNull();
    const without = withoutMatch(matches, zoom.key);
    expect(measurePairs(pairs, noMarks, without)?.zooms).toEqual([]);
    const refused: Match = { kind: 'refused', refusal: { kind: 'no-match', score: 0.1 } };
    expect(measurePairs(pairs, noMarks, withMatch(matches, zoom.key, refused))?.zooms).toEqual([]);
  });

  it('count no turn that was found about another centre than the zooms have', () => {
    const shifted: Match = { kind: 'zoom', zoom: { ...zoomMatch, centre: { x: 0, y: 86 } } };
    const measured = measurePairs(pairs, noMarks, withMatch(matches, zoom.key, shifted));
    expect(measured?.centre?.y).toBe(86);
    expect(measured?.turns).toEqual([]);
    const again: Match = { ...turned60, centre: { x: 0, y: 86 } };
    const both = withMatch(withMatch(matches, zoom.key, shifted), turn.key, again);
    expect(measurePairs(pairs, noMarks, both)?.turns).toHaveLength(1);
  });

  it('are told in the pixels of the files', () => {
    expect(inFilePixels(zoomed40, 2)).toMatchObject({ zoom: { m: 0.630415, centre: { x: 2, y: 4 } } });
    expect(inFilePixels({ ...turned60, centre: { x: 0, y: 10 } }, 2)).toMatchObject({
      turn: { focalPx: 1870.6148, yaw: turnMatch.yaw },
      centre: { y: 20 },
    });
  });
});

describe('a window of another shape', () => {
  // 90° from left to right is 960 px in 1920 and 720 px in 1440, H at 16:9 is 960 px in both.
  const window = { ...picture(4, '90'), widthPx: 1440, isWindow: true };
  const pairs = pairsIn(picture(1, '60'), picture(2, '90'), picture(3, '90', true), window);
  const [zoom, turn, other] = pairs;
  if (!zoom || !turn || !other) throw new Error('No pairs');
  const m = Math.tan(Math.PI / 6); // tan 30° / tan 45°
  const scaled = (factor: number) =>
    [
      [700, 300],
      [-650, 280],
      [-500, -200],
      [620, -310],
    ].map(([x = 0, y = 0]) => [x, y, factor * x, factor * y] as const);
  // Horizon, f 960, 30°: tan(atan(x / 960) − 30°), each on the horizon or at heights by the same rotation.
  const aside = [
    [700, 60],
    [-100, 200],
    [250, 20],
    [860, 240],
  ].map(([x = 0, y = 0]) => {
    const ahead = (x * Math.sin(Math.PI / 6) + 960 * Math.cos(Math.PI / 6)) / 960;
    const across = x * Math.cos(Math.PI / 6) - 960 * Math.sin(Math.PI / 6);
    return [x, y, across / ahead, y / ahead] as const;
  });
  const inWindow = (history: typeof noMarks, factor: number) =>
    scaled(factor).reduce((now, [ax, ay, bx, by]) => {
      const first = placeMark(now, other, 'first', { x: 960 + ax, y: 540 - ay }).history;
      return placeMark(first, other, 'second', { x: 720 + bx, y: 540 - by }).history;
    }, history);
  const told = marked(marked(noMarks, zoom, scaled(m)), turn, aside);
  const verdictOf = (history: typeof noMarks) => {
    const outcome = measurePairs(pairs, history)?.outcome;
    const verdict = outcome?.ok === true ? outcome.value.verdict : null;
    return (
      verdict?.kind === 'clear' && {
        axis: verdict.best.meaning.axis,
        toldByShape: verdict.alike.flatMap(({ meaning, told: by }) => (by === 'shape' ? [meaning.axis] : [])),
      }
    );
  };

  it('tells horizontal degrees from those of a 16:9 picture, which tie without it', () => {
    expect(verdictOf(told)).toEqual({ axis: 'horizontal', toldByShape: ['horizontal-at-16:9'] });
    expect(verdictOf(inWindow(told, 0.75))).toEqual({ axis: 'horizontal', toldByShape: [] });
    expect(verdictOf(inWindow(told, 1))).toEqual({ axis: 'horizontal-at-16:9', toldByShape: [] });
  });

  it('is a result of its own, also where nothing grew', () => {
    const measured = measurePairs(pairs, inWindow(noMarks, 1));
    expect(measured?.windows).toMatchObject([
      { number: 90, from: { widthPx: 1920, heightPx: 1080 }, to: { widthPx: 1440, heightPx: 1080 } },
    ]);
    expect(measured?.windows[0]?.m).toBeCloseTo(1, 6);
  });

  it('keeps marks inside of its own picture, and suggests them from its middle', () => {
    const placed = placeMark(noMarks, other, 'second', { x: 1900, y: 10 });
    expect(marksOf(placed.history, other)[0]?.second).toEqual({ x: 1440, y: 10 });
    const { history } = suggestMark(noMarks, other, () => null);
    expect(marksOf(history, other)[0]).toMatchObject({ first: { x: 576 }, second: { x: 336 } });
  });
});
