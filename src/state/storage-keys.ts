/** Keys of the stored items. */
export const storageKeys = {
  games: 'sightline.favourites',
  rig: 'sightline.rig',
  rigs: 'sightline.rigs',
  theme: 'sightline.theme',
  /** Set only while the ? key is off. */
  questionKey: 'sightline.question-key',
} as const;

/** Prefix of unreadable texts that were set aside. */
export const asideKeys = 'sightline.aside.';
