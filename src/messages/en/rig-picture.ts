import { language } from '#messages/language';

/** The picture of a rig for forums, and what can be done with it. */
export const words = {
  format: 'Format of the picture',
  formats: { wide: 'Wide, 1200\u00a0×\u00a0630', tall: 'Tall, 1080\u00a0×\u00a01350' },
  /** What it shows, for those who do not see it. */
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

  /** Letters in the picture. */
  method: '1:1 field of view',
  /** Games that there is no room for. */
  more: (count: number) => `and ${count} more`,
};
