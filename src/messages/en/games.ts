import { language } from '#messages/language';
import type { ErrorSide } from '../../domain/games/error-side';
import type { LocalNames } from '../../domain/games/find-games';
import type { GroupCode } from '../../domain/games/group-games';
import type { TypedMeasureCode } from '../../domain/games/typed-measures';
import type { MenuCode } from '../../domain/games/record-types';
import type { Evidence, TakesCode } from '../../domain/games/types';

/** How sure a conversion is. */
const evidence = {
  confirmed: 'Confirmed',
  reported: 'Reported by one good source',
  believed: 'Likely, not confirmed',
  none: 'No known number',
} satisfies Record<Evidence['level'], string>;

/** What these words mean, a sentence each. */
const evidenceMeans = {
  confirmed: 'Confirmed: by the game’s own files, documents or staff, or by two independent sources.',
  reported: 'Reported: by one good source; we found nothing against it.',
  believed: 'Likely: other calculators use it, or it was inferred. Check before you trust it.',
  none: 'No known number: we found no trustworthy source, and no number is better than a guess.',
} satisfies Record<Evidence['level'], string>;

/** What players call a game in this language besides its name, by its id; for the search alone. English names are in the table of games. */
const localNames: LocalNames = {};

/** What is said about each game and its number. What an opened one says is in game-details.ts. */
export const words = {
  localNames,
  evidence,
  evidenceMeans,
  /** A link to the plan, below where to sit. */
  planSeat: 'Plan this seat',
  /** What the button beside such a word asks. */
  whatEvidenceMeans: (level: string) => `What does “${level}” mean?`,
  /** Titles of the list's parts. */
  groups: {
    picked: 'Your games',
    asked: 'Popular games',
    others: 'All others, A to Z',
    'other-sims': 'Other sims',
    ...evidence,
  } satisfies Record<GroupCode, string>,
  /** Ways through menus that are not the game's own words alone. */
  menus: {
    'camera-menu': 'Camera menu',
    'content-manager-or-app':
      'Content Manager > Settings > Assetto Corsa > View, or the on-board settings app',
    'field-of-view-calculator': 'Options > Display > Monitor > field-of-view calculator',
    'geometry-editor': 'Multiview > geometry editor (Ctrl and =)',
    'launcher-or-plugin': 'RSF launcher, or NGPCarMenu > Cockpit > Override FOV',
    'rendering-mode': 'Rendering mode Triple Screen',
    'seat-adjustment': 'F4 > seat adjustment',
    'triple-screen-app': 'Triple-screen app, in the car',
  } satisfies Record<MenuCode, string>,
  /** What a game asks for instead of one number, in a few words. */
  measures: {
    list: (texts: readonly string[]) => texts.join(' · '),
    names: {
      'each-width': 'screen width',
      width: 'screen width',
      height: 'screen height',
      'lit-width': 'screen width',
      'framed-width': 'monitor width with bezels',
      'eye-distance': 'eye distance',
      'side-angle': 'side angle',
      'each-bezel': 'bezel',
      bezel: 'bezel',
      gap: 'gap between pictures',
      'curve-radius': 'curve radius',
      centre: 'centre screen',
      left: 'left screen',
      right: 'right screen',
      borders: 'borders',
      'each-screen': 'each screen',
      'left-seam': 'left seam',
      'right-seam': 'right seam',
    } satisfies Record<TypedMeasureCode, string>,
    /** As copied: "screen width 708 mm, eye distance 700 mm". */
    named: (measures: readonly { readonly name: string; readonly text: string }[]) =>
      language.list(measures.map(({ name, text }) => `${name} ${text}`)),
  },
  /**
   * What a number is that is neither degrees up nor across, in a few words: why it looks as it does. In a list, what stands before a
   * colon.
   */
  scales: {
    'halved-below-60': 'halved below 60',
    'times-58': 'times 58°',
    'twice-vertical': 'twice the vertical angle',
    'dirt-rally': 'slider: 0 is 30°, 1 is 70°',
    'dirt-rally-2': 'slider: −5 is 30°, 5 is 70°',
    'at-16-9': 'the width at 16:9',
    'ea-wrc': 'head camera: 0 is 18°, 100 is 68°',
    f1: 'slider: 0 is 77° wide at 16:9',
    rbr: 'radians at 4:3',
    'rbr-triples': 'radians: vertical times 4/3',
  } satisfies Partial<Record<TakesCode, string>> as Partial<Record<TakesCode, string>>,
  /** How far the angle that the number gives is from the true one. */
  error: {
    exact: () => 'exact',
    narrow: (angle) => `${angle} narrow`,
    wide: (angle) => `${angle} wide`,
  } satisfies Record<ErrorSide, (angle: string) => string>,
};
