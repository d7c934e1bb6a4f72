import { describe, expect, test } from 'vitest';
import { valueOf } from '../../testing/example-rigs';
import { panelSize, ratioFromResolution } from './panel-size';

describe('panelSize', () => {
  // docs/formulas.md, worked examples: 27in 16:9 is 59.7727 × 33.6221 cm.
  test('27in 16:9', () => {
    const { widthMm, heightMm } = valueOf(panelSize({ width: 16, height: 9 }, 27 * 25.4));
    expect(widthMm / 10).toBeCloseTo(59.7727, 4);
    expect(heightMm / 10).toBeCloseTo(33.6221, 4);
  });

  // By hand: 3 : 4 : 5.
  test('4:3 with a diagonal of 500', () => {
    expect(valueOf(panelSize({ width: 4, height: 3 }, 500))).toEqual({ widthMm: 400, heightMm: 300 });
  });

  test.each([
    [{ width: 0, height: 9 }, 500, 'size-not-positive'],
    [{ width: 16, height: -9 }, 500, 'size-not-positive'],
    [{ width: 16, height: 9 }, 0, 'size-not-positive'],
    [{ width: 16, height: 9 }, NaN, 'not-finite'],
    [{ width: 1e308, height: 1e308 }, 1e-300, 'not-finite'],
    [{ width: 5e-324, height: 1 }, 0.1, 'not-finite'],
    [{ width: 1, height: 5e-324 }, 0.1, 'not-finite'],
  ] as const)('%j at %d mm: %s', (ratio, diagonalMm, reason) => {
    expect(panelSize(ratio, diagonalMm)).toEqual({ ok: false, reason });
  });
});

describe('ratioFromResolution', () => {
  // The lowest terms, by hand; sold as "16:9", "21:9" and "32:9".
  test.each([
    [1920, 1080, 16, 9],
    [3840, 2160, 16, 9],
    [1920, 1200, 8, 5],
    [2560, 1080, 64, 27],
    [5120, 2160, 64, 27],
    [3440, 1440, 43, 18],
    [3840, 1600, 12, 5],
    [5120, 1440, 32, 9],
    [7680, 2160, 32, 9],
  ])('%d × %d is %d : %d', (widthPx, heightPx, width, height) => {
    expect(valueOf(ratioFromResolution(widthPx, heightPx))).toEqual({ width, height });
  });

  test('no pixels, no ratio', () => {
    expect(ratioFromResolution(0, 1080)).toEqual({ ok: false, reason: 'size-not-positive' });
    expect(ratioFromResolution(1920, 0)).toEqual({ ok: false, reason: 'size-not-positive' });
    expect(ratioFromResolution(1920, Infinity)).toEqual({ ok: false, reason: 'not-finite' });
  });

  test('parts of a pixel are left as they are', () => {
    expect(valueOf(ratioFromResolution(2.39, 1))).toEqual({ width: 2.39, height: 1 });
  });
});
