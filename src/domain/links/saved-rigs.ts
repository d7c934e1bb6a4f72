import { inspectRigText, keptName, plainName, rigText, type RigFault } from './rig-text';
import type { SharedRig } from './shared';

/**
 * Saved rigs as text, on the device and in files alike: JSON whose rigs are written as in links. What a version has written, every
 * later one reads; docs/keeping.md has the form.
 */

/** A saved rig. It always has a name; what is read may have one of which nothing is seen, or that is to be made anew: it is empty then. */
export interface SavedRig extends SharedRig {
  /** Tells it from others of the same name. Files have none. */
  readonly id: string;
}

export const maxSavedRigs = 200;
/** As many rigs with every field in its longest spelling are shorter. */
export const maxSavedLength = 1_000_000;

/** Why nothing can be taken from a text. */
export type SavedFault =
  | 'too-long'
  /** No JSON, or its end is missing. */
  | 'not-json'
  /** JSON, but not this. */
  | 'other-file'
  /** Written by a later version of this site. */
  | 'newer';

/** What is wrong with one of the rigs. The others are taken. */
export interface SavedRigFault {
  /** Counted from 1. */
  readonly place: number;
  /** Empty = it has none that can be shown. */
  readonly name: string;
  readonly fault: RigFault | { readonly kind: 'no-rig' } | { readonly kind: 'too-many' };
}

export type SavedReading =
  | { readonly ok: true; readonly rigs: readonly SavedRig[]; readonly faults: readonly SavedRigFault[] }
  | { readonly ok: false; readonly reason: SavedFault };

const kind = 'rigs';

interface WriteOptions {
  readonly withIds: boolean;
  /** Whether a name only says what the rig is: whoever reads it makes it anew, in their own language. */
  readonly isGenerated?: (rig: SavedRig) => boolean;
}

/** One rig a line: who looks into a file finds them. */
export function writeSavedRigs(
  rigs: readonly SavedRig[],
  { withIds, isGenerated = () => false }: WriteOptions,
): string {
  const lines = rigs.map((rig) => {
    const { id, name, entry } = rig;
    const generated = isGenerated(rig) && { generated: true };
    return JSON.stringify({ ...(withIds && { id }), name, ...generated, rig: rigText({ name: '', entry }) });
  });
  return `{"sightline":"${kind}","version":1,"rigs":[\n${lines.join(',\n')}\n]}\n`;
}

/** What a text says, or why it says nothing. It never throws, whatever somebody made of it. */
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
    // A name that is not as it is kept was not written by this page, and one inside the rig would be a second one.
    else if (ownName === null || reading.rig.name !== '') fail({ kind: 'wrong', key: 'name' });
    else {
      let ownId = typeof id === 'string' && /^[\w-]{1,20}$/.test(id) ? id : `r${index}`;
      while (ids.has(ownId)) ownId += '-';
      ids.add(ownId);
      const isGenerated = own(saved, 'generated') === true;
      rigs.push({ id: ownId, name: isGenerated ? '' : ownName, entry: reading.rig.entry });
    }
  }
  return { ok: true, rigs, faults };
}

/** undefined = it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** What is its own, and not what every object has by birth. */
const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
