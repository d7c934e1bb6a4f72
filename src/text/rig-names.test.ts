import { expect, test } from 'vitest';
import { defaultEntry } from '../domain/rig/entry';
import { generatedName } from './rig-names';

test('a rig is called by what it is, and by no radius that nobody has said', () => {
  const curved = { ...defaultEntry, curvedScreen: true };
  expect(generatedName(curved, 'cm')).toBe('27″ 16:9 1000R at 50 cm');
  expect(generatedName({ ...curved, radiusCurve: '' }, 'cm')).toBe('27″ 16:9 curved at 50 cm');
  expect(generatedName({ ...curved, radiusCurve: '0' }, 'cm')).toBe('27″ 16:9 curved at 50 cm');
});
