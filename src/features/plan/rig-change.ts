import { mmPer, type Units } from '../../domain/geometry/units';
import type { RigChange } from '../../domain/rig/entry';

/** Rounded like a tape, which shows no more than a tenth of a millimetre. */
const asTyped = (mm: number, units: Units): string => String(Number((mm / mmPer[units]).toFixed(2)));

/** Another height of the eye above the middle of the screen. */
export const lookFrom = (eyeOffsetMm: number, units: Units): RigChange => ({
  eyeOffset: asTyped(eyeOffsetMm, units),
  eyeOffsetUnit: units,
});

/** Another distance, as if typed. @example sitAt(627.363, 'cm') // distance "62.74" */
export const sitAt = (eyeDistanceMm: number, units: Units): RigChange => ({
  distance: asTyped(eyeDistanceMm, units),
  distanceUnit: units,
});
