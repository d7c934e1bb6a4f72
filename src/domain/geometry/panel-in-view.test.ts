import { describe, expect, test } from 'vitest';
import { halfArc } from './arc';
import { reasonAgainstPanel, reasonNotInView, seesFrontOf } from './panel-in-view';

const flat = { widthMm: 600, heightMm: 340, curveRadiusMm: null };

describe('reasonAgainstPanel', () => {
  test.each([
    [flat, null],
    [{ ...flat, widthMm: 0 }, 'size-not-positive'],
    [{ ...flat, heightMm: -1 }, 'size-not-positive'],
    [{ ...flat, widthMm: Infinity }, 'not-finite'],
    [{ ...flat, curveRadiusMm: 0 }, 'radius-not-positive'],
    [{ ...flat, curveRadiusMm: NaN }, 'not-finite'],
    // A circle of radius 95 is 597 mm round, one of 96 is 603.
    [{ ...flat, curveRadiusMm: 95 }, 'arc-longer-than-circle'],
    [{ ...flat, curveRadiusMm: 96 }, null],
    [{ ...flat, widthMm: 256 * Math.PI, curveRadiusMm: 128 }, 'arc-longer-than-circle'],
  ] as const)('%j: %s', (panel, reason) => {
    expect(reasonAgainstPanel(panel)).toBe(reason);
  });
});

describe('reasonNotInView', () => {
  // Half a circle of radius 100: its rim is 100 mm in front of the middle.
  const halfCircle = { widthMm: 100 * Math.PI, heightMm: 100, curveRadiusMm: 100 };

  test.each([
    [halfCircle, 0, 'distance-not-positive'],
    [halfCircle, 99, 'rim-behind-eye'],
    [halfCircle, 101, null],
    [halfCircle, halfArc(50 * Math.PI, 100).sagittaMm, 'rim-behind-eye'],
    [flat, 1e-3, null],
  ] as const)('%j at %d mm: %s', (panel, distanceMm, reason) => {
    expect(reasonNotInView(panel, { distanceMm, marginMm: 0 })).toBe(reason);
  });

  test('the gap must not close the circle either', () => {
    expect(reasonNotInView({ ...halfCircle, widthMm: 600 }, { distanceMm: 250, marginMm: 20 })).toBe(
      'arc-longer-than-circle',
    );
    // Half a circle and a quarter at either end are a whole one.
    const half = { ...halfCircle, widthMm: 128 * Math.PI, curveRadiusMm: 128 };
    expect(reasonNotInView(half, { distanceMm: 200, marginMm: 64 * Math.PI })).toBe('arc-longer-than-circle');
  });

  // At 1000 mm, the line of sight touches a circle of radius 100 at acos(100/900) = 83.6° from the near side, that is
  // 96.4° from the far side: glass that goes round to 100° is hidden behind its own rim.
  test('a rim that curls in hides what is behind it', () => {
    const toDegree = (degrees: number) => (2 * 100 * degrees * Math.PI) / 180;
    const at = (degrees: number) =>
      reasonNotInView({ ...halfCircle, widthMm: toDegree(degrees) }, { distanceMm: 1000, marginMm: 0 });
    expect(at(96)).toBeNull();
    expect(at(97)).toBe('rim-hides-screen');
  });
});

describe('seesFrontOf', () => {
  test('flat glass shows its front to whatever is before its plane', () => {
    expect(seesFrontOf({ distanceMm: 1, offsetMm: 900 }, { reachMm: 300, curveRadiusMm: null })).toBe(true);
    expect(seesFrontOf({ distanceMm: 0, offsetMm: 0 }, { reachMm: 300, curveRadiusMm: null })).toBe(false);
  });

  // Seen from far to the side, the near wing of a half circle open towards the front shows its back.
  test('a curved screen seen from the side shows its back', () => {
    const halfCircle = { reachMm: 50 * Math.PI, curveRadiusMm: 100 };
    expect(seesFrontOf({ distanceMm: 150, offsetMm: 1000 }, halfCircle)).toBe(false);
    expect(seesFrontOf({ distanceMm: 150, offsetMm: 20 }, halfCircle)).toBe(true);
  });

  // At 300 mm beside the centre of a circle of radius 100, the line of sight touches it acos(−1/3) = 109.47° away from
  // the eye's own direction. The glass goes round to 60°, so the eye may be 49.47° off its axis.
  test.each([
    [49, true],
    [50, false],
  ])('an eye %d° off the axis', (degrees, seen) => {
    const turn = (degrees * Math.PI) / 180;
    const eye = { distanceMm: 100 + 300 * Math.cos(turn), offsetMm: 300 * Math.sin(turn) };
    expect(seesFrontOf(eye, { reachMm: (100 * Math.PI) / 3, curveRadiusMm: 100 })).toBe(seen);
  });

  test('glass that is as good as flat shows its front, too', () => {
    expect(seesFrontOf({ distanceMm: 10, offsetMm: 1e9 }, { reachMm: 300, curveRadiusMm: 1e18 })).toBe(true);
  });
});
