import { readText, shown, type FileText } from './file-text';
import { maxDepth, type FoundValue } from './found-value';
import { iniValues } from './ini-values';
import { jsonValues } from './json-values';
import { isSettingName, viewRank } from './setting-names';
import { linesIn, valueIn } from './text-lines';
import { usetValues } from './uset-values';
import { xmlValues } from './xml-values';

/** Largest file that is inspected. */
export const maxInspectedBytes = 5 * 1024 * 1024;

/** Longest list of keys; candidates come first. */
const maxKeys = 1000;

/** Keys that are read: more are in no game's file. */
const maxFound = 20_000;

/** Values of a key that are kept. */
const maxValues = 8;

const maxValueLength = 60;

/** A key of a file, with its value. */
export interface InspectedKey {
  /** Names of what is around it, joined by a slash; empty = nothing. */
  readonly section: string;
  readonly key: string;
  /** Values of a key that is there several times, joined by a comma. */
  readonly value: string;
  /** Whether it may be about the view. */
  readonly isCandidate: boolean;
}

/** Reason why there is nothing to list. */
export type InspectionRefusal = 'empty' | 'too-large' | 'not-text' | 'no-keys';

/** Syntax that a file was read by; lines = `key: value`. */
type InspectedFormat = 'ini' | 'json' | 'xml' | 'uset' | 'lines';

export interface InspectedFile {
  readonly ok: true;
  readonly format: InspectedFormat;
  /** Candidates first, the likeliest before the others; else in the order of the file. */
  readonly keys: readonly InspectedKey[];
  /** Count of all keys, which may be more than are listed. */
  readonly total: number;
  /** Count of names that are none of a setting: paths, addresses, bare numbers. */
  readonly leftOut: number;
}

export type Inspection = InspectedFile | { readonly ok: false; readonly refusal: InspectionRefusal };

const refused = (refusal: InspectionRefusal): Inspection => ({ ok: false, refusal });

/**
 * Keys of a file, without any knowledge of its game.
 *
 * @example inspectFile(new TextEncoder().encode('[Camera]\nfov=60')) // section Camera, key fov, value 60, a candidate
 */
export function inspectFile(bytes: Uint8Array): Inspection {
  if (bytes.length > maxInspectedBytes) return refused('too-large');
  const file = readText(bytes);
  if (file === null || isBinary(file.text)) return refused('not-text');
  if (file.text.trim() === '') return refused('empty');
  const { format, values } = keysIn(file.text);
  /** By section and key as in the file; null = no name of a setting. */
  const found = new Map<string, Found | null>();
  let leftOut = 0;
  for (const each of values) {
    const id = `${each.section ?? ''}\n${each.key}`;
    let known = found.get(id);
    if (known === undefined) {
      if (found.size === maxFound) break;
      known = namesOf(each, file);
      found.set(id, known);
    }
    if (known === null) leftOut++;
    else if (known.texts.length < maxValues) known.texts.push(valueText(each, file, format));
  }
  const named = [...found.values()].filter((each) => each !== null);
  if (named.length === 0) return refused('no-keys');
  const ranked = named
    .map((each) => ({ ...each, rank: viewRank(each.key, each.section.split('/').at(-1) ?? '') }))
    .sort((one, other) => other.rank - one.rank);
  return {
    ok: true,
    format,
    keys: ranked.slice(0, maxKeys).map(({ section, key, texts, rank }) => ({
      ...{ section, key },
      value: cut(texts.join(', ')),
      isCandidate: rank > 0,
    })),
    total: named.length,
    leftOut,
  };
}

interface Found {
  readonly section: string;
  readonly key: string;
  readonly texts: string[];
}

function namesOf({ section, key }: FoundValue, file: FileText): Found | null {
  const name = oneLine(shown(key, file));
  if (!isSettingName(name)) return null;
  return { section: sectionText(shown(section ?? '', file)), key: name, texts: [] };
}

interface KeysInFile {
  readonly format: InspectedFormat;
  readonly values: readonly FoundValue[];
}

const usetLine = /^[ \t]*uset[ \t]/m;

/** Values of a file, by the syntax that fits it. */
function keysIn(text: string): KeysInFile {
  const first = text.trimStart()[0];
  if (first === '<') {
    const xml = xmlValues(text, { withAttributes: true });
    if (typeof xml !== 'string') return { format: 'xml', values: xml.values };
  }
  if (first === '{' || first === '/') {
    const json = jsonValues(text, maxDepth);
    if (typeof json !== 'string') return { format: 'json', values: json.values };
  }
  const uset = usetLine.test(text) ? usetValues(text).values : [];
  if (uset.length > 0) return { format: 'uset', values: uset };
  const { values: ini } = iniValues(text);
  if (ini.some(({ key }) => isSettingName(key))) return { format: 'ini', values: ini };
  return { format: 'lines', values: linesWithColon(text) };
}

const commentLine = /^[ \t]*(?:[;#]|\/\/)/;

/** Lines like `key: value`, also of damaged JSON. */
const linesWithColon = (text: string): readonly FoundValue[] =>
  linesIn(text).flatMap((line) => {
    const value = commentLine.test(line.text) ? null : valueIn(line, { sign: ':', section: null });
    return value ? [{ ...value, key: value.key.replace(/^"([^"]*)"$/, '$1') }] : [];
  });

/** More zeros than this are in no header of gMotor. */
const maxControls = 16;

/** Whether control characters that texts do not have are more than one in a hundred. */
function isBinary(text: string): boolean {
  let controls = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 9 || (code > 13 && code < 32)) controls++;
  }
  return controls > maxControls + text.length / 100;
}

const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const cut = (text: string): string =>
  text.length > maxValueLength ? `${text.slice(0, maxValueLength - 1)}…` : text;

/** A section, unless it may be a path. */
const sectionText = (section: string): string => {
  const text = oneLine(section);
  return text === '' || isSettingName(text) || text.split('/').every(isSettingName) ? text : '…';
};

/** A value without quotes, and in formats of lines without the comment behind it. */
function valueText({ start, end }: FoundValue, file: FileText, format: InspectedFormat): string {
  const text = shown(file.text.slice(start, Math.min(end, start + 4 * maxValueLength)), file);
  const quoted = /^"([^"]*)"/.exec(text)?.[1];
  const hasComments = format === 'ini' || format === 'lines';
  return oneLine(quoted ?? (hasComments ? text.replace(/(?:^|[ \t])(?:;|#|\/\/).*$/, '') : text));
}
