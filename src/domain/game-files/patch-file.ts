import { readText, shown, withSplices, type FileText, type Splice } from './file-text';
import type { FoundValue, FoundValues, Unreadable } from './found-value';
import { replaceValue } from './replace-value';
import { linesIn, withoutBlanks, type TextLine } from './text-lines';
import type { Camera, FileReason, GameFile, Wanted } from './types';
import { valuesIn } from './values-in';

/** A line with what changes in it, shortened where it is long. */
interface ShownLine {
  readonly lead: string;
  readonly value: string;
  readonly tail: string;
}

/** One value that changes. */
export interface FileChange {
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly section: string | null;
  readonly before: ShownLine;
  readonly after: ShownLine;
  readonly reason: FileReason;
}

/**
 * Why a value is left as it is.
 * - section-missing, key-missing: nothing is created
 * - twice: it is not clear which one counts
 * - not-understood: what stands there has another shape
 * - left-alone: it says something that has nothing to do with the screens
 */
export type ProblemCode = 'section-missing' | 'key-missing' | 'twice' | 'not-understood' | 'left-alone';

export interface FileProblem {
  readonly code: ProblemCode;
  readonly section: string | null;
  readonly key: string;
  /** The lines in which it was found. */
  readonly lines: readonly number[];
}

/** A list of which one entry is changed, and the player may say which. */
export interface CameraChoice {
  readonly chosen: number;
  /** Those that are in the file, with what stands there now. */
  readonly entries: readonly { readonly index: number; readonly camera: Camera; readonly value: string }[];
}

/** Why a file is not touched at all. */
export type Refusal = Unreadable | 'too-large' | 'not-text' | 'other-name' | 'other-content';

export interface Patch {
  readonly ok: true;
  readonly file: GameFile;
  readonly changes: readonly FileChange[];
  readonly problems: readonly FileProblem[];
  /** How many values are right already. */
  readonly rightAlready: number;
  /** null = there is nothing to choose. */
  readonly choice: CameraChoice | null;
  /** The whole file; where nothing changes, the bytes that were there. */
  readonly bytes: Uint8Array;
}

export type PatchOutcome = Patch | { readonly ok: false; readonly refusal: Refusal };

/** The largest of these files that was seen has 60 KB. Of a file of this size, every reader is done within 200 ms. */
export const maxBytes = 256 * 1024;

/** A browser that saved the file before may have put a number to its name. @example isNamed('App (1).ini', 'app.ini') // true */
const isNamed = (name: string, expected: string): boolean => {
  const plain = name.toLowerCase().replace(/ ?\(\d+\)(?=\.[^.]*$)/, '');
  return expected.startsWith('*') ? plain.endsWith(expected.slice(1)) : plain === expected.toLowerCase();
};

const refuse = (refusal: Refusal): PatchOutcome => ({ ok: false, refusal });

const sameValue = (wanted: Wanted, found: FoundValue, anywhere: boolean): boolean =>
  found.key === wanted.key &&
  found.index === (wanted.index ?? null) &&
  (found.section === wanted.section || (anywhere && wanted.section === null));

/** Where a wanted value stands, or why it cannot be told. */
const lookFor = (wanted: Wanted, { values, sections }: FoundValues, anywhere: boolean) => {
  const found = values.filter((value) => sameValue(wanted, value, anywhere));
  const [first, second] = found;
  const times = sections.filter((section) => section === wanted.section).length;
  if (second || times > 1) return { code: 'twice', found } as const;
  if (first) return { code: null, value: first } as const;
  return { code: wanted.section !== null && times === 0 ? 'section-missing' : 'key-missing', found } as const;
};

/** How much is shown of a value, and of its line before and after it. */
const maxShown = 60;
/** A character of UTF-8 has up to four bytes: from so many, there is enough to show. */
const maxUnits = 4 * (maxShown + 2);

/** The beginning of a text. A line may be the whole file, so only what can be shown is read; a character that was cut goes. */
const beginningOf = (text: string, file: FileText): string => {
  const piece = text.slice(0, maxUnits);
  const whole = piece.length < text.length ? piece.replace(/[\xc0-\xff][\x80-\xbf]{0,3}$/, '') : piece;
  const characters = shown(whole, file);
  return characters.length > maxShown || whole.length < text.length
    ? `${characters.slice(0, maxShown)}…`
    : characters;
};

const endOf = (text: string, file: FileText): string => {
  const piece = text.slice(-maxUnits);
  const whole = piece.length < text.length ? piece.replace(/^[\x80-\xbf]{0,3}/, '') : piece;
  const characters = shown(whole, file);
  return characters.length > maxShown || whole.length < text.length
    ? `…${characters.slice(-maxShown)}`
    : characters;
};

