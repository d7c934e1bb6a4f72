import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeView } from '../geometry/compute-view';
import { toDegrees } from '../geometry/units';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { between, ownedRig } from '../../testing/sample-rigs';
import { settingError } from './setting-error';

const flat27 = valueOf(computeView(exampleRigs.flat27));
const triple32 = valueOf(computeView(exampleRigs.flatTriple32));

describe('settingError', () => {
  // 27in 16:9 at 500 mm, H 61.73576°, tan(H/2) = 0.597727. A tenth more: 67.90934°, 0.597727/tan 33.95467° = 0.88768,
  // 50/0.88768 = 56.33, (61.73576 − 67.90934)/2 = −3.0868; true where w/2 / 0.67336 = 443.84 mm.
  it.each([
    { times: 0.8, h: 49.3886, scale: 1.29989, metres: 38.465, off: 6.1736, atMm: 649.946 },
    { times: 0.9, h: 55.5622, scale: 1.1346, metres: 44.069, off: 3.0868, atMm: 567.298 },
    { times: 1.1, h: 67.9093, scale: 0.88768, metres: 56.327, off: -3.0868, atMm: 443.84 },
    { times: 1.2, h: 74.0829, scale: 0.79202, metres: 63.13, off: -6.1736, atMm: 396.008 },
  ])('27in 16:9 at 50 cm, set to $times of the true width', ({ times, h, scale, metres, off, atMm }) => {
    const away = valueOf(settingError(flat27, times));
    expect(toDegrees(away.h)).toBeCloseTo(h, 4);
    expect(away.scaleAhead).toBeCloseTo(scale, 4);
    expect(away.fiftyMetresSeemM).toBeCloseTo(metres, 2);
    expect(toDegrees(away.fallsOff)).toBeCloseTo(off, 4);
    expect(away.trueAt.ok && away.trueAt.value.rig.eyeDistanceMm).toBeCloseTo(atMm, 2);
  });

  // One and a half pictures of 1.1 · 53.6799° and a seam of 1.0378° reach 89.6096° to each side, the screens 81.5577°.
  it('three screens, with their seams; the true setting gives nothing away', () => {
    expect(toDegrees(valueOf(settingError(triple32, 1.1)).fallsOff)).toBeCloseTo(-8.052, 4);
    const truth = valueOf(settingError(triple32, 1));
    expect(truth.fallsOff).toBeCloseTo(0, 12);
    expect(truth.scaleAhead).toBeCloseTo(1, 12);
  });

  it('says no to a flat picture of half a turn or more', () => {
    const near = valueOf(computeView({ ...exampleRigs.flat27, eyeDistanceMm: 10 }));
    expect(settingError(near, 1.2)).toEqual({ ok: false, reason: 'wanted-angle-out-of-range' });
  });

  it('is true nowhere else than at its own seat: from there the setting gives nothing away', () => {
    fc.assert(
      fc.property(ownedRig, between(0.8, 1.2), (rig, times) => {
        const seen = computeView({ ...rig, sides: null });
        if (!seen.ok) return;
        const away = settingError(seen.value, times);
        if (!away.ok || !away.value.trueAt.ok) return;
        const there = settingError(away.value.trueAt.value, 1);
        expect(there.ok && there.value.h).toBeCloseTo(away.value.h, 9);
        if (rig.panel.curveRadiusMm === null) expect(there.ok && there.value.scaleAhead).toBeCloseTo(1, 9);
      }),
    );
  });

  it('wider is smaller, and shows more at the sides', () => {
    fc.assert(
      fc.property(ownedRig, between(0.8, 1.19), (rig, times) => {
        const seen = computeView(rig);
        if (!seen.ok) return;
        const [narrow, wide] = [settingError(seen.value, times), settingError(seen.value, times + 0.01)];
        if (!narrow.ok || !wide.ok) return;
        expect(wide.value.scaleAhead).toBeLessThan(narrow.value.scaleAhead);
        expect(wide.value.fallsOff).toBeLessThan(narrow.value.fallsOff);
      }),
    );
  });
});
