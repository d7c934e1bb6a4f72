import type { Game } from './types';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** As people look for them: whatever the case, and F1 22 before F1 2016. */
export const sortedByName = (games: readonly Game[]): readonly Game[] =>
  [...games].sort((a, b) => collator.compare(a.name, b.name));
