import { describe, expect, it } from 'vitest';
import { valueOf } from '../../testing/example-rigs';
import { sharpness } from './sharpness';

describe('sharpness', () => {
  // By hand: 27in 16:9 is 597.727 mm wide. 2560 / 597.727 = 4.28289 px/mm; · 500 mm · π/180 = 37.3752.
  it('counts pixels per degree straight ahead', () => {
    const { pixelsPerDegree, gapPx } = valueOf(
      sharpness({ widthPx: 2560, widthMm: 597.727, eyeDistanceMm: 500, gapMm: 0 }),
    );
    expect(pixelsPerDegree).toBeCloseTo(37.375, 3);
    expect(gapPx).toBe(0);
  });

  // By hand: 32in 16:9 is 708.417 mm wide. 2560 / 708.417 = 3.61369 px/mm; · 16 mm = 57.819.
  it('turns the gap at a seam into pixels', () => {
    const input = { widthPx: 2560, widthMm: 708.417, eyeDistanceMm: 700, gapMm: 16 };
    expect(valueOf(sharpness(input)).gapPx).toBeCloseTo(57.819, 3);
  });

  // One pixel straight ahead spans atan(pitch / distance); the count of those in a degree is the same to a few millionths.
  it('agrees with the angle of one pixel', () => {
    const pitchMm = 0.2;
    const onePixelDegrees = (Math.atan(pitchMm / 650) * 180) / Math.PI;
    const { pixelsPerDegree } = valueOf(
      sharpness({ widthPx: 5000, widthMm: 5000 * pitchMm, eyeDistanceMm: 650, gapMm: 0 }),
    );
    expect(pixelsPerDegree * onePixelDegrees).toBeCloseTo(1, 6);
  });

  it.each([
    [{ widthPx: 0 }, 'size-not-positive'],
    [{ widthMm: -1 }, 'size-not-positive'],
    [{ eyeDistanceMm: 0 }, 'distance-not-positive'],
    [{ gapMm: -1 }, 'gap-negative'],
    [{ widthPx: NaN }, 'not-finite'],
    [{ widthPx: 1e308, eyeDistanceMm: 1e308 }, 'not-finite'],
  ] as const)('%j: %s', (change, reason) => {
    const input = { widthPx: 1920, widthMm: 500, eyeDistanceMm: 600, gapMm: 0, ...change };
    expect(sharpness(input)).toEqual({ ok: false, reason });
  });
});
