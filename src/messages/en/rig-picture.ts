import { language } from '#messages/language';

/** Picture of a rig for forums, and its actions. */
export const words = {
  format: 'Format of the picture',
  formats: { wide: 'Wide, 1200\u00a0×\u00a0630', tall: 'Tall, 1080\u00a0×\u00a01350' },
  /** Text alternative. */
  described: (rig: string, angles: readonly string[], games: readonly string[]) =>
    language.sentences([`${language.list([rig, ...angles])}.`, language.list(games)]),
  angle: (name: string, value: string) => `${name} ${value}`,
  game: (name: string, value: string) => `${name}: ${value}`,

  save: 'Save picture',
  copy: 'Copy picture',
  sheet: 'Share picture …',
  saved: 'Picture saved',
  copied: 'Picture copied',
  notCopied: 'Your browser didn’t allow copying the picture. Save it instead.',
  notMade: 'Your browser couldn’t make the picture.',

  /** Text in the picture. */
  method: '1:1 field of view',
  /** Games left out for lack of space. */
  more: (count: number) => `and ${count} more`,
};
