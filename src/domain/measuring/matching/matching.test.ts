import { describe, expect, it } from 'vitest';
import { rendered, type Camera } from '../../../testing/rendered-pictures';
import { toDegrees } from '../../geometry/units';
import { boxMean, greyOf, localContrast, reduced, type GreyPicture } from './grey-picture';
import { finished, type Matched } from './match-refusal';
import { matchTurn } from './match-turn';
import { matchZoom } from './match-zoom';
import { usablePixels } from './usable-pixels';

const size = { width: 480, height: 270 } as const;
const seenBy = (camera: Omit<Camera, 'width' | 'height'>): GreyPicture => rendered({ ...size, ...camera });

const expectWithin = (share: number, ratio: number) => {
  expect(Math.abs(ratio - 1)).toBeLessThan(share);
};

const valueOf = <T>(result: Matched<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};
const refusalOf = <T>(result: Matched<T>): string => (result.ok ? 'none' : result.refusal.kind);

const flat = (width: number, height: number, value: (x: number, y: number) => number): GreyPicture => ({
  width,
  height,
  values: Float32Array.from({ length: width * height }, (_, at) => value(at % width, Math.floor(at / width))),
});

describe('a grey picture', () => {
  it('weighs the colours as the eye does', () => {
    const data = new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]);
    const { values } = greyOf({ width: 3, height: 1, data });
    expect([...values].map(Math.round)).toEqual([76, 150, 29]);
  });

  // Brightness that grows by 2 a pixel: any area about the middle has the middle's mean.
  it.each([
    [13, 7, 0.5],
    [100, 51, 0.37],
    [640, 360, 0.3125],
  ])('%i x %i keeps its middle when reduced to %f', (width, height, scale) => {
    const small = reduced(
      flat(width, height, (x) => 2 * x),
      scale,
    );
    const row = [...small.values.slice(0, small.width)];
    expect(row.reduce((sum, each) => sum + each, 0) / row.length).toBeCloseTo(width - 1, 3);
    const [left = NaN, right = NaN] = row.slice(2);
    expect(right - left).toBeCloseTo(2 / scale, 3);
  });

  it('has the mean of nine pixels, of four in a corner', () => {
    const { values } = boxMean(
      flat(3, 3, (x, y) => x + 3 * y),
      1,
    );
    expect(values[4]).toBeCloseTo(4, 6);
    expect(values[0]).toBeCloseTo((0 + 1 + 3 + 4) / 4, 6);
  });

  it('has the same contrast at another exposure', () => {
    const picture = seenBy({ vertical: 50, seed: 1 });
    const brighter = { ...picture, values: picture.values.map((value) => 0.6 * value + 80) };
    const [one, other] = [localContrast(picture, 4).values, localContrast(brighter, 4).values];
    let [ab, aa, bb] = [0, 0, 0];
    for (const [at, a] of one.entries()) {
      ab += a * other[at]!;
      aa += a * a;
      bb += other[at]! ** 2;
    }
    expect(ab / Math.sqrt(aa * bb)).toBeGreaterThan(0.98);
  });

  it('is usable within the band, where nothing stands still', () => {
    const [a, b] = [seenBy({ vertical: 40, seed: 1 }), seenBy({ vertical: 60, seed: 2 })];
    const usable = usablePixels(a, b, { top: 0.2, bottom: 0.58 });
    const share = (left: number, top: number, right: number, bottom: number): number => {
      let [used, all] = [0, 0];
      for (let y = Math.round(top * size.height); y < bottom * size.height; y++)
        for (let x = Math.round(left * size.width); x < right * size.width; x++, all++)
          used += usable[y * size.width + x]!;
      return used / all;
    };
    expect(share(0, 0, 1, 0.19)).toBe(0);
    expect(share(0, 0.6, 1, 1)).toBe(0);
    expect(share(0.3, 0.25, 0.7, 0.55)).toBeGreaterThan(0.95);
    // Lines of the map that do not change
    expect(share(0.03, 0.41, 0.1, 0.46)).toBeLessThan(0.5);
  });
});

