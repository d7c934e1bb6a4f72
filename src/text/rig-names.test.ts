import { expect, test } from 'vitest';
import { defaultEntry } from '../domain/rig/entry';
import { generatedName } from './rig-names';

test('a generated name leaves out an unknown radius', () => {
  const curved = { ...defaultEntry, curvedScreen: true };
  expect(generatedName(curved, 'cm')).toBe('27″ 16:9 1000R at 50 cm');
  expect(generatedName({ ...curved, radiusCurve: '' }, 'cm')).toBe('27″ 16:9 curved at 50 cm');
  expect(generatedName({ ...curved, radiusCurve: '0' }, 'cm')).toBe('27″ 16:9 curved at 50 cm');
});

test('a rig of three is called by its side screens, the gap and the height of the eyes', () => {
  const triple = { ...defaultEntry, screens: 'triple' } as const;
  expect(generatedName(triple, 'cm')).toBe('3 × 27″ 16:9 at 50 cm');
  const unlike = { ...triple, sideSize: '24', sideRatio: '16:10', gap: '20', eyeOffset: '4' };
  expect(generatedName(unlike, 'cm')).toBe(
    '27″ 16:9 with two 24″ 16:10 at 50 cm, gap 20 mm, eyes 4 cm above its middle',
  );
  expect(generatedName({ ...triple, sideSize: '24' }, 'cm')).toBe('27″ 16:9 with two 24″ 16:9 at 50 cm');
  expect(generatedName({ ...triple, sideRatio: '16:10' }, 'cm')).toBe('27″ 16:9 with two 27″ 16:10 at 50 cm');
  expect(generatedName({ ...defaultEntry, eyeOffset: '-5', gap: '20', sideSize: '24' }, 'cm')).toBe(
    '27″ 16:9 at 50 cm, eyes 5 cm below its middle',
  );
});
