import { describe, expect, it } from 'vitest';
import { noRefinements, parseRig } from './parse-rig';
import { defaultSetup } from './setup';
import { toDegrees } from './units';
import { viewAngles } from './view-angles';
import { valueOf } from './example-rigs';

describe('parseRig', () => {
  // By hand: 27 in · 25.4 = 685.8 mm; · 16/√337 = 597.727, · 9/√337 = 336.221.
  it('turns inches and centimetres into millimetres', () => {
    const rig = valueOf(parseRig(defaultSetup, noRefinements));
    expect(rig.panel.widthMm).toBeCloseTo(597.727, 2);
    expect(rig.panel.heightMm).toBeCloseTo(336.221, 2);
    expect(rig.panel.curveRadiusMm).toBeNull();
    expect(rig.eyeDistanceMm).toBe(500);
    expect(rig.sides).toBeNull();
  });

  it('gives the default rig H 61.7358 and V 37.1675', () => {
    const view = valueOf(viewAngles(valueOf(parseRig(defaultSetup, noRefinements))));
    expect(toDegrees(view.h)).toBeCloseTo(61.7358, 4);
    expect(toDegrees(view.v)).toBeCloseTo(37.1675, 4);
  });

  it('uses the radius only when curved and the bezel only with three screens', () => {
    const setup = { ...defaultSetup, radiusCurve: 1500, bezelThickness: 8 };
    expect(valueOf(parseRig(setup, noRefinements)).panel.curveRadiusMm).toBeNull();
    expect(valueOf(parseRig({ ...setup, curvedScreen: true }, noRefinements)).panel.curveRadiusMm).toBe(1500);
    expect(valueOf(parseRig({ ...setup, screens: 'triple' }, noRefinements)).sides).toEqual({
      bezelMm: 8,
      gapMm: null,
      sideAngle: null,
      panel: null,
    });
  });

  // By hand: 34 in · 25.4 = 863.6 mm; 43:18, √(43² + 18²) = 46.6154; · 43 = 796.62, · 18 = 333.47.
  it('prefers the ratio of the resolution to the one on the box', () => {
    const setup = { ...defaultSetup, screenRatio: '21:9' as const, screenSize: 34 };
    const rig = valueOf(parseRig(setup, { ...noRefinements, resolution: { widthPx: 3440, heightPx: 1440 } }));
    expect(rig.panel.widthMm).toBeCloseTo(796.62, 1);
    expect(rig.panel.heightMm).toBeCloseTo(333.47, 1);
  });

  it('prefers measured width and height to everything else', () => {
    const refinements = {
      ...noRefinements,
      resolution: { widthPx: 3440, heightPx: 1440 },
      litSize: { widthMm: 700, heightMm: 300 },
    };
    expect(valueOf(parseRig({ ...defaultSetup, screenSize: 0 }, refinements)).panel).toMatchObject({
      widthMm: 700,
      heightMm: 300,
    });
  });

  it('carries over gap, stand angle and eye height', () => {
    const rig = valueOf(
      parseRig(
        { ...defaultSetup, screens: 'triple' },
        { ...noRefinements, gapMm: 4, sideAngleDegrees: 45, eyeOffsetCm: -3 },
      ),
    );
    expect(rig.sides?.gapMm).toBe(4);
    expect(rig.sides?.sideAngle).toBeCloseTo(Math.PI / 4, 12);
    expect(rig.eyeOffsetMm).toBe(-30);
  });

  // By hand: 24 in · 25.4 = 609.6 mm; · 16/√337 = 531.31.
  it('gives the side screens a size of their own', () => {
    const triple = { ...defaultSetup, screens: 'triple' as const, curvedScreen: true };
    const rig = valueOf(parseRig(triple, { ...noRefinements, sideScreenSize: 24 }));
    expect(rig.sides?.panel?.widthMm).toBeCloseTo(531.31, 1);
    expect(rig.sides?.panel?.curveRadiusMm).toBe(1000);
    expect(parseRig(triple, { ...noRefinements, sideScreenSize: 0 })).toEqual({
      ok: false,
      reason: 'size-not-positive',
    });
  });

  it('names the reason for a screen of no size', () => {
    expect(parseRig({ ...defaultSetup, screenSize: 0 }, noRefinements)).toEqual({
      ok: false,
      reason: 'size-not-positive',
    });
  });
});
