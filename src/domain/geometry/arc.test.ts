import { expect, test } from 'vitest';
import { halfArc } from './arc';

test('a quarter circle ends one radius to the side and one forward', () => {
  const { bend, halfChordMm, sagittaMm } = halfArc((1000 * Math.PI) / 2, 1000);
  expect(bend).toBeCloseTo(Math.PI / 2, 12);
  expect(halfChordMm).toBeCloseTo(1000, 9);
  expect(sagittaMm).toBeCloseTo(1000, 9);
});

test('flat glass runs straight to the side', () => {
  expect(halfArc(300, null)).toEqual({ bend: 0, halfChordMm: 300, sagittaMm: 0 });
});

test('a huge radius is flat to the last digit', () => {
  expect(halfArc(300, 1e300).halfChordMm).toBe(300);
  expect(halfArc(300, Number.MAX_VALUE).sagittaMm).toBeCloseTo(0, 12);
});

test('a negative length runs to the left', () => {
  const right = halfArc(400, 1000);
  expect(halfArc(-400, 1000)).toEqual({
    bend: -0.4,
    halfChordMm: -right.halfChordMm,
    sagittaMm: right.sagittaMm,
  });
});
