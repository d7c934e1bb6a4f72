import { describe, expect, it } from 'vitest';
import { valueOf } from './example-rigs';
import { noRefinements } from './parse-rig';
import { seeRig } from './see-rig';
import { defaultSetup } from './setup';
import { toDegrees } from './units';

describe('seeRig', () => {
  // By hand: 2·atan(59.7727/100) and 2·atan(33.6221/100).
  it('gives the default rig H 61.7358 and V 37.1675', () => {
    const { rig, view } = valueOf(seeRig(defaultSetup, noRefinements));
    expect(rig.eyeDistanceMm).toBe(500);
    expect(toDegrees(view.h)).toBeCloseTo(61.7358, 4);
    expect(toDegrees(view.v)).toBeCloseTo(37.1675, 4);
  });

  it.each([
    [{ screenSize: 0 }, 'size-not-positive'],
    [{ distance: 0 }, 'distance-not-positive'],
    [{ curvedScreen: true, radiusCurve: 0 }, 'radius-not-positive'],
    [{ curvedScreen: true, radiusCurve: 90 }, 'arc-longer-than-circle'],
    [{ screens: 'triple' as const, bezelThickness: -1 }, 'gap-negative'],
  ])('%j: %s', (change, reason) => {
    expect(seeRig({ ...defaultSetup, ...change }, noRefinements)).toEqual({ ok: false, reason });
  });
});
