import { canonicalShape, canonicalText } from '../rig/canonical-text';
import { defaultEntry, type RigEntry } from '../rig/entry';
import {
  fieldIds,
  fields,
  isLengthField,
  isMeasuredField,
  screenRatios,
  type FieldId,
  type LengthUnit,
} from '../rig/fields';
import { mmPer } from '../geometry/units';
import { readMeasured } from '../rig/read-quantity';
import { readPixels, readRatio } from '../rig/read-shape';
import { shortName } from '../rig/rig-name';
import { decodeText, encodeText, split } from './link-text';
import type { SharedRig } from './shared';

const nameKey = 'name';
/** Line ends, and controls of the direction of surrounding text. */
const notInNames = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Normalises a name: short, in one line, without invisible characters. */
export const plainName = (name: string): string => shortName(name.replace(notInNames, ''));

/**
 * Reads a stored name; empty if it has only invisible characters, which earlier versions allowed. null if this page
 * cannot have written it.
 */
export function keptName(text: string): string | null {
  const name = plainName(text);
  return name === text || name === '' ? name : null;
}

/** Longer than any field's text of at most 40 characters, with spaces around it. */
const maxTypedLength = 42;
const inPlainSpaces = (text: string): string => {
  const plain = text.replace(/\s/g, ' ');
  return plain.length > maxTypedLength ? plain.trim() : plain;
};
const isUnit = (text: string): text is LengthUnit => Object.hasOwn(mmPer, text);

/** True if a link may carry the text: never free text, an empty one in every typed field. */
function isAllowedInLink(id: FieldId, text: string, unit?: LengthUnit): boolean {
  if (isMeasuredField(id)) return text === '' || readMeasured(id, text, unit) !== null;
  const field = fields[id];
  switch (field.kind) {
    case 'flag':
      return text === 'yes' || text === 'no';
    case 'choice':
      return field.options.some((option) => option === text);
    case 'ratio':
      return screenRatios.some((ratio) => ratio === text);
    case 'shape':
      // The page reports a screen of 0 pixels.
      return text === '' || readPixels(text) !== null || readRatio(text) !== null;
  }
}

/** The text as every language reads it: a link opens in another language than it was written in. */
function canonicalOf(id: FieldId, text: string): string {
  if (isMeasuredField(id)) return canonicalText(id, text);
  return fields[id].kind === 'shape' ? canonicalShape(text) : text;
}

function textOf(id: FieldId, entry: RigEntry): string {
  const value = entry[id];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const canonical = canonicalOf(id, value);
  if (!isLengthField(id)) return isAllowedInLink(id, canonical) ? canonical : '';
  const unit = entry[`${id}Unit`];
  // An unreadable text counts as an empty one.
  const text = isAllowedInLink(id, canonical, unit) ? canonical : '';
  return unit === fields[id].link.unit ? text : `${text}:${unit}`;
}

const absentText = (id: FieldId): string | undefined => {
  const { link } = fields[id];
  return 'absent' in link ? link.absent : undefined;
};

/** @example rigText({ name: 'Van', entry: defaultEntry }) // 'ratio:16:9;size:27;distance:50;screens:single;name:Van' */
export function rigText({ name, entry }: SharedRig): string {
  const parts = fieldIds
    .map((id) => ({ id, text: textOf(id, entry) }))
    .filter(({ id, text }) => text !== absentText(id))
    .map(({ id, text }) => `${fields[id].link.key}:${encodeText(text)}`);
  const plain = plainName(name);
  return (plain === '' ? parts : [...parts, `${nameKey}:${encodeText(plain)}`]).join(';');
}

/** The part of an entry that a text of a link means; null = no field takes it. */
function entryPart(id: FieldId, text: string): Partial<RigEntry> | null {
  if (text !== inPlainSpaces(text)) return null;
  if (!isLengthField(id)) {
    if (!isAllowedInLink(id, text)) return null;
    return { [id]: fields[id].kind === 'flag' ? text === 'yes' : text };
  }
  const usual = fields[id].link.unit;
  const [typed, typedIn] = split(text, ':');
  const unit = typedIn === '' ? usual : typedIn;
  // The usual unit is left out: a rig has one spelling.
  if (!isUnit(unit) || typedIn === usual || !isAllowedInLink(id, typed, unit)) return null;
  return { [id]: typed, [`${id}Unit`]: unit };
}

/** Reason why a text is no rig. */
export type RigFault =
  /** Syntax error: a damaged escape, or a key twice. */
  | { readonly kind: 'unreadable' }
  /** A required field is absent. */
  | { readonly kind: 'missing'; readonly field: FieldId }
  /** The field's value is impossible. */
  | { readonly kind: 'wrong'; readonly field: FieldId | 'name' }
  /** The version has no such key. */
  | { readonly kind: 'unknown' };

type RigReading =
  { readonly ok: true; readonly rig: SharedRig } | { readonly ok: false; readonly fault: RigFault };

/** Reads a rig, or the first fault in it. */
export function inspectRigText(rig: string): RigReading {
  const faulty = (fault: RigFault): RigReading => ({ ok: false, fault });
  const values = new Map<string, string>();
  for (const part of rig.split(';')) {
    const [key, raw] = split(part, ':');
    const value = decodeText(raw);
    if (value === null || values.has(key)) return faulty({ kind: 'unreadable' });
    values.set(key, value);
  }
  const text = values.get(nameKey);
  const name = keptName(text ?? '');
  if (name === null || text === '') return faulty({ kind: 'wrong', field: 'name' });
  values.delete(nameKey);

  let entry: RigEntry = defaultEntry;
  for (const id of fieldIds) {
    const { key } = fields[id].link;
    const value = values.get(key) ?? absentText(id);
    if (value === undefined) return faulty({ kind: 'missing', field: id });
    const part = entryPart(id, value);
    if (part === null) return faulty({ kind: 'wrong', field: id });
    values.delete(key);
    entry = { ...entry, ...part };
  }
  return values.size === 0 ? { ok: true, rig: { name, entry } } : faulty({ kind: 'unknown' });
}

/** null for a text that is no rig, or has more than a rig. */
export function readRigText(text: string): SharedRig | null {
  const reading = inspectRigText(text);
  return reading.ok ? reading.rig : null;
}
