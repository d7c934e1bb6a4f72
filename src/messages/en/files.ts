import { language } from '#messages/language';
import type { ProblemCode, Refusal } from '../../domain/game-files/patch-file';
import type { Camera, FileReason } from '../../domain/game-files/types';
import type { MeasureCode } from '../../domain/games/types';
import { plural } from '../plural';

/** Nobody looks for more of them. */
const maxLines = 5;

const inLines = (lines: readonly number[]): string => {
  const shown = language.list([
    ...lines.slice(0, maxLines).map(String),
    ...(lines.length > maxLines ? ['…'] : []),
  ]);
  return plural(lines.length, { one: `line ${shown}`, other: `lines ${shown}` });
};

/** What is said while a player's own file is changed. */
export const words = {
  intro:
    'Pick the file or drop it here. It is read in your browser and sent nowhere. You see each line that would change before anything is saved.',
  choose: 'Choose file',
  chooseAnother: 'Choose another file',
  /** Names in braces are shown as code. */
  looksFor: 'Looks for {expected}',
  /** Several files, one of which is meant. */
  /** Heard when a file was read. */
  wouldChange: (count: number) =>
    plural(count, { one: '1 line of {name} would change.', other: `${count} lines of {name} would change.` }),
  rightAlready: (count: number) =>
    plural(count, { one: '1 value is right already.', other: `${count} values are right already.` }),
  nothingChanges: 'Nothing to change in {name}.',
  changes: 'What would change',
  columns: { line: 'Line', before: 'Now', after: 'Then', why: 'Why' },
  problems: 'Left as it is',
  problem: {
    'section-missing': () => '{place}: this section is not in your file. Nothing is added.',
    'key-missing': () => '{place}: this key is not in your file. Nothing is added.',
    twice: (lines) =>
      lines.length > 1
        ? `{place}: there more than once (${inLines(lines)}), so it is not clear which one counts.`
        : '{place}: its section is there more than once, so it is not clear which one counts.',
    'not-understood': (lines) => `{place}: something else than expected stands in ${inLines(lines)}.`,
    'left-alone': (lines) => `{place}: what stands in ${inLines(lines)} is not known here, so it stays.`,
  } satisfies Record<ProblemCode, (lines: readonly number[]) => string> as Record<
    ProblemCode,
    (lines: readonly number[]) => string
  >,
  refusal: {
    'other-name': '{name} is another file. This game has {expected}.',
    'other-content': '{name} has the right name, but nothing in it that belongs there.',
    'not-readable': '{name} cannot be read: it is cut, or written in another way.',
    'not-three-screens': '{name} does not describe three screens beside each other.',
    'not-text': '{name} is no text.',
    'too-large': 'This file is larger than any that is meant.',
  } satisfies Record<Refusal, string>,
  notRead: 'The file could not be read.',
  save: 'Save patched file',
  saved: 'Your browser saves it as {name}. Put it where your own is.',
  write: 'Write into my file',
  writeNote: 'Before that, your browser saves a copy, {copy}.',
  written: '{name} is changed. The copy {copy} is with your downloads.',
  notWritten:
    '{name} could not be written: it may be open in the game, or your browser was not allowed to. Save the patched file instead.',
  changedSince: '{name} was changed since you picked it. Here it is again, as it is now.',
  /** A game that keeps one number for each camera: which one is changed. */
  whichCamera: 'Which camera do you drive with?',
  whichCameraNote:
    "The places follow the game's own list of cameras; that the file has the same order is inferred. If the view stays as it was, take another.",
  /** `place` counts from 1, `value` is what stands in the file. */
  camera: (place: number, name: string) => `${place}. ${name}`,
  cameraNow: (value: string) => `now ${value}`,
  cameras: {
    chase: 'Chase',
    'far-chase': 'Far chase',
    bonnet: 'Bonnet',
    'dash-pro': 'Dash pro',
    cockpit: 'Cockpit',
    dash: 'Dash',
    helmet: 'Helmet',
  } satisfies Record<Camera, string>,
  /** Why a value is what it is, where it is no measure of the rig. */
  reasons: {
    number: 'The field of view of your screen',
    span: 'The span of your three screens',
    'cockpit-number': 'The field of view of the cockpit, the fifth camera',
    'camera-number': 'The field of view of the camera you chose',
    'game-minimum': 'The least that the game allows. Your screen would take less',
    'game-maximum': 'The most that the game allows. Your screen would take more',
    switch: 'Without it, the game does not read the number',
    'no-narrower-than-lit': 'With its frame, your screen is at least as wide as its picture',
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
