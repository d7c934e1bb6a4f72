import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratioFromResolution } from '../geometry/panel-size';
import { valueOf } from '../../testing/example-rigs';
import { readPixels, readRatio, readShape } from './read-shape';
import { usualResolutions } from './resolutions';

describe('a shape as it is typed', () => {
  it('is pixels, however they are joined', () => {
    fc.assert(
      fc.property(
        fc.nat(999_999),
        fc.nat(999_999),
        fc.constantFrom('x', 'X', '×', ' x ', ' × ', '*'),
        (widthPx, heightPx, join) => {
          expect(readPixels(` ${widthPx}${join}${heightPx} `)).toEqual({ widthPx, heightPx });
          expect(readRatio(`${widthPx}${join}${heightPx}`)).toBeNull();
        },
      ),
    );
  });

  it.each(['', '3440', 'x1440', '3440x', 'about 3440x1440', '3440x1440 or so', '1234567x1', '3440 by 1440'])(
    'is no pixels: %j',
    (text) => {
      expect(readPixels(text)).toBeNull();
    },
  );

  it.each([
    ['2560x1080', { width: 2560, height: 1080 }],
    ['12:5', { width: 12, height: 5 }],
    ['0x1080', null],
    ['2560x0', null],
    ['', null],
  ])('is either: %j', (text, shape) => {
    expect(readShape(text)).toEqual(shape);
  });

  it.each([
    ['12:5', { width: 12, height: 5 }],
    ['2.39:1', { width: 2.39, height: 1 }],
    ['2,39 : 1', { width: 2.39, height: 1 }],
    ['16/10', { width: 16, height: 10 }],
    ['9:16', { width: 9, height: 16 }],
    [' 21:9 ', { width: 21, height: 9 }],
    ['0:9', null],
    ['9:0', null],
    ['0:0', null],
    ['1.2.3:1', null],
    ['16:1.2.3', null],
    ['16:9:1', null],
    ['16:9 or so', null],
    ['about 16:9', null],
    ['16:', null],
    ['16', null],
    ['wide', null],
    ['-16:9', null],
    ['3440x1440', null],
  ])('is a ratio or not: %j', (text, ratio) => {
    expect(readRatio(text)).toEqual(ratio);
  });
});

describe('the usual resolutions', () => {
  it.each(usualResolutions.flatMap(({ ratio, pixels }) => pixels.map((each) => [each, ratio] as const)))(
    '%s is %s in lowest terms',
    (text, ratio) => {
      const { widthPx, heightPx } = readPixels(text)!;
      const { width, height } = valueOf(ratioFromResolution(widthPx, heightPx));
      expect(`${width}:${height}`).toBe(ratio);
    },
  );

  it('has every shape that is asked for, and two kinds of 21:9', () => {
    const sold = usualResolutions.map(({ soldAs }) => soldAs);
    for (const shape of ['16:9', '16:10', '3:2', '24:10', '32:9', '32:10', '4:3', '5:4'])
      expect(sold).toContain(shape);
    expect(sold.filter((shape) => shape === '21:9')).toHaveLength(2);
  });
});
