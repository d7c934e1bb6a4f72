import { plural } from '../plural';

/** What the privacy page says about all that is stored on this device. */
export const words = {
  nothing: 'Nothing is stored on this device.',
  denied: 'Your browser does not let this site use its storage, so nothing is stored.',
  list: 'Stored on this device',

  kinds: {
    games: 'The games you picked',
    rig: 'The rig to remember, with method and units',
    rigs: 'The rigs you saved',
    theme: 'The theme you chose',
    questionKey: 'That the ? key opens no sheet',
    aside: 'Something that could not be read any more',
    other: (key: string) => `Something of another version (${key})`,
    copies: 'Copies of the pages, to open them without a network',
  },

  games: (count: number) => plural(count, { one: `${count} game`, other: `${count} games` }),
  rigs: (count: number) => plural(count, { one: `${count} rig`, other: `${count} rigs` }),
  files: (count: number) => plural(count, { one: `${count} file`, other: `${count} files` }),
  bytes: (count: number, text: string) => plural(count, { one: `${text} byte`, other: `${text} bytes` }),
  kilobytes: (text: string) => `${text} KB`,
  both: (count: string, size: string) => `${count}, ${size}`,

  clear: 'Clear all of it',
  cleared: 'All of it is cleared.',
  clearedWithUndo: 'All of it is cleared. As long as this page is open, you can take that back.',
  undo: 'Undo',
  restored: 'It is all back.',
  notCleared:
    'Your browser did not let all of it be cleared. Clear the data of this site in your browser’s settings.',
  notRestored: 'Your browser had no room to bring all of it back.',
};
