import { words as app } from '#messages/app';
import { words as moreFields } from '#messages/more-fields';
import { words } from '#messages/rest-of-view';
import { expect, test } from 'vitest';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import { horizonOf, horizonPlaceText, whereIsHorizon } from './horizon-texts';

const answerOf = (entry: RigEntry) => {
  const found = horizonOf(entry);
  return found.ok ? whereIsHorizon(entry, found.value, 'cm') : found.reason;
};

// By hand, docs/formulas.md, eye-height: 27in 16:9 is 33.62 cm high.
test('eyes that are not entered count as level, and the answer says how to change that', () => {
  expect(answerOf(defaultEntry)).toEqual([
    'It lies in the middle of your screen, 16.8 cm above the lower edge of its picture.',
    words.whereIs.notEntered,
  ]);
  expect(answerOf({ ...defaultEntry, eyeOffset: '0' })).toHaveLength(1);
  expect(words.whereIs.notEntered).toContain(`“${app.input.more}”`);
  expect(words.whereIs.notEntered).toContain(`“${moreFields.eyeOffset.label}”`);
});

test('centimetres, and pixels once they are known', () => {
  const entry = { ...defaultEntry, eyeOffset: '8', resolution: '2560x1440' };
  expect(answerOf(entry)).toEqual([
    'It lies 8 cm above the middle of your screen, 24.8 cm above the lower edge of its picture.',
    'In pixels: 377 from the top, of 1440.',
  ]);
  expect(horizonPlaceText(horizonOf(entry), 'cm')).toBe('8 cm above the middle of your screen');
  // 80/25.4 = 3.1496.
  expect(horizonPlaceText(horizonOf(entry), 'in')).toBe('3.1″ above the middle of your screen');
});

test('below the middle, and beyond the glass', () => {
  expect(answerOf({ ...defaultEntry, eyeOffset: '-5' })).toEqual([
    'It lies 5 cm below the middle of your screen, 11.8 cm above the lower edge of its picture.',
  ]);
  const high = { ...defaultEntry, eyeOffset: '20' };
  expect(answerOf(high)).toEqual([words.whereIs.beyond('3.2 cm')]);
  expect(horizonPlaceText(horizonOf(high), 'cm')).toBe('at the upper edge of your screen');
  expect(answerOf({ ...defaultEntry, eyeOffset: '-20' })).toEqual([words.whereIs.beyond('3.2 cm')]);
});

test('an impossible rig has no place', () => {
  const entry = { ...defaultEntry, distance: '0', eyeOffset: '8' };
  expect(answerOf(entry)).toBe('distance-not-positive');
  expect(horizonPlaceText(horizonOf(entry), 'cm')).toBe(words.place.unknown);
});
