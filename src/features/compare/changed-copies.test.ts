import { expect, it } from 'vitest';
import { changedEntry } from '../../domain/rig/change-entry';
import { defaultEntry } from '../../domain/rig/entry';
import { inSize, movedBy, otherCount, otherCurve } from './changed-copies';

it('moves a copy by 10 cm or 4 in, and never into the screen', () => {
  expect(movedBy(-1, defaultEntry, 'cm')).toEqual({ distance: '40', distanceUnit: 'cm' });
  expect(movedBy(1, { ...defaultEntry, distance: '60,5' }, 'cm')).toEqual({
    distance: '70.5',
    distanceUnit: 'cm',
  });
  // 50 cm are 19.685 in.
  expect(movedBy(-1, defaultEntry, 'in')).toEqual({ distance: '15.69', distanceUnit: 'in' });
  expect(movedBy(-1, { ...defaultEntry, distance: '10' }, 'cm')).toBeNull();
  expect(movedBy(-1, { ...defaultEntry, distance: 'about there' }, 'cm')).toBeNull();
});

it('forgets the lit size of the old screens in another size', () => {
  const lit = { ...defaultEntry, litWidth: '600', litHeight: '340', sideSize: '24' };
  expect(changedEntry(lit, inSize('32'))).toEqual({ ...defaultEntry, screenSize: '32' });
});

it('turns one screen into three and back, and flat ones into curved ones and back', () => {
  expect(otherCount(defaultEntry)).toEqual({ screens: 'triple' });
  expect(otherCount({ ...defaultEntry, screens: 'triple' })).toEqual({ screens: 'single' });
  expect(otherCurve(defaultEntry)).toEqual({ curvedScreen: true });
  expect(otherCurve({ ...defaultEntry, curvedScreen: true })).toEqual({ curvedScreen: false });
});

it('bends a screen by the usual radius where the one entered is impossible', () => {
  expect(otherCurve({ ...defaultEntry, radiusCurve: '0', radiusCurveUnit: 'cm' })).toEqual({
    curvedScreen: true,
    radiusCurve: '1000',
    radiusCurveUnit: 'mm',
  });
});
