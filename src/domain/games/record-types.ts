// Types of the tables in this folder. Records hold codes, each language's catalogue the sentences. A code may be any
// text here; types.ts has those in use.

/** Direction in which an angle is counted. */
export type Axis = 'horizontal' | 'vertical';

/**
 * Formula between the angles of a picture and the game's number, as data: `convert` reads it forwards, `angleGivenBy`
 * backwards. Angles are in degrees.
 */
export type Conversion =
  | { readonly kind: 'horizontal' }
  | { readonly kind: 'vertical' }
  /** Linear in the vertical angle: (V − zeroAt) / degreesPerUnit. */
  | { readonly kind: 'vertical-linear'; readonly zeroAt: number; readonly degreesPerUnit: number }
  /**
   * Linear in the horizontal angle of a picture as high as the screen's and of the given width : height, whatever the
   * screen's own ratio.
   */
  | {
      readonly kind: 'ratio-linear';
      readonly ratio: number;
      readonly zeroAt: number;
      readonly degreesPerUnit: number;
    }
  /** A slider that slows down towards its end: V = apexDegrees − bend · (apexAt − number)². */
  | {
      readonly kind: 'vertical-parabola';
      readonly apexAt: number;
      readonly apexDegrees: number;
      readonly bend: number;
    }
  /** At and above `base` the number is V; below it the number moves only half as fast. */
  | { readonly kind: 'vertical-halved-below'; readonly base: number };

/** Numbers that the game allows. 0 is a limit; null is a limit that is not known. */
export type Range =
  | {
      readonly kind: 'fixed';
      readonly min: number | null;
      readonly max: number | null;
      /** Replaces `max` for a number that spans three screens. */
      readonly maxOverThreeScreens?: number;
      /** Sources disagree above this: warn, but do not clamp. */
      readonly doubtfulAbove?: number;
    }
  /** Limits of V in degrees; those of a horizontal number then follow the ratio. */
  | { readonly kind: 'vertical'; readonly min: number; readonly max: number };

/** Unit behind the number. 'none' = a bare slider position. */
export type Unit = 'degrees' | 'radians' | 'times' | 'none';

/** The number in the game's menu or file: its meaning, and the values that can be typed. */
export interface ScaleRecord<Takes extends string = string> {
  /** Meaning of the number. */
  readonly takes: Takes;
  readonly conversion: Conversion;
  /** null = not known */
  readonly range: Range | null;
  /** null = not known; the number is then rounded to `decimals`. Always one over a whole number. */
  readonly step: number | null;
  readonly decimals: number;
  readonly unit: Unit;
}

/** A way through menus that needs translation, by its code in the catalogues. */
export type MenuCode =
  | 'camera-menu'
  | 'content-manager-or-app'
  | 'field-of-view-calculator'
  | 'geometry-editor'
  | 'launcher-or-plugin'
  | 'rendering-mode'
  | 'seat-adjustment'
  | 'triple-screen-app';

/** The way through the menus: in the game's own words, "Options > Camera", the same in every language, or a code. */
export type Menu = string | { readonly code: MenuCode };

/** Place of the number in the game. */
interface Where<Tip extends string> {
  /** null = not known */
  readonly menu: Menu | null;
  readonly file: { readonly path: string; readonly section?: string; readonly key: string } | null;
  /** Hint for entering it. */
  readonly tip?: Tip;
}

/**
 * Meaning of the number with three screens.
 * - same: the number of one screen
 * - total: the whole span, outer edge to outer edge
 * - one-projection: the angle of one flat picture laid over all three
 * - measures: the game wants lengths and angles instead, the number has no effect
 * - file: only a file has room for what these screens need, the number has no effect
 * - unknown: not known; the number is the one for the centre screen
 */
export type TripleTakes = 'same' | 'total' | 'one-projection' | 'measures' | 'file' | 'unknown';

/** A length or an angle that some game takes for three screens. */
export type Quantity =
  | 'lit-width'
  | 'framed-width'
  | 'eye-distance'
  | 'curved'
  | 'curve-radius'
  | 'flat-width'
  | 'flat-framed-width'
  | 'flat-height'
  | 'flat-distance'
  | 'bezel'
  | 'gap'
  | 'side-angle'
  | 'horizontal'
  | 'side-horizontal'
  | 'side-width'
  | 'side-height'
  | 'side-distance'
  | 'one-projection'
  | 'one-projection-with-bezels'
  | 'seam-angle'
  | 'side-angle-beyond-horizontal';

export type MeasureUnit = 'mm' | 'm' | 'degrees' | 'none';

/** One line of a triple-screen recipe. */
export interface MeasureRecord<What extends string = string> {
  readonly what: What;
  readonly key?: string;
  /** A plain number is typed unchanged. */
  readonly quantity: Quantity | number;
  readonly unit: MeasureUnit;
  readonly decimals: number;
  /** The game's limits. Outside, the player is warned; the measure is never clamped. */
  readonly min?: number;
  readonly max?: number;
  /** Maximum by the file's own comment, which some players exceed: mentioned without a warning. */
  readonly maxInComment?: number;
  /** Left out of recipes for three equal screens. */
  readonly isForOtherSizes?: true;
}

