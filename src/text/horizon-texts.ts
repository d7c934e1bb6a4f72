import { words } from '#messages/rest-of-view';
import { possible, type Outcome } from '../domain/geometry/outcome';
import type { Units } from '../domain/geometry/units';
import { horizonPlace, type HorizonPlace } from '../domain/planning/horizon-place';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { readField } from '../domain/rig/setup';
import { lengthText, shortLengthText } from './lengths';
import { numberText } from './numbers';

/** @example horizonOf({ ...defaultEntry, eyeOffset: '8' }) // inside, 80 mm above the middle */
export function horizonOf(entry: RigEntry): Outcome<HorizonPlace> {
  const { seen, setup } = exactAnswer(entry);
  return seen.ok ? horizonPlace(seen.value, setup.resolution?.heightPx ?? null) : seen;
}

/**
 * Place of the horizon, for the inside of a sentence.
 *
 * @example horizonPlaceText(horizonOf({ ...defaultEntry, eyeOffset: '8' }), 'cm') // "8 cm above the middle of your screen"
 */
export function horizonPlaceText(found: Outcome<HorizonPlace>, units: Units): string {
  const { place } = words;
  if (!found.ok) return place.unknown;
  if (found.value.horizonIs !== 'inside') return place.beyond[found.value.horizonIs];
  const { aboveMiddleMm } = found.value;
  if (aboveMiddleMm === 0) return place.level;
  return (aboveMiddleMm > 0 ? place.above : place.below)(shortLengthText(Math.abs(aboveMiddleMm), units));
}

/**
 * Answer to "Where is my horizon?" of a possible rig.
 *
 * @example whereIsHorizon(defaultEntry, place, 'cm')[0] // "It lies in the middle of your screen, 16.8 cm above the lower edge of its picture."
 */
export function whereIsHorizon(entry: RigEntry, place: HorizonPlace, units: Units): readonly string[] {
  const { whereIs } = words;
  const notEntered = readField('eyeOffset', entry) === null ? [whereIs.notEntered] : [];
  if (place.horizonIs !== 'inside')
    return [whereIs.beyond(lengthText(place.beyondEdgeMm, units)), ...notEntered];
  const { aboveLowerEdgeMm, rowsAbove } = place;
  const rows = exactAnswer(entry).setup.resolution?.heightPx;
  return [
    whereIs.inside(horizonPlaceText(possible(place), units), lengthText(aboveLowerEdgeMm, units)),
    ...(rowsAbove === null || rows === undefined
      ? []
      : [whereIs.rows(numberText(rowsAbove, 0), numberText(rows, 0))]),
    ...notEntered,
  ];
}
