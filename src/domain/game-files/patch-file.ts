import { readText, shown, withSplices, type FileText, type Splice } from './file-text';
import type { FoundValue, FoundValues, Unreadable } from './found-value';
import { replaceValue } from './replace-value';
import { linesIn, withoutBlanks, type TextLine } from './text-lines';
import type { Camera, FileReason, GameFile, TargetValue } from './types';
import { valuesIn } from './values-in';

/** A changed line, shortened if it is long. */
interface ShownLine {
  readonly lead: string;
  readonly value: string;
  readonly tail: string;
}

export interface FileChange {
  /** Counted from 1, as in editors. */
  readonly line: number;
  readonly section: string | null;
  readonly before: ShownLine;
  readonly after: ShownLine;
  readonly reason: FileReason;
}

/**
 * Reason why a value stays unchanged.
 * - section-missing, key-missing: nothing is created
 * - twice: it is ambiguous which one counts
 * - not-understood: the value has another shape
 * - left-alone: the value is unrelated to the screens
 */
export type ProblemCode = 'section-missing' | 'key-missing' | 'twice' | 'not-understood' | 'left-alone';

export interface FileProblem {
  readonly code: ProblemCode;
  readonly section: string | null;
  readonly key: string;
  /** Lines in which it was found. */
  readonly lines: readonly number[];
}

/** A list of which one entry changes; the player may choose another. */
export interface CameraChoice {
  readonly chosen: number;
  /** Entries of the file, with their current values. */
  readonly entries: readonly { readonly index: number; readonly camera: Camera; readonly value: string }[];
}

/** Reason why the whole file is refused. */
export type Refusal = Unreadable | 'too-large' | 'not-text' | 'other-name' | 'other-content';

export interface Patch {
  readonly ok: true;
  readonly file: GameFile;
  readonly changes: readonly FileChange[];
  readonly problems: readonly FileProblem[];
  /** Number of values that are right already. */
  readonly rightAlready: number;
  /** null = nothing to choose. */
  readonly choice: CameraChoice | null;
  /** The whole file; unchanged bytes if no value changes. */
  readonly bytes: Uint8Array;
}

export type PatchOutcome = Patch | { readonly ok: false; readonly refusal: Refusal };

/** The largest file seen has 60 KB. Each reader takes at most 200 ms for a file of this size. */
export const maxBytes = 256 * 1024;

/** Browsers number repeated downloads. @example isNamed('App (1).ini', 'app.ini') // true */
const isNamed = (name: string, expected: string): boolean => {
  const plain = name.toLowerCase().replace(/ ?\(\d+\)(?=\.[^.]*$)/, '');
  return expected.startsWith('*') ? plain.endsWith(expected.slice(1)) : plain === expected.toLowerCase();
};

const refuse = (refusal: Refusal): PatchOutcome => ({ ok: false, refusal });

const sameValue = (target: TargetValue, found: FoundValue, anywhere: boolean): boolean =>
  found.key === target.key &&
  found.index === (target.index ?? null) &&
  (found.section === target.section || (anywhere && target.section === null));

/** Position of a target value, or the reason why it cannot be determined. */
const lookFor = (target: TargetValue, { values, sections }: FoundValues, anywhere: boolean) => {
  const found = values.filter((value) => sameValue(target, value, anywhere));
  const [first, second] = found;
  const times = sections.filter((section) => section === target.section).length;
  if (second || times > 1) return { code: 'twice', found } as const;
  if (first) return { code: null, value: first } as const;
  return { code: target.section !== null && times === 0 ? 'section-missing' : 'key-missing', found } as const;
};

/** Longest displayed part of a value, and of its line before and after it. */
const maxShown = 60;
/** Bytes that are enough for display: a character of UTF-8 has up to four. */
const maxUnits = 4 * (maxShown + 2);

/**
 * Start of a text for display. A line may be the whole file, so only the displayed part is decoded; a cut character is
 * dropped.
 */
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
  // The indentation is irrelevant here.
  const indented = withoutBlanks(file.text, { start: line.start, end: start }).start;
  return {
    lead: endOf(file.text.slice(indented, start), file),
    value: beginningOf(text, file),
    tail: beginningOf(file.text.slice(end, line.start + line.text.length), file),
  };
};

/** A text with some of its ranges replaced. */
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

/** Line of a position, by binary search: a key may occur as often as there are lines. */
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
  const target = file.targets.find(({ cameras }) => cameras !== undefined);
  if (target?.cameras === undefined || target.index === undefined) return null;
  const entries = target.cameras.flatMap((camera, index) => {
    const place = lookFor({ ...target, index }, found, false);
    if (place.code !== null) return [];
    const { start, end } = place.value;
    return [{ index, camera, value: beginningOf(text.text.slice(start, end), text) }];
  });
  return entries.length > 0 ? { chosen: target.index, entries } : null;
};

const patchText = (bytes: Uint8Array, text: FileText, file: GameFile, found: FoundValues): Patch => {
  const lines = linesIn(text.text);
  const lineOf = (place: number): number => lineAt(lines, place);
  const changes: FileChange[] = [];
  const problems: FileProblem[] = [];
  const all: Splice[] = [];
  let rightAlready = 0;
  for (const target of file.targets) {
    const { section, key, reason } = target;
    const place = lookFor(target, found, file.format === 'ini');
    if (place.code !== null) {
      if (target.atLeast && place.code !== 'twice') continue;
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
    const result = replaceValue({ text: text.text, format: file.format, found: place.value, target });
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

/** The file with the camera that the player chose. */
const withEntry = (file: GameFile, entry: number): GameFile => ({
  ...file,
  targets: file.targets.map((target) => {
    if (target.cameras === undefined || target.index === entry) return target;
    const reason = target.reason === 'cockpit-number' ? 'camera-number' : target.reason;
    return { ...target, index: entry, reason };
  }),
});

/**
 * Patches a player's file: lists the changed values with reasons, and returns its bytes with no other byte changed.
 *
 * @param files All files of the game; name and content tell which one this is.
 * @param entry Chosen camera of a list, counted from 0.
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
