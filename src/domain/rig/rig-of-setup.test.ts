import { describe, expect, it } from 'vitest';
import { valueOf } from '../../testing/example-rigs';
import { toDegrees } from '../geometry/units';
import { viewAngles } from '../geometry/view-angles';
import { defaultEntry } from './entry';
import { rigOf } from './rig-of-setup';
import { setupOf, type Setup } from './setup';

const defaultSetup = setupOf(defaultEntry);
const rigWith = (change: Partial<Setup>) => rigOf({ ...defaultSetup, ...change });

describe('rigOf', () => {
  // By hand: 27 in · 25.4 = 685.8 mm; · 16/√337 = 597.727, · 9/√337 = 336.221.
  it('turns inches and centimetres into millimetres', () => {
    const rig = valueOf(rigOf(defaultSetup));
    expect(rig.panel.widthMm).toBeCloseTo(597.727, 2);
    expect(rig.panel.heightMm).toBeCloseTo(336.221, 2);
    expect(rig.panel.curveRadiusMm).toBeNull();
    expect(rig.eyeDistanceMm).toBe(500);
    expect(rig.sides).toBeNull();
  });

  it('gives the default rig H 61.7358 and V 37.1675', () => {
    const view = valueOf(viewAngles(valueOf(rigOf(defaultSetup))));
    expect(toDegrees(view.h)).toBeCloseTo(61.7358, 4);
    expect(toDegrees(view.v)).toBeCloseTo(37.1675, 4);
  });

  it('uses the radius only when curved and the bezel only with three screens', () => {
    const setup = { ...defaultSetup, radiusCurve: 1500, bezelThickness: 8 };
    expect(valueOf(rigOf(setup)).panel.curveRadiusMm).toBeNull();
    expect(valueOf(rigOf({ ...setup, curvedScreen: true })).panel.curveRadiusMm).toBe(1500);
    expect(valueOf(rigOf({ ...setup, screens: 'triple' })).sides).toEqual({
      bezelMm: 8,
      gapMm: null,
      sideAngle: null,
      panel: null,
    });
  });

  // By hand: 34 in · 25.4 = 863.6 mm; 43:18, √(43² + 18²) = 46.6154; · 43 = 796.62, · 18 = 333.47.
  it('prefers the ratio of the resolution to the one on the box', () => {
    const setup = { ...defaultSetup, screenRatio: '21:9' as const, screenSize: 34 };
    const rig = valueOf(rigOf({ ...setup, resolution: { widthPx: 3440, heightPx: 1440 } }));
    expect(rig.panel.widthMm).toBeCloseTo(796.62, 1);
    expect(rig.panel.heightMm).toBeCloseTo(333.47, 1);
  });

  it('prefers measured width and height to everything else', () => {
    const measured = {
      screenSize: 0,
      resolution: { widthPx: 3440, heightPx: 1440 },
      litSize: { widthMm: 700, heightMm: 300 },
    };
    expect(valueOf(rigWith(measured)).panel).toMatchObject({
      widthMm: 700,
      heightMm: 300,
    });
  });

  it('carries over gap, stand angle and eye height', () => {
    const rig = valueOf(rigWith({ screens: 'triple', gap: 4, sideAngle: 45, eyeOffset: -3 }));
    expect(rig.sides?.gapMm).toBe(4);
    expect(rig.sides?.sideAngle).toBeCloseTo(Math.PI / 4, 12);
    expect(rig.eyeOffsetMm).toBe(-30);
  });

  // By hand: 24 in · 25.4 = 609.6 mm; · 16/√337 = 531.31.
  it('gives the side screens a size of their own', () => {
    const triple = { screens: 'triple', curvedScreen: true } as const;
    const rig = valueOf(rigWith({ ...triple, sideSize: 24 }));
    expect(rig.sides?.panel?.widthMm).toBeCloseTo(531.31, 1);
    expect(rig.sides?.panel?.curveRadiusMm).toBe(1000);
    expect(rigWith({ ...triple, sideSize: 0 })).toEqual({
      ok: false,
      reason: 'size-not-positive',
    });
  });

  it('names the reason for a screen of no size', () => {
    expect(rigWith({ screenSize: 0 })).toEqual({
      ok: false,
      reason: 'size-not-positive',
    });
  });

  // By hand: 27 in = 685.8 mm; 12:5, √(12² + 5²) = 13, so 12/13 · 685.8 = 633.05 and 5/13 · 685.8 = 263.77.
  it('takes a ratio of its own before the one in the list', () => {
    expect(valueOf(rigWith({ ownRatio: { width: 12, height: 5 } })).panel.widthMm).toBeCloseTo(633.05, 2);
    expect(valueOf(rigWith({ ownRatio: { width: 12, height: 5 } })).panel.heightMm).toBeCloseTo(263.77, 2);
  });

  // By hand: 24 in = 609.6 mm; 4:3 is 4/5 and 3/5 of it, 487.68 × 365.76. Without a size of its own, 27 in: 548.64 × 411.48.
  it('gives the side screens a size and a shape of their own', () => {
    const sidesWith = (change: Partial<Setup>) =>
      valueOf(rigWith({ screens: 'triple', ...change })).sides?.panel;
    const ratio = { width: 4, height: 3 };
    const both = sidesWith({ sideSize: 24, sideRatio: ratio });
    expect(both?.widthMm).toBeCloseTo(487.68, 6);
    expect(both?.heightMm).toBeCloseTo(365.76, 6);
    expect(both?.curveRadiusMm).toBeNull();
    const shape = sidesWith({ sideRatio: ratio });
    expect(shape?.widthMm).toBeCloseTo(548.64, 6);
    expect(shape?.heightMm).toBeCloseTo(411.48, 6);
    expect(sidesWith({})).toBeNull();
  });

  it('stands a side screen on end where its ratio says so', () => {
    const { sides } = valueOf(rigWith({ screens: 'triple', sideRatio: { width: 9, height: 16 } }));
    expect(sides?.panel?.widthMm).toBeCloseTo(336.221, 2);
    expect(sides?.panel?.heightMm).toBeCloseTo(597.727, 2);
  });
});
