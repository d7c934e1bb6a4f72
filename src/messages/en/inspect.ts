import type { InspectionRefusal } from '../../domain/game-files/inspect-file';
import { plural } from '../plural';

/** Listing the keys of a player's own file, for games whose keys we do not know. */
export const words = {
  intro:
    'Choose your game’s settings file or drop it here: XML, INI, JSON or other text, up to 5\u00a0MB. It’s read in your browser and sent nowhere. You see the names of its keys only, and no value that you don’t tick.',
  choose: 'Choose file',
  chooseAnother: 'Choose another file',
  /** Names in braces are shown as code. */
  found: (total: number, candidates: number) =>
    plural(total, {
      one: `${total} key in {name}; ${candidates} may be about the view.`,
      other: `${total} keys in {name}; ${candidates} may be about the view.`,
    }),
  leftOut: (count: number) =>
    plural(count, {
      one: `${count} name was left out: it looks like a path, an address or a number.`,
      other: `${count} names were left out: they look like paths, addresses or numbers.`,
    }),
  refusal: {
    empty: '{name} is empty.',
    'too-large': 'This file is too large for settings: up to 5\u00a0MB is read.',
    'not-text': '{name} isn’t a text file. Its settings can’t be read without the game.',
    'no-keys': 'There are no names with values in {name}. Perhaps it’s another file, or it’s damaged.',
  } satisfies Record<InspectionRefusal, string>,
  notRead: 'The file couldn’t be read.',
  candidates: 'Keys that may be about the view',
  others: (count: number) => plural(count, { one: `${count} other key`, other: `${count} other keys` }),
  /** Behind the keys that are listed. */
  more: (count: number) => plural(count, { one: `and ${count} more`, other: `and ${count} more` }),
  tick: 'Tick a key to show its value, here and in the report.',
  value: (text: string) => `= ${text}`,

  report: {
    title: 'Tell us',
    lead: 'With these lines we may find what the game keeps its view in. Nothing is sent until you mail or post them yourself.',
    game: 'Game',
    version: 'Version of the game, if you like',
    label: 'Report',
    copy: 'Copy the report',
    copied: 'Report copied.',
    mail: 'Mail it',
    mailCut: 'A mail takes the first lines only. Copy the report into it for all of them.',
    subject: (game: string) => `Settings file: ${game}`,
  },
};
