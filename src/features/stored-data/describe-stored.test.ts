import { expect, test } from 'vitest';
import type { StoredKind } from '../../state/stored';
import { describeStored } from './describe-stored';

const describe = (kind: StoredKind, text: string) => describeStored({ kind, key: 'sightline.x', text });

test('counts what there are several of, in bytes as UTF-8 counts them', () => {
  expect(describe('games', '["iracing","acc"]').size).toBe('2 games, 17 bytes');
  expect(describe('games', '["é"]').size).toBe('1 game, 6 bytes');
  expect(describe('rigs', '{"sightline":"rigs","version":1,"rigs":[]}').size).toBe('0 rigs, 42 bytes');
  expect(describe('rig', 'x'.repeat(1250)).size).toBe('1.3 KB');
});

test('says the size alone of what cannot be read', () => {
  expect(describe('games', '[').size).toBe('1 byte');
  expect(describe('games', '{}').size).toBe('2 bytes');
  expect(describe('rigs', '<script>').size).toBe('8 bytes');
});

test('names what only another version knows by its key', () => {
  expect(describe('other', '1')).toEqual({
    what: 'From another version (sightline.x)',
    size: '1 byte',
  });
});
