import { expect, test } from 'vitest';
import { seats, walkSeats } from './walk-seats';

test('finds where something begins and ends, to the last digit', () => {
  const found = walkSeats((mm) => (mm >= 400 && mm < 1000) || mm > 3000 || null);
  const ends = [found[0]!, ...found.filter((_, i) => found[i + 1] && found[i + 1]!.eyeDistanceMm > 2000)];
  expect(ends[0]!.eyeDistanceMm).toBe(400);
  expect(ends[1]!.eyeDistanceMm).toBeCloseTo(1000, 9);
  expect(ends[1]!.eyeDistanceMm).toBeLessThan(1000);
  expect(found.find(({ eyeDistanceMm }) => eyeDistanceMm > 2000)!.eyeDistanceMm).toBeCloseTo(3000, 9);
  expect(found.at(-1)!.eyeDistanceMm).toBe(seats.farthestMm);
});

test('looks from the nearest seat to the farthest, in order', () => {
  const all = walkSeats((mm) => mm).map(({ eyeDistanceMm }) => eyeDistanceMm);
  expect(all[0]).toBe(150);
  expect(all.at(-1)).toBe(5000);
  expect(all).toEqual(all.toSorted((a, b) => a - b));
});

test('finds nothing where nothing holds', () => {
  expect(walkSeats(() => null)).toEqual([]);
});