/** The file that takes the measures. */
interface MeasureFile {
  readonly path: string;
  readonly section?: string;
  /** Template of one line, with `{key}` and `{value}`. */
  readonly line: string;
  /** Keys that take all measures of a screen as one value. */
  readonly together?: { readonly centre: readonly string[]; readonly sides: readonly string[] };
}

/**
 * Support for side screens of another size, in a game that knows three views.
 * - own: each view has measures of its own
 * - own-unseen: the same, by the format of the file alone
 * - own-in-file: the file has room for each screen, the menu takes three equal ones
 */
type OtherSizes = 'own' | 'own-unseen' | 'own-in-file';

/**
 * Picture on the side screens.
 * - as-built: each screen at its own place
 * - turned-by-picture: a picture like the centre one, turned by its own horizontal angle
 * - turned-to-face: the same, turned by what a stand would have whose screens all face you
 * - turned-by-stand: the same, turned by the side angle you give
 * - one-picture: their parts of one flat picture over all three
 */
export type SideDrawing =
  'as-built' | 'turned-by-picture' | 'turned-to-face' | 'turned-by-stand' | 'one-picture';

export interface TripleRecord<Sentence extends string = string, What extends string = string> {
  readonly takes: TripleTakes;
  /** Left out if not known. */
  readonly draws?: SideDrawing;
  /** Instructions for the player. */
  readonly sentence: Sentence;
  /** The way through the menus to the measures; left out if only a file takes them. */
  readonly menu?: Menu;
  readonly measures?: readonly MeasureRecord<What>[];
  readonly file?: MeasureFile;
  /** Left out if the game takes all three screens as equal, or draws no views of its own. */
  readonly otherSizes?: OtherSizes;
  /** The recipe for side screens of another size, or that do not face the eye. */
  readonly forOtherStands?: TripleRecord<Sentence, What>;
}

/**
 * Certainty of the conversion.
 * - confirmed: the game's own files, documents or staff, or two independent sources
 * - measured: two players' screenshots, on screens of different ratios, that agree
 * - reported: one good source
 * - believed: calculators agree, or it was inferred
 * - none: no conversion is known
 */
export type EvidenceRecord<Reason extends string = string> =
  | { readonly level: 'confirmed' | 'measured' }
  | { readonly level: 'reported' | 'believed' | 'none'; readonly reason: Reason };

export interface Source {
  readonly url: string;
  /** Date of reading, YYYY-MM-DD. */
  readonly read: string;
}

/** The cockpit view of a fresh installation. */
export interface OutOfTheBox {
  readonly degrees: number;
  readonly axis: Axis;
  /** Width : height at which a horizontal angle was seen, if it depends on that. */
  readonly ratio?: number;
  /** Given if the angle is that of each of three screens. */
  readonly screens?: 3;
  /** Given if the view cannot be changed, so that only the seat can move: certainty of the angle. */
  readonly fixed?: 'reported' | 'believed';
}

/** Another website's calculator. */
export interface Calculator extends Source {
  /** Its published name. */
  readonly name: string;
}

/** Numbers of other calculators that differ from ours. */
export interface DisagreementRecord<Says extends string = string> {
  readonly by: readonly Calculator[];
  /** Their number, and why ours differs. */
  readonly says: Says;
}

/** Platforms besides a PC. */
export type Console = 'ps4' | 'ps5' | 'xbox' | 'switch';

/** Maps properties that the shape lacks to never, so that a mistyped one does not compile. */
export type Only<Shape, Given> = {
  readonly [Key in keyof Given]: Key extends keyof Shape ? Given[Key] : never;
};

/** Codes of a game's words in the catalogues. */
interface WordCodes {
  readonly qualifier: string;
  readonly takes: string;
  readonly when: string;
  readonly tip: string;
  readonly sentence: string;
  readonly what: string;
  readonly reason: string;
  readonly note: string;
}

/** One game: all that the app knows about it. */
export interface GameRecord<Codes extends WordCodes = WordCodes> {
  /** kebab-case, never changed once published: links and saved rigs use it. */
  readonly id: string;
  readonly name: string;
  /** Difference from another game of that name. */
  readonly qualifier?: Codes['qualifier'];
  /** Sort key instead of the name: F1 22 comes after F1 2021. */
  readonly sortedAs?: string;
  readonly developer: string;
  /** Given for games without racing or driving, such as flying; listed last. */
  readonly kind?: 'other-sim';
  /** Other names that people search for. */
  readonly aliases: readonly string[];
  /** Left out if it is for PCs only, or if the number goes into a file, which consoles do not have. */
  readonly consoles?: readonly Console[];
  /** null = no number can be given; `evidence.reason` says why. */
  readonly scale: ScaleRecord<Codes['takes']> | null;
  /** The number under another meaning that a player's game may use. */
  readonly otherwise?: readonly {
    readonly when: Codes['when'];
    readonly scale: ScaleRecord<Codes['takes']>;
  }[];
  readonly where: Where<Codes['tip']>;
  readonly triple: TripleRecord<Codes['sentence'], Codes['what']>;
  /** Certainty of the conversion. Less certain facts, such as a range, are in `note`. */
  readonly evidence: EvidenceRecord<Codes['reason']>;
  readonly note?: Codes['note'];
  readonly outOfTheBox?: OutOfTheBox;
}