const shownLine = (file: FileText, line: TextLine, { start, end, text }: Splice): ShownLine => {
  // How far a line is indented says nothing here.
  const indented = withoutBlanks(file.text, { start: line.start, end: start }).start;
  return {
    lead: endOf(file.text.slice(indented, start), file),
    value: beginningOf(text, file),
    tail: beginningOf(file.text.slice(end, line.start + line.text.length), file),
  };
};

/** A piece of text with the pieces in it replaced. */
const replaced = (
  text: string,
  { start, end }: { start: number; end: number },
  splices: readonly Splice[],
): string => {
  let result = '';
  let from = start;
  for (const splice of splices) {
    result += text.slice(from, splice.start) + splice.text;
    from = splice.end;
  }
  return result + text.slice(from, end);
};

/** Which line a place is in. By halves: a key may be there as often as there are lines. */
const lineAt = (lines: readonly TextLine[], place: number): number => {
  let first = 0;
  let last = lines.length - 1;
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((lines[middle]?.start ?? 0) <= place) first = middle;
    else last = middle - 1;
  }
  return first;
};

const choiceIn = (text: FileText, file: GameFile, found: FoundValues): CameraChoice | null => {
  const wanted = file.wanted.find(({ cameras }) => cameras !== undefined);
  if (wanted?.cameras === undefined || wanted.index === undefined) return null;
  const entries = wanted.cameras.flatMap((camera, index) => {
    const place = lookFor({ ...wanted, index }, found, false);
    if (place.code !== null) return [];
    const { start, end } = place.value;
    return [{ index, camera, value: beginningOf(text.text.slice(start, end), text) }];
  });
  return entries.length > 0 ? { chosen: wanted.index, entries } : null;
};

const patchText = (bytes: Uint8Array, text: FileText, file: GameFile, found: FoundValues): Patch => {
  const lines = linesIn(text.text);
  const lineOf = (place: number): number => lineAt(lines, place);
  const changes: FileChange[] = [];
  const problems: FileProblem[] = [];
  const all: Splice[] = [];
  let rightAlready = 0;
  for (const wanted of file.wanted) {
    const { section, key, reason } = wanted;
    const place = lookFor(wanted, found, file.format === 'ini');
    if (place.code !== null) {
      if (wanted.atLeast && place.code !== 'twice') continue;
      problems.push({
        code: place.code,
        section,
        key,
        lines: place.found.map(({ start }) => lineOf(start) + 1),
      });
      continue;
    }
    const number = lineOf(place.value.start);
    const line = lines[number] ?? { text: '', start: 0 };
    const result = replaceValue({ text: text.text, format: file.format, found: place.value, wanted });
    if ('problem' in result) {
      problems.push({ code: result.problem, section, key, lines: [number + 1] });
      continue;
    }
    const [first, last] = [result.splices[0], result.splices.at(-1)];
    if (!first || !last) {
      rightAlready++;
      continue;
    }
    const span = { start: first.start, end: last.end };
    const now = { ...span, text: text.text.slice(span.start, span.end) };
    const then = { ...span, text: replaced(text.text, span, result.splices) };
    changes.push({
      line: number + 1,
      section,
      before: shownLine(text, line, now),
      after: shownLine(text, line, then),
      reason,
    });
    all.push(...result.splices);
  }
  changes.sort((a, b) => a.line - b.line);
  all.sort((a, b) => a.start - b.start);
  const choice = choiceIn(text, file, found);
  return { ok: true, file, changes, problems, rightAlready, choice, bytes: withSplices(bytes, text, all) };
};

/** The same, with the camera that the player chose. */
const withEntry = (file: GameFile, entry: number): GameFile => ({
  ...file,
  wanted: file.wanted.map((wanted) => {
    if (wanted.cameras === undefined || wanted.index === entry) return wanted;
    const reason = wanted.reason === 'cockpit-number' ? 'camera-number' : wanted.reason;
    return { ...wanted, index: entry, reason };
  }),
});

/**
 * What becomes of a player's file: which values change and why, and its bytes with those values changed and no other byte.
 *
 * @param files Those of the game; which one it is, its name and what is in it tell.
 * @param entry Of a list of cameras, the one that the player chose, counted from 0.
 * @example patchFile({ name: 'camera_onboard.ini', bytes }, gameFiles(game, seen)) // one change, in line 3: FOV=30 → FOV=37.1675
 */
export const patchFile = (
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  files: readonly GameFile[],
  { entry }: { readonly entry?: number | undefined } = {},
): PatchOutcome => {
  const named = files.find((each) => isNamed(name, each.name));
  if (!named) return refuse('other-name');
  const file = entry === undefined ? named : withEntry(named, entry);
  if (bytes.length > maxBytes) return refuse('too-large');
  const text = readText(bytes);
  if (!text) return refuse('not-text');
  const found = valuesIn(text.text, file.format);
  if (typeof found === 'string') return refuse(found);
  const isKnown = file.marks.some(
    (mark) => found.sections.includes(mark) || found.values.some(({ key }) => key === mark),
  );
  return isKnown ? patchText(bytes, text, file, found) : refuse('other-content');
};
