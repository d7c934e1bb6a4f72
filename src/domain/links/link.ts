import { asOneText, pairsOf, valuesOf } from './link-text';
import type { LinkReading, Shared } from './shared';
import { readVersion1, writeVersion1 } from './version-1';

/** Four rigs with every field in its longest spelling, and a hundred games, are shorter. */
export const maxLinkLength = 20_000;

/** Every version that was ever written, by its number. None is taken out: links stand in forums for years. */
const readers: readonly ((text: string) => LinkReading)[] = [readVersion1];

/**
 * The part of an address behind its `#`, which browsers never send to a server.
 *
 * @example writeLink(shared) // 'v=1&rig=ratio:16:9;size:27;distance:50;screens:single&method=classic&units=cm'
 */
export const writeLink = (shared: Shared): string => writeVersion1(shared);

/**
 * What a link says, or why it says nothing. It never throws, whatever somebody made of the address.
 *
 * @param fragment With or without its `#`.
 * @returns null = it is no link at all: an anchor, or nothing.
 */
export function readLink(fragment: string): LinkReading | null {
  const raw = fragment.replace(/^#/, '');
  // Before anything is looked at: what is too long costs nothing.
  if (raw.length > maxLinkLength) return { ok: false, reason: 'too-long' };
  const text = asOneText(raw);
  const pairs = pairsOf(text);
  const versions = valuesOf(pairs, 'v');
  if (versions.length === 0 && valuesOf(pairs, 'rig').length === 0) return null;
  const [version = '', ...more] = versions;
  if (more.length > 0 || !/^[1-9]\d{0,2}$/.test(version)) return { ok: false, reason: 'unreadable' };
  return readers[Number(version) - 1]?.(text) ?? { ok: false, reason: 'newer' };
}
