import { expect, test } from 'vitest';
import { tabAfterKey } from './tabs';

// ARIA Authoring Practices Guide, "Tabs Pattern".
test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['ArrowDown', 1, null],
  ['a', 1, null],
])('%s on tab %i of four leads to %o', (key, at, to) => {
  expect(tabAfterKey(key, at, 4)).toBe(to);
});

test('a single tab leads to itself', () => {
  for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) expect(tabAfterKey(key, 0, 1)).toBe(0);
});
