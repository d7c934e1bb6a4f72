import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDegrees, toRadians } from '../geometry/units';
import type { Fov } from '../geometry/view-angles';
import { angleGivenBy, axisOf, convert, fovGivenBy, fovOfVertical, ratioOf } from './convert';
import { games } from './games';
import type { Conversion } from './record-types';

const wide = 16 / 9;
const fovOfV = (degrees: number, ratio = wide): Fov => fovOfVertical(toRadians(degrees), ratio);

const horizontal: Conversion = { kind: 'horizontal' };
const vertical: Conversion = { kind: 'vertical' };
const timesFiftyEight: Conversion = { kind: 'vertical-linear', zeroAt: 0, degreesPerUnit: 58 };
const eaWrc: Conversion = { kind: 'vertical-linear', zeroAt: 18, degreesPerUnit: 0.5 };
const f1: Conversion = { kind: 'ratio-linear', ratio: wide, zeroAt: 77, degreesPerUnit: 2 };
const fourByThree: Conversion = {
  kind: 'ratio-linear',
  ratio: 4 / 3,
  zeroAt: 0,
  degreesPerUnit: 180 / Math.PI,
};
const dirtRally2: Conversion = { kind: 'vertical-parabola', apexAt: 10, apexDegrees: 75, bend: 0.2 };
const halved: Conversion = { kind: 'vertical-halved-below', base: 60 };

describe('convert', () => {
  it('takes an angle as it is', () => {
    expect(convert(horizontal, { h: toRadians(61.7358), v: toRadians(37.1675) })).toBeCloseTo(61.7358, 10);
    expect(convert(vertical, { h: toRadians(61.7358), v: toRadians(37.1675) })).toBeCloseTo(37.1675, 10);
  });

  it('counts evenly along V', () => {
    expect(convert(timesFiftyEight, fovOfV(29))).toBeCloseTo(0.5, 10);
    expect(convert(eaWrc, fovOfV(18))).toBeCloseTo(0, 10);
    expect(convert(eaWrc, fovOfV(68))).toBeCloseTo(100, 10);
  });

  it('counts along the width of an imagined picture, whatever the real ratio', () => {
    // tan(V/2) = 0.5 / (16/9): the 16:9 picture is 2·atan 0.5 = 53.1301° wide
    const v = (2 * Math.atan(0.5 / wide) * 180) / Math.PI;
    expect(convert(f1, fovOfV(v))).toBeCloseTo((53.1301 - 77) / 2, 4);
    expect(convert(f1, fovOfV(v, 32 / 9))).toBeCloseTo((53.1301 - 77) / 2, 4);
    // tan(V/2) = 3/4: the 4:3 picture is 2·atan 1 = 90° wide
    expect(convert(fourByThree, fovOfV(73.7398, 2.4))).toBeCloseTo(Math.PI / 2, 5);
  });

  // https://github.com/caerphoto/fovcalc: the positions of the DiRT Rally 2.0 slider
  const positions = [30.0, 35.8, 41.2, 46.2, 50.8, 55.0, 58.8, 62.2, 65.2, 67.8, 70.0];
  it.each(positions.map((v, i) => [i - 5, v]))('puts position %i of DiRT Rally 2.0 at %f°', (position, v) => {
    expect(convert(dirtRally2, fovOfV(v))).toBeCloseTo(position, 8);
    expect(toDegrees(angleGivenBy(dirtRally2, position, wide))).toBeCloseTo(v, 8);
  });

  it('still has a number past the apex of that slider', () => {
    expect(convert(dirtRally2, fovOfV(75))).toBeCloseTo(10, 5);
    expect(convert(dirtRally2, fovOfV(95))).toBeCloseTo(20, 8); // mirrored about the apex at 10: 75° + 20°
  });

  it('halves what is below the base', () => {
    expect(convert(halved, fovOfV(75))).toBeCloseTo(75, 10);
    expect(convert(halved, fovOfV(60))).toBeCloseTo(60, 10);
    expect(convert(halved, fovOfV(30))).toBeCloseTo(45, 10);
  });
});

describe('backwards', () => {
  it('tells the axis that a number is counted along', () => {
    expect([horizontal, f1, fourByThree].map(axisOf)).toEqual(['horizontal', 'horizontal', 'horizontal']);
    expect([vertical, eaWrc, dirtRally2, halved].map(axisOf)).toEqual(Array(4).fill('vertical'));
  });

  it('gives the angle on your own screen, not on the imagined one', () => {
    // F1 at 0 is 77° at 16:9; at 32:9 the same height is twice as wide: 2·atan(2·tan 38.5°) = 115.70°
    expect(toDegrees(angleGivenBy(f1, 0, wide))).toBeCloseTo(77, 10);
    expect(toDegrees(angleGivenBy(f1, 0, 32 / 9))).toBeCloseTo(115.7, 1);
  });

  it('gives both angles', () => {
    const { h, v } = fovGivenBy(horizontal, 90, 2);
    expect(toDegrees(h)).toBeCloseTo(90, 10);
    expect(toDegrees(v)).toBeCloseTo(53.1301, 4); // 2·atan(1/2)
    expect(ratioOf({ h, v })).toBeCloseTo(2, 10);
  });

  const conversions = [
    ...new Map(
      games.flatMap(({ scale }) => (scale ? [[JSON.stringify(scale.conversion), scale.conversion]] : [])),
    ).values(),
  ] as Conversion[];

  it.each(conversions)('undoes $kind $zeroAt $degreesPerUnit', (conversion) => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 170, noNaN: true }),
        fc.double({ min: 1, max: 6, noNaN: true }),
        (v, ratio) => {
          const fov = fovOfV(v, ratio);
          const back = fovGivenBy(conversion, convert(conversion, fov), ratio);
          expect(back.h).toBeCloseTo(fov.h, 9);
          expect(back.v).toBeCloseTo(fov.v, 9);
        },
      ),
    );
  });
});
