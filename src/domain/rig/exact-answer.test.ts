import { describe, expect, it } from 'vitest';
import { valueOf } from '../../testing/example-rigs';
import { toDegrees } from '../geometry/units';
import { exactAnswer } from './exact-answer';
import { defaultEntry, type RigEntry } from './entry';

const answerWith = (change: Partial<RigEntry> = {}) => exactAnswer({ ...defaultEntry, ...change });
const triple32 = { screens: 'triple', screenSize: '32', distance: '70', bezelThickness: '8' } as const;

describe('exactAnswer', () => {
  // By hand: 2·atan(59.7727/100) and 2·atan(33.6221/100); 62° by the Classic formula.
  it('gives the default rig H 61.7358 and V 37.1675', () => {
    const { rig, view, plan, classic } = answerWith();
    expect(valueOf(rig).eyeDistanceMm).toBe(500);
    expect(toDegrees(valueOf(view).h)).toBeCloseTo(61.7358, 4);
    expect(toDegrees(valueOf(view).v)).toBeCloseTo(37.1675, 4);
    expect(plan?.centre.lit.start.xMm).toBeCloseTo(-298.86, 2);
    expect(classic[0]?.text).toBe('62°');
  });

  it('is computed once for each entry', () => {
    const entry = { ...defaultEntry, distance: '60' };
    expect(exactAnswer(entry)).toBe(exactAnswer(entry));
    expect(exactAnswer({ ...entry })).not.toBe(exactAnswer(entry));
  });

  // The worked example of docs/formulas.md: the ideal angle is 54.7177°.
  it('knows the side angle as it is and as it would be, also for one screen', () => {
    const fixed = answerWith({ ...triple32, sideAngle: '45' });
    expect(toDegrees(valueOf(fixed.sideAngle))).toBeCloseTo(45, 9);
    expect(toDegrees(valueOf(fixed.idealSideAngle))).toBeCloseTo(54.7177, 4);
    const single = answerWith({ ...triple32, screens: 'single' });
    expect(valueOf(single.view).triple).toBeNull();
    expect(toDegrees(valueOf(single.sideAngle))).toBeCloseTo(54.7177, 4);
  });

  it.each([
    [{ screenSize: '0' }, 'size-not-positive'],
    [{ distance: '0' }, 'distance-not-positive'],
    [{ distance: '-50' }, 'distance-not-positive'],
    [{ curvedScreen: true, radiusCurve: '0' }, 'radius-not-positive'],
    [{ curvedScreen: true, radiusCurve: '90' }, 'arc-longer-than-circle'],
    [{ screens: 'triple', bezelThickness: '-1' }, 'gap-negative'],
  ] as const)('%j: %s', (change, reason) => {
    expect(answerWith(change)).toMatchObject({
      view: { ok: false, reason },
      seen: { ok: false, reason },
    });
  });

  it('draws what there is of an impossible rig', () => {
    expect(answerWith({ distance: '0' }).plan?.centre.lit.start.yMm).toBe(0);
    expect(answerWith({ screenSize: '0' }).plan).toBeNull();
  });
});
