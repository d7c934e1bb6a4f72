/** What is stored, and under which key. */
export const storageKeys = {
  games: 'sightline.favourites',
  rig: 'sightline.rig',
  rigs: 'sightline.rigs',
  theme: 'sightline.theme',
  /** There only while the ? key opens no sheet. */
  questionKey: 'sightline.question-key',
} as const;

/** What could not be read any more is set aside under keys of its own, and not thrown away. */
export const asideKeys = 'sightline.aside.';
