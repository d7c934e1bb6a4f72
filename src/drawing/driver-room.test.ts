import { describe, expect, test } from 'vitest';
import { exampleRigs } from '../testing/example-rigs';
import { planOf } from '../domain/geometry/plan-of';
import type { Rig } from '../domain/geometry/rig';
import { toRadians } from '../domain/geometry/units';
import { driverRoom } from './driver-room';

const roomOf = (rig: Rig) => driverRoom(planOf(rig)!);
const { flat27, curved49, flatTriple32 } = exampleRigs;

const triple27 = (degrees: number, eyeDistanceMm = 500): Rig => ({
  ...flat27,
  eyeDistanceMm,
  sides: { bezelMm: 0, gapMm: null, sideAngle: toRadians(degrees), panel: null },
});

describe('the wheel', () => {
  test('stands at arm’s length before a screen that is far enough', () => {
    expect(roomOf(flat27).wheelMm).toBe(400);
    expect(roomOf(flatTriple32).wheelMm).toBe(400);
  });

  // It is 90 mm deep, with 25 mm for the fingers: 350 − 45 − 25 = 280, and 300 − 70 = 230.
  test.each([
    [350, 280],
    [300, 230],
  ])('comes nearer before a screen at %d mm', (eyeDistanceMm, wheelMm) => {
    expect(roomOf({ ...flat27, eyeDistanceMm }).wheelMm).toBe(wheelMm);
  });

  test('is left out if it could not be turned', () => {
    expect(roomOf({ ...flat27, eyeDistanceMm: 250 })).toEqual({ driver: true, wheelMm: null });
  });

  // At 175 mm from its middle a radius of 1000 mm comes 1000 − √(1000² − 175²) = 15.4 mm nearer: 400 − 15.4 − 70 = 314.6.
  test('keeps clear of the curve, to a centimetre', () => {
    expect(roomOf({ ...curved49, eyeDistanceMm: 400 }).wheelMm).toBe(310);
  });
});

describe('the driver', () => {
  // The right screen starts at (299, 500) and ends 598 mm off: at (299 + 598 · cos 115°, 500 − 598 · sin 115°) = (46,
  // −42).
  test('has no place where a side screen ends in his head', () => {
    expect(roomOf(triple27(115))).toEqual({ driver: false, wheelMm: null });
  });

  // 299 + 598 · cos 100° = 195, 500 − 598 · sin 100° = −89: that is the right shoulder.
  test('nor in a shoulder', () => {
    expect(roomOf(triple27(100)).driver).toBe(false);
  });

  test.each([0, 45, 61.7, 80])('has one with side screens turned by %d°', (degrees) => {
    expect(roomOf(triple27(degrees)).driver).toBe(true);
  });

  test('has none where the glass is nearer than his nose', () => {
    expect(roomOf({ ...flat27, eyeDistanceMm: 5 }).driver).toBe(false);
  });
});
