import { describe, expect, test } from 'vitest';
import type { ViewedRig } from '../domain/geometry/compute-view';
import { possible } from '../domain/geometry/outcome';
import { toRadians } from '../domain/geometry/units';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { shaderAnswer, type ShaderSettings } from '../domain/shader/shader-answer';
import { errorLeftText, priceTexts, sliderTexts, whyNoShader } from './shader-texts';

const seenBy = (change: Partial<RigEntry>): ViewedRig => {
  const { seen } = exactAnswer({ ...defaultEntry, ...change });
  if (!seen.ok) throw new Error(seen.reason);
  return seen.value;
};
const settingsFor = (seen: ViewedRig): ShaderSettings => {
  const answer = shaderAnswer(possible(seen));
  if (answer.kind !== 'settings') throw new Error(answer.kind);
  return answer;
};
const curved49 = seenBy({
  screenRatio: '32:9',
  screenSize: '49',
  distance: '75',
  curvedScreen: true,
  radiusCurve: '1000',
});

describe('a shader in words', () => {
  test('has its sliders as its own menu shows them', () => {
    expect(
      sliderTexts(settingsFor(curved49).values).map(({ label, text, plain }) => [label, text, plain]),
    ).toEqual([
      ['Monitor height', '33.7 cm', '33.7'],
      ['Monitor curvature', '1000R', '1000'],
      ['Viewing distance', '75 cm', '75'],
      ['Border cropping', '1.00x', '1.00'],
    ]);
  });

  test('says the error that is left only where it would be seen', () => {
    expect(errorLeftText({ error: toRadians(0.049) }, curved49)).toContain('as much as 0.1°');
    expect(errorLeftText({ error: toRadians(0.12) }, curved49)).toMatch(/steps: .* up to 0\.1°\.$/);
    const triple = seenBy({ screens: 'triple', bezelThickness: '8', sideAngle: '40' });
    expect(errorLeftText({ error: toRadians(0.26) }, triple)).toMatch(/frames only roughly: .* 0\.3°\.$/);
  });

  // docs/formulas.md, shader: 0.8157 and 0.0587; 5120/1198.08 · 750 · π/180 = 55.94 pixels per degree, 45.6 of them kept.
  test('has its price, in pixels per degree where they are known', () => {
    const settings = settingsFor(curved49);
    expect(priceTexts(settings, curved49, null)).toEqual([expect.stringMatching(/82% of .* 6% of/)]);
    expect(priceTexts(settings, curved49, 5120)[1]).toContain('46 pixels per degree instead of 56');
  });

  test('says why it cannot work', () => {
    const why = (change: Partial<RigEntry>) => whyNoShader(shaderAnswer(possible(seenBy(change))));
    expect(why({ curvedScreen: true, radiusCurve: '5000' })).toContain(
      'Monitor curvature in CurvedMonitor goes from 800R to 4000R',
    );
    const triple = { screens: 'triple', distance: '80', sideAngle: '35' } as const;
    expect(why({ ...triple, curvedScreen: true })).toContain('flat ones only');
    expect(why({ ...triple, sideSize: '24' })).toContain('one size');
    expect(why({ ...triple, distance: '30', sideAngle: '' })).toContain('180°');
    expect(why({ ...triple, bezelThickness: '15' })).toContain(
      'Bezel width in TripleMonitor goes from 0 mm to 10 mm',
    );
    expect(why(triple)).toBe('');
  });
});
