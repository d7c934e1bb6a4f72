import { expect, test } from 'vitest';
import { possibleIfFinite, reasonIfNegative, reasonUnlessPositive } from './outcome';

test('a number that is not finite is refused before its sign is looked at', () => {
  expect(reasonUnlessPositive(-Infinity, 'size-not-positive')).toBe('not-finite');
  expect(reasonIfNegative(NaN, 'gap-negative')).toBe('not-finite');
  expect(reasonUnlessPositive(0, 'size-not-positive')).toBe('size-not-positive');
  expect(reasonIfNegative(0, 'gap-negative')).toBeNull();
});

test('an answer with one bad number deep inside is no answer', () => {
  expect(possibleIfFinite({ a: 1, b: { c: [2, NaN] } })).toEqual({ ok: false, reason: 'not-finite' });
  expect(possibleIfFinite({ a: 1, b: null, c: { d: 'text' } }).ok).toBe(true);
});
