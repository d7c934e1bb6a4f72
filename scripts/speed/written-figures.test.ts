import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { figures, limitText, type FigureId } from './figures';
import { readWritten } from './written-figures';

const written = readWritten(readFileSync('docs/performance.md', 'utf8'));

describe('docs/performance.md', () => {
  test.each(Object.keys(figures) as FigureId[])('has %s, with its limit', (id) => {
    expect(written.get(id)?.measured).toMatch(/^−?\d/);
    expect(written.get(id)?.limit).toBe(limitText(figures[id]));
  });
});

test('says the goal beside the limit where there is one', () => {
  const { blockingTime, heapGrowth, typingClassicRatio } = figures;
  expect(limitText(blockingTime)).toBe('goal 50 ms, at most 300 ms');
  expect(limitText(typingClassicRatio)).toBe('goal 1.7, at most 3.5');
  expect(limitText(heapGrowth)).toBe('−5 to 5 %');
});

test('reads a row by its name', () => {
  const table =
    '| figure | measured | limit |\n| --- | --- | --- |\n| Lighthouse, SEO | 100 points | at least 100 points |';
  expect([...readWritten(table)]).toEqual([
    ['seo', { measured: '100 points', limit: 'at least 100 points' }],
  ]);
});