describe('an enlargement', () => {
  const at40 = seenBy({ vertical: 40, seed: 1 });
  const at60 = seenBy({ vertical: 60, seed: 2 });

  // tan 20° / tan 30°
  it('is found within 0.1 %', () => {
    const match = valueOf(finished(matchZoom(at40, at60)));
    expectWithin(0.001, match.m / 0.630415);
    expect(Math.abs(match.unevenness)).toBeLessThan(0.005);
    expectWithin(0.02, match.nearGrowth!);
    expect(match.score - match.second).toBeGreaterThan(0.15);
    expect(Math.hypot(match.centre!.x, match.centre!.y)).toBeLessThan(0.005 * size.height);
  });

  it('is found the other way round', () => {
    expectWithin(0.001, valueOf(finished(matchZoom(at60, at40))).m * 0.630415);
  });

  it('is found between buildings, hard edges to one side', () => {
    const [a, b] = [
      seenBy({ vertical: 40, seed: 3, world: 'stadium' }),
      seenBy({ vertical: 60, seed: 4, world: 'stadium' }),
    ];
    expectWithin(0.001, valueOf(finished(matchZoom(a, b))).m / 0.630415);
  });

  it('is found about a centre 8 % up', () => {
    const [a, b] = [
      seenBy({ vertical: 40, seed: 1, shift: -0.08 }),
      seenBy({ vertical: 60, seed: 2, shift: -0.08 }),
    ];
    const match = valueOf(finished(matchZoom(a, b)));
    expectWithin(0.001, match.m / 0.630415);
    expect(match.centre!.y / size.height).toBeCloseTo(-0.08, 2);
  });

  it.each([1.12, 0.9])('tells that near things grew %f times as much', (nearer) => {
    const b = seenBy({ vertical: 60, seed: 2, nearer });
    const match = valueOf(finished(matchZoom(at40, b)));
    expectWithin(0.001, match.m / 0.630415);
    expectWithin(0.02, match.nearGrowth! / nearer);
  });

  it('is refused for a bent picture', () => {
    const [a, b] = [
      seenBy({ vertical: 40, seed: 1, barrel: 0.08 }),
      seenBy({ vertical: 60, seed: 2, barrel: 0.08 }),
    ];
    expect(refusalOf(finished(matchZoom(a, b)))).toBe('not-flat');
  });

  it('is refused for pictures of different places, sizes, or of nothing', () => {
    const elsewhere = seenBy({ vertical: 60, seed: 2, world: 'stadium' });
    expect(refusalOf(finished(matchZoom(at40, elsewhere)))).toBe('no-match');
    const empty = flat(size.width, size.height, () => 100);
    expect(refusalOf(finished(matchZoom(empty, empty)))).toBe('no-match');
    expect(refusalOf(finished(matchZoom(at40, empty)))).toBe('no-match');
    expect(
      refusalOf(
        finished(
          matchZoom(
            at40,
            flat(320, 180, () => 1),
          ),
        ),
      ),
    ).toBe('sizes-differ');
    const tiny = flat(100, 60, () => 1);
    expect(refusalOf(finished(matchZoom(tiny, tiny)))).toBe('too-small');
    const unreadable = flat(size.width, size.height, () => NaN);
    expect(refusalOf(finished(matchZoom(unreadable, unreadable)))).toBe('no-match');
  });

  it('tells its progress, and stops when it is not asked for more', () => {
    const matching = matchZoom(at40, at60);
    const shares: number[] = [];
    for (const share of matching) {
      shares.push(share);
      if (share > 0.3) break;
    }
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(matching.next()).toEqual({ done: true, value: undefined });
  });
});

describe('a turn', () => {
  const ahead = seenBy({ vertical: 60, seed: 1 });

  it('gives tan(V / 2) within 0.2 %', () => {
    const match = valueOf(finished(matchTurn(ahead, seenBy({ vertical: 60, seed: 2, yaw: 28.6 }))));
    expectWithin(0.002, size.height / 2 / match.focalPx / 0.57735);
    expect(toDegrees(match.yaw)).toBeCloseTo(28.6, 0);
    expect(match.score).toBeGreaterThan(0.6);
  });

  it('to the left, of a long lens, between buildings', () => {
    const camera = { vertical: 40, world: 'stadium' } as const;
    const [a, b] = [seenBy({ ...camera, seed: 1 }), seenBy({ ...camera, seed: 2, yaw: -18 })];
    const match = valueOf(finished(matchTurn(a, b)));
    expectWithin(0.004, size.height / 2 / match.focalPx / Math.tan(Math.PI / 9));
    expect(match.yaw).toBeLessThan(0);
  });

  it('counts from the centre that the zoom has found', () => {
    const [a, b] = [
      seenBy({ vertical: 60, seed: 1, shift: 0.08 }),
      seenBy({ vertical: 60, seed: 2, shift: 0.08, yaw: 25 }),
    ];
    const match = valueOf(finished(matchTurn(a, b, { centre: { x: 0, y: 0.08 * size.height } })));
    expectWithin(0.002, size.height / 2 / match.focalPx / 0.57735);
  });

  it('is refused for a bent picture, another place, or none', () => {
    const [a, b] = [
      seenBy({ vertical: 60, seed: 1, barrel: 0.08 }),
      seenBy({ vertical: 60, seed: 2, barrel: 0.08, yaw: 25 }),
    ];
    expect(['bent-turn', 'no-match']).toContain(refusalOf(finished(matchTurn(a, b))));
    const elsewhere = seenBy({ vertical: 60, seed: 2, yaw: 25, world: 'stadium' });
    expect(refusalOf(finished(matchTurn(ahead, elsewhere)))).toBe('no-match');
    const empty = flat(size.width, size.height, () => 100);
    expect(refusalOf(finished(matchTurn(empty, empty)))).toBe('no-match');
    expect(
      refusalOf(
        finished(
          matchTurn(
            ahead,
            flat(320, 180, () => 1),
          ),
        ),
      ),
    ).toBe('sizes-differ');
  });
});
