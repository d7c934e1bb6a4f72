import { asOneText, pairsOf, valuesOf } from './link-text';
import type { LinkReading, Shared } from './shared';
import { readVersion1, writeVersion1 } from './version-1';

/** Longer than four rigs with every field in its longest spelling, and a hundred games. */
export const maxLinkLength = 20_000;

/** One reader per version ever written, by its number. Never remove one: links stay in forums for years. */
const readers: readonly ((text: string) => LinkReading)[] = [readVersion1];

/**
 * Writes the part of an address behind its `#`, which browsers never send to a server.
 *
 * @example writeLink(shared) // 'v=1&rig=ratio:16:9;size:27;distance:50;screens:single&method=exact&units=cm'
 */
export const writeLink = (shared: Shared): string => writeVersion1(shared);

/**
 * Reads a link; never throws.
 *
 * @param fragment With or without its `#`.
 * @returns null for a fragment that is no link: an anchor, or empty.
 */
export function readLink(fragment: string): LinkReading | null {
  const raw = fragment.replace(/^#/, '');
  // Checked first: a fragment that is too long costs no parsing.
  if (raw.length > maxLinkLength) return { ok: false, reason: 'too-long' };
  const text = asOneText(raw);
  const reading = readText(text);
  if (reading?.ok !== false || !text.includes('%25')) return reading;
  // A program has escaped the values once more.
  const unescaped = readLink(text.replaceAll('%25', '%'));
  return unescaped?.ok === true ? unescaped : reading;
}

/** A link whose escaping cannot be undone. */
const damagedLink = /^(?:v|rig)%(?:25)*3D/i;

function readText(text: string): LinkReading | null {
  const pairs = pairsOf(text);
  const versions = valuesOf(pairs, 'v');
  if (versions.length === 0 && valuesOf(pairs, 'rig').length === 0)
    return damagedLink.test(text) ? { ok: false, reason: 'unreadable' } : null;
  const [version = '', ...more] = versions;
  if (more.length > 0 || !/^[1-9]\d{0,2}$/.test(version)) return { ok: false, reason: 'unreadable' };
  return readers[Number(version) - 1]?.(text) ?? { ok: false, reason: 'newer' };
}
