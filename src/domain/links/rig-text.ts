import { canonicalShape, canonicalText } from '../rig/canonical-text';
import { defaultEntry, type RigEntry } from '../rig/entry';
import {
  fields,
  isLengthField,
  screenRatios,
  type FieldId,
  type LengthField,
  type LengthUnit,
  type MeasuredField,
} from '../rig/fields';
import { mmPer, readMeasured } from '../rig/read-quantity';
import { readPixels, readRatio } from '../rig/read-shape';
import { shortName } from '../rig/rig-name';
import { decodeText, encodeText, split } from './link-text';
import type { SharedRig } from './shared';

type LinkField = {
  readonly key: string;
  /** What it means where it is not said; without one, it always is. */
  readonly unsaid?: string;
} & (
  | {
      readonly id: LengthField;
      /** What a bare number counts in where nothing else is said. */
      readonly unit: LengthUnit;
    }
  | { readonly id: Exclude<FieldId, LengthField>; readonly unit?: undefined }
);

/**
 * How version 1 names the fields. Links last longer than defaults: what is not said means for ever what stands here, whatever the
 * table of fields will say. A field that is new some day is added with what its absence has meant until then.
 */
const linkFields = [
  { id: 'screenRatio', key: 'ratio' },
  { id: 'screenSize', key: 'size', unit: 'in' },
  { id: 'distance', key: 'distance', unit: 'cm' },
  { id: 'screens', key: 'screens' },
  { id: 'curvedScreen', key: 'curved', unsaid: 'no' },
  { id: 'radiusCurve', key: 'radius', unsaid: '1000', unit: 'mm' },
  { id: 'bezelThickness', key: 'bezel', unsaid: '0', unit: 'mm' },
  { id: 'fit', key: 'fit', unsaid: 'balanced' },
  { id: 'resolution', key: 'pixels', unsaid: '' },
  { id: 'litWidth', key: 'width', unsaid: '', unit: 'mm' },
  { id: 'litHeight', key: 'height', unsaid: '', unit: 'mm' },
  { id: 'sideAngle', key: 'angle', unsaid: '' },
  { id: 'gap', key: 'gap', unsaid: '', unit: 'mm' },
  { id: 'sideSize', key: 'side-size', unsaid: '', unit: 'in' },
  { id: 'sideRatio', key: 'side-ratio', unsaid: '' },
  { id: 'eyeOffset', key: 'eye', unsaid: '', unit: 'cm' },
] as const satisfies readonly LinkField[];

const nameKey = 'name';
/** No line ends, nothing that turns the direction of what is written around it. */
const notInNames = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name as it is kept: short, in one line, and nothing in it that is not seen. */
export const plainName = (name: string): string => shortName(name.replace(notInNames, ''));

/**
 * A name as somebody has kept it: as this page writes them, or empty where nothing of it is seen, which earlier versions have taken.
 * null = it is another.
 */
export function keptName(text: string): string | null {
  const name = plainName(text);
  return name === text || name === '' ? name : null;
}

/** What a field reads is at most 40 characters long, whatever spaces stand around it. */
const maxTypedLength = 42;
const inPlainSpaces = (text: string): string => {
  const plain = text.replace(/\s/g, ' ');
  return plain.length > maxTypedLength ? plain.trim() : plain;
};
const isUnit = (text: string): text is LengthUnit => Object.hasOwn(mmPer, text);

/** Whether a link may carry this for a field: there is no free text in it. An empty text may stand wherever one types. */
function canSay(id: FieldId, text: string, unit: LengthUnit | undefined): boolean {
  const field = fields[id];
  switch (field.kind) {
    case 'flag':
      return text === 'yes' || text === 'no';
    case 'choice':
      return field.options.some((option) => option === text);
    case 'ratio':
      return screenRatios.some((ratio) => ratio === text);
    case 'shape':
      // No screen has 0 pixels, but that is for the page to say.
      return text === '' || readPixels(text) !== null || readRatio(text) !== null;
    default:
      return text === '' || readMeasured(id as MeasuredField, text, unit) !== null;
  }
}

const unitOf = (id: FieldId, entry: RigEntry): LengthUnit | undefined =>
  isLengthField(id) ? entry[`${id}Unit`] : undefined;

