import { expect, it } from 'vitest';
import { gameById } from './games';
import { settingKind } from './setting-kind';

it.each([
  ['acc', 'vertical'],
  ['automobilista-2', 'horizontal'],
  // The whole span of three screens is a horizontal angle, too.
  ['iracing', 'horizontal'],
  ['dirt-rally-2', 'own'],
  ['rbr', 'own'],
  ['gran-turismo-7', 'none'],
])('%s: %s', (id, kind) => {
  expect(settingKind(gameById(id)!)).toBe(kind);
});
