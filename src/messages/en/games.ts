import type { ErrorSide } from '../../games/error-side';
import type { GroupCode } from '../../games/group-games';
import type { Evidence } from '../../games/types';

/** How sure a conversion is. */
const evidence = {
  confirmed: 'Confirmed',
  reported: 'Reported by one good source',
  believed: 'Believed, not proven',
  none: 'No known number',
} satisfies Record<Evidence['level'], string>;

/** What is said about each game and its number. What an opened one says is in game-details.ts. */
export const words = {
  evidence,
  /** Titles of the list's parts. */
  groups: {
    favourites: 'Favourites',
    all: 'All games',
    others: 'All other games',
    ...evidence,
  } satisfies Record<GroupCode, string>,
  /** How far the angle that the number gives is from the true one. */
  error: {
    exact: () => 'exact',
    narrow: (angle) => `${angle} narrow`,
    wide: (angle) => `${angle} wide`,
  } satisfies Record<ErrorSide, (angle: string) => string>,
};
