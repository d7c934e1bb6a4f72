import { words } from '#messages/game-details';
import { words as exactWords } from '#messages/exact';
import { words as rowWords } from '#messages/games';
import { describe, expect, test } from 'vitest';
import { sourcesOf } from '../domain/games/game-sources';
import { games } from '../domain/games/games';

const sentence = /^[^!]*\.$/;

describe('what an opened game says', () => {
  const { tips, triple, reasons, notes } = words;
  const { cautions } = exactWords.row;
  test.each(Object.entries({ tips, triple, cautions, reasons, notes }))('%s are sentences', (_, texts) => {
    for (const text of Object.values(texts)) expect(text).toMatch(sentence);
  });

  test('what is followed by something has no full stop', () => {
    const { takes, otherwise, measures } = words;
    for (const text of [takes, otherwise, measures].flatMap(Object.values)) expect(text).toMatch(/[^.!\s]$/);
  });

  test('every game that is not confirmed says why', () => {
    for (const { id, evidence } of games) {
      if ('reason' in evidence) expect(words.reasons[evidence.reason].length, id).toBeGreaterThan(20);
    }
  });

  test('every game without a source says why it has none', () => {
    for (const { id, evidence, note } of games) {
      if (sourcesOf(id).length > 0) continue;
      const reason = 'reason' in evidence ? words.reasons[evidence.reason] : '';
      expect(`${reason} ${note && words.notes[note]}`, id).toMatch(
        /no page|not be checked|No trustworthy source|No page|no field-of-view setting|it is not known/,
      );
    }
  });
});

test('an error is told in words', () => {
  const { exact, narrow, wide } = rowWords.error;
  expect([exact(), narrow('1.4°'), wide('0.3°')]).toEqual(['exact', '1.4° too narrow', '0.3° too wide']);
});
