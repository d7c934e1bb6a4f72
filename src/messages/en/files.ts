import { language } from '#messages/language';
import type { ProblemCode, Refusal } from '../../domain/game-files/patch-file';
import type { Camera, FileReason } from '../../domain/game-files/types';
import type { MeasureCode } from '../../domain/games/types';
import { plural } from '../plural';

/** Maximum number of lines listed. */
const maxLines = 5;

const inLines = (lines: readonly number[]): string => {
  const shown = language.list([
    ...lines.slice(0, maxLines).map(String),
    ...(lines.length > maxLines ? ['…'] : []),
  ]);
  return plural(lines.length, { one: `line ${shown}`, other: `lines ${shown}` });
};

/** Patching a player's own file. */
export const words = {
  intro:
    'Choose the file or drop it here. It’s read in your browser and sent nowhere. You see every change before anything is saved.',
  choose: 'Choose file',
  chooseAnother: 'Choose another file',
  /** Names in braces are shown as code. */
  looksFor: 'Looks for {expected}',
  /** Announced after a file was read. */
  wouldChange: (count: number) =>
    plural(count, {
      one: `${count} line of {name} would change.`,
      other: `${count} lines of {name} would change.`,
    }),
  rightAlready: (count: number) =>
    plural(count, { one: `${count} value is already right.`, other: `${count} values are already right.` }),
  nothingChanges: 'Nothing to change in {name}.',
  changes: 'What would change',
  columns: { line: 'Line', before: 'Current', after: 'New', why: 'Why' },
  problems: 'Left unchanged',
  problem: {
    'section-missing': () => '{place}: this section isn’t in your file. Nothing is added.',
    'key-missing': () => '{place}: this key isn’t in your file. Nothing is added.',
    twice: (lines) =>
      lines.length > 1
        ? `{place}: found more than once (${inLines(lines)}), so it’s unclear which counts.`
        : '{place}: its section is there more than once, so it’s unclear which counts.',
    'not-understood': (lines) => `{place}: unexpected content in ${inLines(lines)}.`,
    'left-alone': (lines) => `{place}: we don’t recognise ${inLines(lines)}, so it’s left unchanged.`,
  } satisfies Record<ProblemCode, (lines: readonly number[]) => string> as Record<
    ProblemCode,
    (lines: readonly number[]) => string
  >,
  refusal: {
    'other-name': '{name} is a different file. This game uses {expected}.',
    'other-content': '{name} has the right name, but not the right content.',
    'not-readable': '{name} can’t be read: it’s incomplete or in another format.',
    'not-three-screens': '{name} doesn’t describe three screens side by side.',
    'not-text': '{name} isn’t a text file.',
    'too-large': 'This file is too large to be a game’s settings file.',
  } satisfies Record<Refusal, string>,
  notRead: 'The file couldn’t be read.',
  save: 'Save patched file',
  saved: 'Saved as {name}. Move it to where your own file is.',
  write: 'Write into my file',
  writeNote: 'Your browser first saves a copy, {copy}.',
  written: '{name} is changed. The copy {copy} is in your downloads.',
  notWritten:
    '{name} couldn’t be written: it may be open in the game, or your browser wasn’t allowed to. Save the patched file instead.',
  changedSince: '{name} has changed since you chose it. Here’s the current version.',
  /** For a game with one number per camera. */
  whichCamera: 'Which camera do you drive with?',
  whichCameraNote:
    'The order is that of the game’s own camera list; that the file has the same is inferred. If the view doesn’t change, try another.',
  /** `place` counts from 1, `value` is the one in the file. */
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
  /** Reason for a value that is no measure of the rig. */
  reasons: {
    number: 'The field of view of your screen',
    span: 'The span of your three screens',
    'cockpit-number': 'The field of view of the cockpit, the fifth camera',
    'camera-number': 'The field of view of the camera you chose',
    'game-minimum': 'The lowest the game allows. Your screen needs less',
    'game-maximum': 'The highest the game allows. Your screen needs more',
    switch: 'Without it, the game doesn’t read the number',
    'no-narrower-than-lit': 'With its frame, your screen is no narrower than its picture',
    'one-screen': 'You have one screen',
    'three-screens': 'You have three screens',
    'left-edge': 'Left edge of this picture, from your eyes',
    'right-edge': 'Right edge of this picture, from your eyes',
    'own-views': 'Each screen has its own values',
    heading: 'Where this screen faces',
    'no-other-turn': 'Not turned by anything else',
    'frustum-width': 'Wide enough for its farther edge',
    'frustum-height': 'Its height, from your eyes',
    'part-begins': 'Where its part of that picture begins',
    'part-width': 'How wide its part is',
    'part-height': 'The whole height',
  } satisfies Record<Exclude<FileReason, MeasureCode>, string>,
};
