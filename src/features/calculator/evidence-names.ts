import type { Evidence } from '../../games/types';

/** How sure a conversion is, in words, the surest first. */
export const evidenceNames: Readonly<Record<Evidence['level'], string>> = {
  confirmed: 'Confirmed',
  reported: 'Reported by one good source',
  believed: 'Believed, not proven',
  none: 'No known number',
};
