import type { ProblemCode, Refusal } from '../../files/patch-file';
import type { FileReason } from '../../files/types';
import type { MeasureCode } from '../../games/types';
import { plural } from '../plural';

const inLines = (lines: readonly number[]): string =>
  plural(lines.length, { one: `line ${lines.join()}`, other: `lines ${lines.join(', ')}` });

/** What is said while a player's own file is changed. */
export const words = {
  intro:
    'Pick the file or drop it here. It is read in your browser and sent nowhere. You see each line that would change before anything is saved.',
  choose: 'Choose file',
  chooseAnother: 'Choose another file',
  looksFor: (names: string) => `Looks for ${names}`,
  names: (names: readonly string[]) => names.join(', '),
  /** Heard when a file was read. */
  wouldChange: (count: number, name: string) =>
    plural(count, {
      one: `1 line of ${name} would change.`,
      other: `${count} lines of ${name} would change.`,
    }),
  rightAlready: (count: number) =>
    plural(count, { one: '1 value is right already.', other: `${count} values are right already.` }),
  nothingChanges: (name: string) => `Nothing to change in ${name}.`,
  changes: 'What would change',
  columns: { line: 'Line', before: 'Now', after: 'Then', why: 'Why' },
  problems: 'Left as it is',
  /** `place` is a section and a key, as the file has them. */
  problem: {
    'section-missing': (place: string) => `${place}: this section is not in your file. Nothing is added.`,
    'key-missing': (place: string) => `${place}: this key is not in your file. Nothing is added.`,
    twice: (place: string, lines: readonly number[]) =>
      `${place}: there more than once (${inLines(lines)}), so it is not clear which one counts.`,
    'not-understood': (place: string, lines: readonly number[]) =>
      `${place}: something else than expected stands in ${inLines(lines)}.`,
    'left-alone': (place: string, lines: readonly number[]) =>
      `${place}: ${inLines(lines)} says something that has nothing to do with your screens.`,
  } satisfies Record<ProblemCode, (place: string, lines: readonly number[]) => string>,
  inSection: (section: string, key: string) => `${section} › ${key}`,
  refusal: {
    'other-name': (name: string, expected: string) => `${name} is another file. This game has ${expected}.`,
    'other-content': (name: string, expected: string) =>
      `${name} has the right name, but nothing in it that belongs into ${expected}.`,
    'not-readable': (name: string) => `${name} cannot be read: it is cut, or written in another way.`,
    'not-three-screens': (name: string) => `${name} does not describe three screens beside each other.`,
    'not-text': (name: string) => `${name} is no text.`,
    'too-large': (name: string) => `${name} is larger than any such file.`,
  } satisfies Record<Refusal, (name: string, expected: string) => string>,
  notRead: 'The file could not be read.',
  /** What a file is called where the browser does not say. */
  aFile: 'This file',
  save: 'Save patched file',
  saved: (name: string) => `Saved as ${name} by your browser. Put it where your own is.`,
  write: 'Write into my file',
  writeNote: (copy: string) => `Before that, your browser saves a copy as ${copy}.`,
  written: (name: string, copy: string) => `${name} is changed. The copy is ${copy}, with your downloads.`,
  notWritten: (name: string) =>
    `${name} could not be written. It may be open in the game, or your browser was not allowed to. Save the patched file instead.`,
  changedSince: (name: string) => `${name} was changed since you picked it. Here it is again as it is now.`,
  /** Why a value is what it is, where it is no measure of the rig. */
  reasons: {
    number: 'The field of view of your screen',
    span: 'The span of your three screens',
    'cockpit-number': 'The field of view of the cockpit, the fifth camera',
    'one-screen': 'You have one screen',
    'three-screens': 'You have three screens',
    'left-edge': 'Left edge of this picture, from your eyes',
    'right-edge': 'Right edge of this picture, from your eyes',
    'own-views': 'Each screen by its own values',
    heading: 'Where this screen faces',
    'no-other-turn': 'Not turned by anything else',
    'frustum-width': 'Wide enough for its farther edge',
    'frustum-height': 'Its height, from your eyes',
    'part-begins': 'Where its part of that picture begins',
    'part-width': 'How wide its part is',
    'part-height': 'The whole height',
  } satisfies Record<Exclude<FileReason, MeasureCode>, string>,
};
