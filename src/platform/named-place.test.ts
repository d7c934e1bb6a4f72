import { expect, test } from 'vitest';
import { hasRigIn, namedPlace, withoutPlace, withPlace } from './named-place';

test.each([
  ['', ''],
  ['#', ''],
  ['#plan', 'plan'],
  ['#v=1&units=cm', ''],
  ['#v=1&units=cm&at=plan', 'plan'],
  ['#v=1&at=plan&units=cm', ''],
  ['#v%3D1%26units%3Dcm', ''],
])('%o names %o', (hash, place) => {
  expect(namedPlace(hash)).toBe(place);
});

test('a place takes the place of another, and a rig stays', () => {
  expect(withPlace('', 'plan')).toBe('#plan');
  expect(withPlace('#compare', 'plan')).toBe('#plan');
  expect(withPlace('#v=1&units=cm', 'plan')).toBe('#v=1&units=cm&at=plan');
  expect(withPlace('#v=1&units=cm&at=compare', 'plan')).toBe('#v=1&units=cm&at=plan');
  expect(withoutPlace('#v=1&units=cm&at=compare')).toBe('#v=1&units=cm');
});

test.each([
  ['', false],
  ['#plan', false],
  ['#faq-rig', false],
  ['#game=acc', false],
  ['#v=1&rig=ratio:16:9;size:27;distance:60;screens:single', true],
  ['#units=cm&v=1', true],
  ['#v%3D1%26rig%3Dratio:16:9', true],
  // Escaped twice.
  ['#v%253D1%2526rig%253Dratio:16:9', true],
])('%o holds a rig: %o', (hash, isThere) => {
  expect(hasRigIn(hash)).toBe(isThere);
});
