import { describe, expect, test } from 'vitest';
import {
  explainImpossible,
  possibleIfFinite,
  reasonIfNegative,
  reasonUnlessPositive,
  type Impossible,
} from './outcome';

const reasons: Readonly<Record<Impossible, true>> = {
  'not-finite': true,
  'size-not-positive': true,
  'distance-not-positive': true,
  'radius-not-positive': true,
  'gap-negative': true,
  'side-angle-out-of-range': true,
  'arc-longer-than-circle': true,
  'rim-behind-eye': true,
  'rim-hides-screen': true,
  'side-screen-out-of-reach': true,
  'side-screens-collide': true,
  'wanted-angle-out-of-range': true,
  'tapes-make-no-triangle': true,
};

describe('explainImpossible', () => {
  test.each(Object.keys(reasons) as Impossible[])('%s is explained in one plain sentence', (reason) => {
    const sentence = explainImpossible(reason);
    expect(sentence).toMatch(/^[A-Z][^.!?]*\.$/);
    expect(sentence).toMatch(/\byou(r|rs)?\b/i);
  });
});

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
