import fc from 'fast-check';
import { radians } from '../domain/geometry/units';
import { extremes } from './hostile-values';
import { anyFit, between } from './sample-rigs';

/** Any double; extreme and likely ones are frequent, so that some rigs are possible. */
export const hostileNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(...extremes),
  between(0, 3),
  between(1, 3000),
);

export const hostilePanel = fc.record({
  widthMm: hostileNumber,
  heightMm: hostileNumber,
  curveRadiusMm: fc.option(hostileNumber),
});

export const hostileSides = fc.record({
  bezelMm: hostileNumber,
  gapMm: fc.option(hostileNumber),
  sideAngle: fc.option(hostileNumber.map(radians)),
  panel: fc.option(hostilePanel),
});

export const hostileRig = fc.record({
  panel: hostilePanel,
  eyeDistanceMm: hostileNumber,
  eyeOffsetMm: hostileNumber,
  fit: anyFit,
  sides: fc.option(hostileSides),
});
