import { inspectRigText, keptName, plainName, rigText, type RigFault } from './rig-text';
import { maxOwnGames, type SharedRig } from './shared';

/**
 * Saved rigs as text, on the device and in files alike: JSON with rigs written as in links. Every later version reads
 * it; docs/keeping.md has the form.
 */

/** A saved rig. Its name is empty only after reading, if it was invisible or generated. */
export interface SavedRig extends SharedRig {
  /** Distinguishes rigs of the same name. Files have none. */
  readonly id: string;
  /**
   * Measured games as text, which `readOwnGame` reads; left out if there are none. Kept unread, so that a damaged one
   * costs no rig.
   */
  readonly ownGames?: readonly string[];
}

export const maxSavedRigs = 200;
/** Longer than the highest number of rigs with every field in its longest spelling. */
export const maxSavedLength = 1_000_000;

/** Reason why a text cannot be read. */
export type SavedFault =
  | 'too-long'
  /** No JSON, or cut off. */
  | 'not-json'
  /** Other JSON. */
  | 'other-file'
  /** Written by a later version of this site. */
  | 'newer';

/** Fault of one rig. The others are still read. */
export interface SavedRigFault {
  /** Counted from 1. */
  readonly place: number;
  /** Empty if it has none that can be shown. */
  readonly name: string;
  readonly fault: RigFault | { readonly kind: 'no-rig' } | { readonly kind: 'too-many' };
}

export type SavedReading =
  | { readonly ok: true; readonly rigs: readonly SavedRig[]; readonly faults: readonly SavedRigFault[] }
  | { readonly ok: false; readonly reason: SavedFault };

const kind = 'rigs';

interface WriteOptions {
  readonly withIds: boolean;
  /** Whether a name is generated from the rig: readers generate it again, in their own language. */
  readonly isGenerated?: (rig: SavedRig) => boolean;
}

/** One rig per line, for people who look into a file. */
export function writeSavedRigs(
  rigs: readonly SavedRig[],
  { withIds, isGenerated = () => false }: WriteOptions,
): string {
  const lines = rigs.map((rig) => {
    const { id, name, entry, ownGames = [] } = rig;
    const generated = isGenerated(rig) && { generated: true };
    return JSON.stringify({
      ...(withIds && { id }),
      name,
      ...generated,
      rig: rigText({ name: '', entry }),
      ...(ownGames.length > 0 && { ownGames }),
    });
  });
  return `{"sightline":"${kind}","version":1,"rigs":[\n${lines.join(',\n')}\n]}\n`;
}

/** Reads saved rigs; never throws. */
export function readSavedRigs(text: string): SavedReading {
  const faulty = (reason: SavedFault): SavedReading => ({ ok: false, reason });
  if (text.length > maxSavedLength) return faulty('too-long');
  const saved = parsed(text);
  if (saved === undefined) return faulty('not-json');
  if (own(saved, 'sightline') !== kind) return faulty('other-file');
  const version = own(saved, 'version');
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    return faulty('other-file');
  return version > 1 ? faulty('newer') : readVersion1(own(saved, 'rigs'));
}

function readVersion1(list: unknown): SavedReading {
  if (!Array.isArray(list)) return { ok: false, reason: 'other-file' };
  const rigs: SavedRig[] = [];
  const faults: SavedRigFault[] = [];
  const ids = new Set<string>();
  for (const [index, saved] of (list as readonly unknown[]).entries()) {
    const [name, text, id] = [own(saved, 'name'), own(saved, 'rig'), own(saved, 'id')];
    const shown = typeof name === 'string' ? plainName(name) : '';
    const fail = (fault: SavedRigFault['fault']) => faults.push({ place: index + 1, name: shown, fault });
    if (rigs.length === maxSavedRigs) {
      fail({ kind: 'too-many' });
      break;
    }
    if (typeof text !== 'string') {
      fail({ kind: 'no-rig' });
      continue;
    }
    const reading = inspectRigText(text);
    const ownName = typeof name === 'string' && name !== '' ? keptName(name) : null;
    if (!reading.ok) fail(reading.fault);
    // This page cannot have written a name that is not normalised, nor a second one inside the rig.
    else if (ownName === null || reading.rig.name !== '') fail({ kind: 'wrong', field: 'name' });
    else {
      let ownId = typeof id === 'string' && /^[\w-]{1,20}$/.test(id) ? id : `r${index}`;
      while (ids.has(ownId)) ownId += '-';
      ids.add(ownId);
      const isGenerated = own(saved, 'generated') === true;
      const ownGames = ownGamesOf(own(saved, 'ownGames'));
      const rig = { id: ownId, name: isGenerated ? '' : ownName, entry: reading.rig.entry };
      rigs.push(ownGames.length > 0 ? { ...rig, ownGames } : rig);
    }
  }
  return { ok: true, rigs, faults };
}

/** Longer than any measured game. */
const maxOwnGameLength = 1500;

/** Ignores what cannot be a measured game. */
const ownGamesOf = (list: unknown): readonly string[] =>
  Array.isArray(list)
    ? (list as readonly unknown[])
        .filter((text) => typeof text === 'string')
        .filter((text) => text.length <= maxOwnGameLength)
        .slice(0, maxOwnGames)
    : [];

/** undefined for invalid JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Own properties alone, not those of the prototype. */
const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
