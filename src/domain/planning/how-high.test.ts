import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDegrees } from '../geometry/units';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { between } from '../../testing/sample-rigs';
import { eyeHeight } from './how-high';

const { flat27 } = exampleRigs;

describe('eyeHeight', () => {
  // 27in 16:9 is 336.221 mm high: 100/336.221 = 0.29742, atan(100/500) = 11.3099°; half of it is 168.11 mm.
  it.each([
    { offsetMm: 100, shift: 0.29742, pitch: 11.3099, horizonIs: 'inside' },
    { offsetMm: -50, shift: -0.14871, pitch: -5.7106, horizonIs: 'inside' },
    { offsetMm: 0, shift: 0, pitch: 0, horizonIs: 'inside' },
    { offsetMm: 169, shift: 0.502645, pitch: 18.6753, horizonIs: 'above' },
    { offsetMm: -169, shift: -0.502645, pitch: -18.6753, horizonIs: 'below' },
  ])('27in 16:9 at 50 cm, the eye at $offsetMm mm', ({ offsetMm, shift, pitch, horizonIs }) => {
    const found = valueOf(eyeHeight(flat27, offsetMm));
    expect(found.lensShift).toBeCloseTo(shift, 5);
    expect(toDegrees(found.pitch)).toBeCloseTo(pitch, 3);
    expect(found.horizonIs).toBe(horizonIs);
  });

  it('as far below as above, the other way round', () => {
    fc.assert(
      fc.property(between(0.1, 400), (mm) => {
        const [above, below] = [valueOf(eyeHeight(flat27, mm)), valueOf(eyeHeight(flat27, -mm))];
        expect(below.lensShift).toBe(-above.lensShift);
        expect(below.pitch + above.pitch).toBe(0);
      }),
    );
  });

  it('an eye nowhere has no horizon', () => {
    expect(eyeHeight(flat27, NaN)).toEqual({ ok: false, reason: 'not-finite' });
  });
});