/** A text as every language reads it: a link is opened in another one than it was made in. */
function canonicalOf(id: FieldId, text: string): string {
  switch (fields[id].kind) {
    case 'length':
    case 'angle':
      return canonicalText(id as MeasuredField, text);
    case 'shape':
      return canonicalShape(text);
    default:
      return text;
  }
}

function textOf({ id, unit }: LinkField, entry: RigEntry): string {
  const value = entry[id];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const typedIn = unitOf(id, entry);
  const canonical = canonicalOf(id, value);
  // What no field reads counts as if it were empty, so that is what is said.
  const said = canSay(id, canonical, typedIn) ? canonical : '';
  return typedIn === unit ? said : `${said}:${typedIn}`;
}

/** @example rigText({ name: 'Van', entry: defaultEntry }) // 'ratio:16:9;size:27;distance:50;screens:single;name:Van' */
export function rigText({ name, entry }: SharedRig): string {
  const said = linkFields
    .map((field) => ({ key: field.key, unsaid: unsaidOf(field), text: textOf(field, entry) }))
    .filter(({ text, unsaid }) => text !== unsaid)
    .map(({ key, text }) => `${key}:${encodeText(text)}`);
  const plain = plainName(name);
  return (plain === '' ? said : [...said, `${nameKey}:${encodeText(plain)}`]).join(';');
}

const unsaidOf = ({ unsaid }: LinkField): string | undefined => unsaid;

/** What a field is after a text of a link; null = no such thing. */
function entryPart({ id, unit: usual }: LinkField, text: string): Partial<RigEntry> | null {
  if (text !== inPlainSpaces(text)) return null;
  if (!isLengthField(id)) {
    if (!canSay(id, text, undefined)) return null;
    return { [id]: fields[id].kind === 'flag' ? text === 'yes' : text };
  }
  const [typed, typedIn] = split(text, ':');
  const unit = typedIn === '' ? usual : typedIn;
  // The usual unit is not said: one thing is written in one way.
  if (unit === undefined || !isUnit(unit) || typedIn === usual || !canSay(id, typed, unit)) return null;
  return { [id]: typed, [`${id}Unit`]: unit };
}

/** What a rig says of itself, by the names of its fields in a link. */
export type RigKey = (typeof linkFields)[number]['key'] | typeof nameKey;

/** What is wrong with a text that should be a rig. */
export type RigFault =
  /** It is not written as one: half a sign, or something said twice. */
  | { readonly kind: 'unreadable' }
  /** Something that every rig says is not said. */
  | { readonly kind: 'missing'; readonly key: RigKey }
  /** What is said for this is impossible. */
  | { readonly kind: 'wrong'; readonly key: RigKey }
  /** It says something that no rig of this version has. */
  | { readonly kind: 'unknown' };

type RigReading =
  { readonly ok: true; readonly rig: SharedRig } | { readonly ok: false; readonly fault: RigFault };

/** A rig, or what is wrong with it: the first thing that is. */
export function inspectRigText(rig: string): RigReading {
  const faulty = (fault: RigFault): RigReading => ({ ok: false, fault });
  const said = new Map<string, string>();
  for (const part of rig.split(';')) {
    const [key, raw] = split(part, ':');
    const value = decodeText(raw);
    if (value === null || said.has(key)) return faulty({ kind: 'unreadable' });
    said.set(key, value);
  }
  const text = said.get(nameKey);
  const name = keptName(text ?? '');
  if (name === null || text === '') return faulty({ kind: 'wrong', key: nameKey });
  said.delete(nameKey);

  let entry: RigEntry = defaultEntry;
  for (const field of linkFields) {
    const { key } = field;
    const value = said.get(key) ?? unsaidOf(field);
    if (value === undefined) return faulty({ kind: 'missing', key });
    const part = entryPart(field, value);
    if (part === null) return faulty({ kind: 'wrong', key });
    said.delete(key);
    entry = { ...entry, ...part };
  }
  return said.size === 0 ? { ok: true, rig: { name, entry } } : faulty({ kind: 'unknown' });
}

/** null = it is no rig, or not only that. */
export function readRigText(text: string): SharedRig | null {
  const reading = inspectRigText(text);
  return reading.ok ? reading.rig : null;
}
