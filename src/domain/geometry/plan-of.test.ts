import { expect, test } from 'vitest';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { floorPlan } from './floor-plan';
import { planOf } from './plan-of';

const { flat27, flatTriple32 } = exampleRigs;

test('a rig that can be is drawn whole', () => {
  expect(planOf(flatTriple32)).toEqual(valueOf(floorPlan(flatTriple32)));
});

test('of an impossible rig, there are the screens that have a place', () => {
  expect(planOf({ ...flat27, eyeDistanceMm: 0 })?.centre.middle).toEqual({ xMm: 0, yMm: 0 });
});

test.each([
  ['an eye behind the screen', { ...flat27, eyeDistanceMm: -500 }],
  ['an eye a hundred metres away', { ...flat27, eyeDistanceMm: 1e5 }],
  [
    'a gap of two hundred metres between two screens',
    { ...flatTriple32, sides: { ...flatTriple32.sides!, gapMm: 2e5 } },
  ],
])('nothing is drawn of %s', (_, rig) => {
  expect(planOf(rig)).toBeNull();
});
