import { words } from '#messages/exact';
import { describe, expect, test } from 'vitest';

describe('why a rig is impossible', () => {
  test.each(Object.entries(words.impossible))('%s is explained in one plain sentence', (_, sentence) => {
    expect(sentence).toMatch(/^[A-Z][^.!?]*\.$/);
    expect(sentence).toMatch(/\byou(r|rs)?\b/i);
  });
});
