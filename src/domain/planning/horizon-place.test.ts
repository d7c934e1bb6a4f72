import { expect, test } from 'vitest';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { computeView } from '../geometry/compute-view';
import type { Outcome } from '../geometry/outcome';
import type { Rig } from '../geometry/rig';
import { toDegrees } from '../geometry/units';
import { horizonPlace, type HorizonPlace } from './horizon-place';

const placeOn = (rig: Rig, rows: number | null): Outcome<HorizonPlace> => {
  const seen = computeView(rig);
  return seen.ok ? horizonPlace(seen.value, rows) : seen;
};

const lookedAtFrom = (eyeOffsetMm: number, rig: Rig = exampleRigs.flat27): Rig => ({ ...rig, eyeOffsetMm });

// By hand: 27in of 16:9 are 336.22 mm high, half of it is 168.11; 80/336.22 = 0.2379, so 0.2621 of the height is above
// the horizon: 377.4 of 1440 rows. atan(80/500) = 9.09°.
test('eyes 8 cm above the middle', () => {
  const place = valueOf(placeOn(lookedAtFrom(80), 1440));
  if (place.horizonIs !== 'inside') throw new Error(place.horizonIs);
  expect(place.aboveMiddleMm).toBe(80);
  expect(place.aboveLowerEdgeMm).toBeCloseTo(248.11, 2);
  expect(place.rowsAbove).toBe(377);
  expect(toDegrees(place.pitch)).toBeCloseTo(9.09, 2);
});

// By hand: 168.11 − 50 = 118.11; 0.5 + 50/336.22 = 0.6487, of 2160 rows 1401.2.
test('eyes 5 cm below the middle', () => {
  const place = valueOf(placeOn(lookedAtFrom(-50), 2160));
  expect(place).toMatchObject({ horizonIs: 'inside', aboveMiddleMm: -50, rowsAbove: 1401 });
  expect(place).toHaveProperty('aboveLowerEdgeMm', expect.closeTo(118.11, 2));
});

test('level eyes have it in the middle, on each kind of rig', () => {
  for (const rig of Object.values(exampleRigs))
    expect(valueOf(placeOn(lookedAtFrom(0, rig), 1080))).toMatchObject({
      horizonIs: 'inside',
      rowsAbove: 540,
      pitch: 0,
      aboveLowerEdgeMm: rig.panel.heightMm / 2,
    });
});

// By hand: 200 − 168.11 = 31.89.
test.each([
  [200, 'above'],
  [-200, 'below'],
])('eyes %d mm from the middle see the horizon beyond the glass, %s', (eyeOffsetMm, horizonIs) => {
  expect(valueOf(placeOn(lookedAtFrom(eyeOffsetMm), 1440))).toEqual({
    horizonIs,
    beyondEdgeMm: expect.closeTo(31.89, 2) as number,
  });
});

test('the edge of the glass still belongs to it', () => {
  const top = exampleRigs.flat27.panel.heightMm / 2;
  expect(valueOf(placeOn(lookedAtFrom(top), 1440))).toMatchObject({ horizonIs: 'inside', rowsAbove: 0 });
  expect(valueOf(placeOn(lookedAtFrom(-top), 1440))).toMatchObject({ horizonIs: 'inside', rowsAbove: 1440 });
});

test.each([null, 0, -1440, NaN, Infinity])('%s rows of pixels give no row', (rows) => {
  expect(valueOf(placeOn(lookedAtFrom(80), rows))).toMatchObject({ rowsAbove: null });
});

test.each([
  [{ eyeOffsetMm: NaN }, 'not-finite'],
  [{ eyeOffsetMm: Infinity }, 'not-finite'],
  [{ eyeDistanceMm: 0 }, 'distance-not-positive'],
  [{ panel: { widthMm: 600, heightMm: 0, curveRadiusMm: null } }, 'size-not-positive'],
])('an impossible rig, %o: %s', (change, reason) => {
  expect(placeOn({ ...exampleRigs.flat27, ...change }, 1440)).toEqual({ ok: false, reason });
});
