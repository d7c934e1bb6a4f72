import { describe, expect, it } from 'vitest';
import { noRefinements } from '../../core/parse-rig';
import { defaultSetup } from '../../core/setup';
import { noRefinementEntry, parseRefinements } from './refinement-entry';

describe('parseRefinements', () => {
  it('leaves everything to the method at first', () => {
    expect(parseRefinements(noRefinementEntry, defaultSetup)).toEqual(noRefinements);
  });

  it('reads what was typed, and leaves what is no number to the method', () => {
    const entry = { ...noRefinementEntry, sideAngle: '45', gap: '2,5', sideSize: 'same', eyeOffset: '-3' };
    expect(parseRefinements(entry, defaultSetup)).toEqual({
      ...noRefinements,
      sideAngleDegrees: 45,
      gapMm: 2.5,
      sideScreenSize: null,
      eyeOffsetCm: -3,
    });
  });

  it('takes the pixels only for what is sold as 21:9', () => {
    const resolution = { widthPx: 3440, heightPx: 1440 };
    const entry = { ...noRefinementEntry, resolution };
    expect(parseRefinements(entry, { ...defaultSetup, screenRatio: '21:9' }).resolution).toEqual(resolution);
    expect(parseRefinements(entry, defaultSetup).resolution).toBeNull();
  });
});
