import { language } from '#messages/language';
import type { ErrorSide } from '../../domain/games/error-side';
import type { LocalNames } from '../../domain/games/find-games';
import type { GroupCode } from '../../domain/games/group-games';
import type { TypedMeasureCode } from '../../domain/games/typed-measures';
import type { MenuCode } from '../../domain/games/record-types';
import type { Evidence, QualifierCode, TakesCode } from '../../domain/games/types';

/** Evidence of a conversion. */
const evidence = {
  confirmed: 'Confirmed',
  measured: 'Measured by players',
  reported: 'Reported by one good source',
  believed: 'Likely, not confirmed',
  none: 'No known number',
  own: 'Measured by you',
  shared: 'Measured, from the link',
} satisfies Record<Evidence['level'], string>;

/** Meaning of each level, in one sentence. */
const evidenceMeans = {
  confirmed: 'Confirmed: by the game’s own files, documents or staff, or by two independent sources.',
  measured: 'Measured: two players’ screenshots, from screens of different shapes, agree.',
  reported: 'Reported: by one good source; we found nothing against it.',
  believed: 'Likely: other calculators use it, or it was inferred. Check before you trust it.',
  none: 'No known number: we found no trustworthy source, and no number is better than a guess.',
  own: 'Measured by you, from your screenshots. Nobody has checked it.',
  shared: 'Measured, from the link that was opened. Nobody has checked it.',
} satisfies Record<Evidence['level'], string>;

/**
 * Other names that players use in this language, by id; for the search alone. English ones are in the table of games.
 */
const localNames: LocalNames = {};

interface ScaleWords {
  readonly short: string;
  readonly full: string;
}

type Scales = Partial<Record<TakesCode | 'own', ScaleWords>>;

/** Rows of the list of games. Texts of an opened one are in game-details.ts. */
export const words = {
  localNames,
  /** Behind a name that two games share. */
  qualifiers: {
    'by-file': 'by file',
    'before-2022': 'before 2022',
    'with-openrbrtriples': 'with openRBRTriples',
    'with-tweaker': 'with Openplanet Tweaker',
  } satisfies Record<QualifierCode, string>,
  evidence,
  evidenceMeans,
  /** A link to the plan, below the eye distance. */
  planSeat: 'Plan this seat',
  /** Label of the button beside such a level. */
  whatEvidenceMeans: (level: string) => `What does “${level}” mean?`,
  /** Titles of the list's parts. */
  groups: {
    picked: 'Your games',
    popular: 'Popular games',
    others: 'All others, A to Z',
    'other-sims': 'Other sims',
    ...evidence,
  } satisfies Record<GroupCode, string>,
  /** Menu paths that need more than the game's own words. */
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
  /** Measures that a game takes instead of one number, in a few words. */
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
      'side-width': 'side screen width',
      'side-height': 'side screen height',
      'side-distance': 'side screen distance',
    } satisfies Record<TypedMeasureCode, string>,
    /** Copied text: "screen width 708 mm, eye distance 700 mm". */
    named: (measures: readonly { readonly name: string; readonly text: string }[]) =>
      language.list(measures.map(({ name, text }) => `${name} ${text}`)),
  },
  /** Kind of a number that is neither vertical nor horizontal degrees: on a row, and explained. */
  scales: {
    'halved-below-60': { short: 'halved below 60', full: 'halved below 60' },
    'times-58': { short: 'times 58°', full: 'times 58°' },
    'twice-vertical': { short: 'twice the vertical angle', full: 'twice the vertical angle' },
    'dirt-rally': { short: 'slider', full: 'slider: 0 is 30°, 1 is 70°' },
    'dirt-rally-2': { short: 'slider', full: 'slider: −5 is 30°, 5 is 70°' },
    'at-16-9': { short: 'the width at 16:9', full: 'the width at 16:9' },
    'ea-wrc': { short: 'head camera', full: 'head camera: 0 is 18°, 100 is 68°' },
    f1: { short: 'slider', full: 'slider: 0 is 77° wide at 16:9' },
    rbr: { short: 'radians at 4:3', full: 'radians at 4:3' },
    'rbr-triples': { short: 'radians', full: 'radians: vertical times 4/3' },
    own: { short: 'own scale', full: 'as measured' },
  } satisfies Scales as Scales,
  /** Error of the number's angle against the true one. */
  error: {
    exact: () => 'exact',
    narrow: (angle) => `${angle} too narrow`,
    wide: (angle) => `${angle} too wide`,
  } satisfies Record<ErrorSide, (angle: string) => string>,
};
