import { describe, expect, test } from 'vitest';
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
    [flat, 1e-3, null],
  ] as const)('%j at %d mm: %s', (panel, distanceMm, reason) => {
    expect(reasonNotInView(panel, { distanceMm, marginMm: 0 })).toBe(reason);
  });

  test('the gap must not close the circle either', () => {
    expect(reasonNotInView({ ...halfCircle, widthMm: 600 }, { distanceMm: 250, marginMm: 20 })).toBe(
      'arc-longer-than-circle',
    );
  });

  // From 1000 mm, the line of sight touches a circle of radius 100 at acos(100/900) = 83.6° from the near side,
  // that is 96.4° from the far side: glass that goes round to 100° is hidden behind its own rim.
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

  // From far off to the side of a half circle open towards the front, its near wing is seen from behind.
  test('a curved screen seen from the side shows its back', () => {
    const halfCircle = { reachMm: 50 * Math.PI, curveRadiusMm: 100 };
    expect(seesFrontOf({ distanceMm: 150, offsetMm: 1000 }, halfCircle)).toBe(false);
    expect(seesFrontOf({ distanceMm: 150, offsetMm: 20 }, halfCircle)).toBe(true);
  });
});
