import { words } from '#messages/stored-data';
import { numberText } from '../../text/numbers';
import { readSavedRigs } from '../../domain/links/saved-rigs';
import type { StoredItem } from '../../state/stored';

interface Line {
  readonly what: string;
  /** Count or size. */
  readonly size: string;
}

/** One stored item in words. */
export function describeStored({ kind, key, text }: StoredItem): Line {
  const what = kind === 'other' ? words.kinds.other(key) : words.kinds[kind];
  const count = kind === 'games' ? gamesIn(text) : kind === 'rigs' ? rigsIn(text) : null;
  return { what, size: count === null ? sizeOf(text) : words.both(count, sizeOf(text)) };
}

function gamesIn(text: string): string | null {
  try {
    const games: unknown = JSON.parse(text);
    return Array.isArray(games) ? words.games(games.length) : null;
  } catch {
    return null;
  }
}

function rigsIn(text: string): string | null {
  const saved = readSavedRigs(text);
  return saved.ok ? words.rigs(saved.rigs.length) : null;
}

function sizeOf(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < 1000 ? words.bytes(bytes, String(bytes)) : words.kilobytes(numberText(bytes / 1000, 1));
}
