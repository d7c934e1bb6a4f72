import { plural } from '../plural';

/** List of stored data on the privacy page. */
export const words = {
  nothing: 'Nothing is stored on this device.',
  denied: 'Your browser doesn’t let this site store anything.',
  list: 'Stored on this device',

  kinds: {
    games: 'The games you picked',
    rig: 'The rig that opens next time, with your game and units',
    rigs: 'The rigs you saved',
    theme: 'The theme you chose',
    questionKey: 'The ? shortcut is turned off',
    aside: 'Something no longer readable',
    other: (key: string) => `From another version (${key})`,
    copies: 'Copies of the pages, for opening them offline',
  },

  games: (count: number) => plural(count, { one: `${count} game`, other: `${count} games` }),
  rigs: (count: number) => plural(count, { one: `${count} rig`, other: `${count} rigs` }),
  files: (count: number) => plural(count, { one: `${count} file`, other: `${count} files` }),
  bytes: (count: number, text: string) => plural(count, { one: `${text} byte`, other: `${text} bytes` }),
  kilobytes: (text: string) => `${text} KB`,
  both: (count: string, size: string) => `${count}, ${size}`,

  clear: 'Clear everything',
  cleared: 'Everything is cleared.',
  clearedWithUndo: 'Everything is cleared. You can undo this while the page is open.',
  undo: 'Undo',
  restored: 'Everything is back.',
  notCleared: 'Your browser didn’t clear everything. Clear this site’s data in your browser’s settings.',
  notRestored: 'Your browser had no room to restore everything.',
};
