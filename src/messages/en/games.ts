import type { ErrorSide } from '../../games/error-side';
import type { GroupCode } from '../../games/group-games';
import type { TypedMeasureCode } from '../../games/typed-measures';
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
    favourites: 'Your games',
    asked: 'Asked about most',
    all: 'All games',
    others: 'All others, A to Z',
    ...evidence,
  } satisfies Record<GroupCode, string>,
  /** What a game asks for instead of one number, in a few words. */
  measures: {
    list: (texts: readonly string[]) => texts.join(' · '),
    names: {
      'each-width': 'width',
      width: 'width',
      height: 'height',
      'lit-width': 'lit width',
      'framed-width': 'width with bezels',
      'eye-distance': 'distance',
      'side-angle': 'side angle',
      'each-bezel': 'bezel',
      bezel: 'bezel',
      gap: 'gap',
      'curve-radius': 'radius',
      centre: 'centre',
      left: 'left',
      right: 'right',
      borders: 'borders',
      'each-screen': 'each screen',
      'left-seam': 'left seam',
      'right-seam': 'right seam',
    } satisfies Record<TypedMeasureCode, string>,
    /** As copied: "width 708 mm, distance 700 mm". */
    named: (measures: readonly { readonly name: string; readonly text: string }[]) =>
      measures.map(({ name, text }) => `${name} ${text}`).join(', '),
  },
  /** How far the angle that the number gives is from the true one. */
  error: {
    exact: () => 'exact',
    narrow: (angle) => `${angle} narrow`,
    wide: (angle) => `${angle} wide`,
  } satisfies Record<ErrorSide, (angle: string) => string>,
};
