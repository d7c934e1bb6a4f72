import { expect, test } from 'vitest';
import { words } from '#messages/exact';
import { mailWith } from '../../platform/site';

test('a mail about a missing game has its name in subject and text, whatever its signs', () => {
  const mail = new URL(mailWith(words.library.tellUs.mail('Art & Rally?')));
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'hello@sightline.example']);
  expect(mail.searchParams.get('subject')).toBe('Missing game: Art & Rally?');
  // RFC 6068: lines end with CR and LF.
  expect(mail.searchParams.get('body')).toMatch(/^Game: Art & Rally\?\r\nPlatform:\r\n/);
});
