import { expect, it } from 'vitest';
import { offeredLanguage } from './offered-language';

const english = { current: 'en-GB', others: ['de', 'pt-BR', 'zh-Hans'] };

it.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['pt-PT'], 'pt-BR'],
  [['zh-CN', 'en-US'], 'zh-Hans'],
  [['DE-de'], 'de'],
  // Not on the site, but the next one is.
  [['sv', 'de', 'en'], 'de'],
])('offers to a reader of %j: %s', (preferred, offered) => {
  expect(offeredLanguage(preferred, english)).toBe(offered);
});

it.each([[['en-US']], [['en', 'de']], [['sv', 'en', 'de']], [['sv']], [[]], [['']]])(
  'offers nothing to a reader of %j',
  (preferred) => {
    expect(offeredLanguage(preferred, english)).toBeNull();
  },
);

it('offers English on a German page', () => {
  expect(offeredLanguage(['en-US', 'de'], { current: 'de', others: ['en-GB'] })).toBe('en-GB');
});
