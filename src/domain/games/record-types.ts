// The shapes of the tables in this folder. A record has no sentences: it names them by codes, and the catalogue of each
// language has the words. Here a code may be any text; types.ts has those that the tables really use.

/** The direction in which an angle is counted. */
export type Axis = 'horizontal' | 'vertical';

/**
 * How the two angles of a picture become the game's number. Pure data: `convert` reads it forwards,
 * `angleGivenBy` backwards. Angles are in degrees.
 */
export type Conversion =
  /** The number is the horizontal angle. */
  | { readonly kind: 'horizontal' }
  /** The number is the vertical angle. */
  | { readonly kind: 'vertical' }
  /** The number counts evenly along the vertical angle: (V − zeroAt) / degreesPerUnit. */
  | { readonly kind: 'vertical-linear'; readonly zeroAt: number; readonly degreesPerUnit: number }
  /**
   * As above, along the horizontal angle of an imagined picture: one of your screen's height, but of the
   * given width : height. So your own ratio does not matter.
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

/** Which numbers the game allows. A limit of 0 is a limit; null is a limit that is not known. */
export type Range =
  | {
      readonly kind: 'fixed';
      readonly min: number | null;
      readonly max: number | null;
      /** Where the number spans three screens, this replaces `max`. */
      readonly maxOverThreeScreens?: number;
      /** Sources disagree from here on: warn, but do not cut. */
      readonly doubtfulAbove?: number;
    }
  /** The game keeps V between these degrees, so the limits of a horizontal number follow the ratio. */
  | { readonly kind: 'vertical'; readonly min: number; readonly max: number };

/** What stands behind the number. 'none' = a bare slider position. */
export type Unit = 'degrees' | 'radians' | 'times' | 'none';

/** The number in the game's menu or file: what it stands for, and which numbers can be typed. */
export interface ScaleRecord<Takes extends string = string> {
  /** What the number is. */
  readonly takes: Takes;
  readonly conversion: Conversion;
  /** null = not known */
  readonly range: Range | null;
  /** null = not known; the number is then rounded to `decimals`. Always one over a whole number. */
  readonly step: number | null;
  readonly decimals: number;
  readonly unit: Unit;
}

/** A way through menus that needs a word of ours, by what the catalogues call it. */
export type MenuCode =
  | 'camera-menu'
  | 'content-manager-or-app'
  | 'field-of-view-calculator'
  | 'geometry-editor'
  | 'launcher-or-plugin'
  | 'rendering-mode'
  | 'seat-adjustment'
  | 'triple-screen-app';

/** The way through the menus: in the game's own words, "Options > Camera", which are the same in every language, or by a code. */
export type Menu = string | { readonly code: MenuCode };

/** Where the player enters the number. */
interface Where<Tip extends string> {
  /** null = not known */
  readonly menu: Menu | null;
  readonly file: { readonly path: string; readonly section?: string; readonly key: string } | null;
  /** What else helps while entering it. */
  readonly tip?: Tip;
}

/**
 * What becomes of the number with three screens.
 * - same: the number of one screen
 * - total: the whole span, outer edge to outer edge
 * - one-projection: the angle of one flat picture laid over all three
 * - measures: the game wants lengths and angles instead, the number has no effect
 * - unknown: not known; the number is the one for the centre screen
 */
export type TripleTakes = 'same' | 'total' | 'one-projection' | 'measures' | 'unknown';

/** A length or an angle of a triple-screen rig that some game asks for. */
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
  | 'one-projection'
  | 'one-projection-with-bezels'
  | 'seam-angle'
  | 'side-angle-beyond-horizontal';

export type MeasureUnit = 'mm' | 'm' | 'degrees' | 'none';

/** One line of a triple-screen recipe. */
export interface MeasureRecord<What extends string = string> {
  readonly what: What;
  readonly key?: string;
  /** A plain number is typed as it stands. */
  readonly quantity: Quantity | number;
  readonly unit: MeasureUnit;
  readonly decimals: number;
  /** What the game allows. Outside, the player is warned; the measure is never cut. */
  readonly min?: number;
  readonly max?: number;
  /** What the file's own comment calls the most, though players have more: said, and no warning. */
  readonly maxInComment?: number;
}

/** The file that takes the measures. */
interface MeasureFile {
  readonly path: string;
  readonly section?: string;
  /** How one line is written: `{key}` and `{value}` are filled in. */
  readonly line: string;
  /** Where all measures stand together in one value: the keys that get that value. */
  readonly together?: readonly string[];
}

/**
 * What the game draws on the side screens.
 * - as-built: what their measures ask for, wherever they stand
 * - turned-by-picture: a picture like the centre one, turned by its own horizontal angle
 * - turned-to-face: the same, turned by what a stand would have whose screens all face you
 * - turned-by-stand: the same, turned by the side angle you give
 * - one-picture: their part of one flat picture over all three
 */
export type SideDrawing =
  'as-built' | 'turned-by-picture' | 'turned-to-face' | 'turned-by-stand' | 'one-picture';

export interface TripleRecord<Sentence extends string = string, What extends string = string> {
  readonly takes: TripleTakes;
  /** Left out where it is not known. */
  readonly draws?: SideDrawing;
  /** What to do, for the player. */
  readonly sentence: Sentence;
  /** The way through the menus to where the measures are entered; left out where only a file takes them. */
  readonly menu?: Menu;
  readonly measures?: readonly MeasureRecord<What>[];
  readonly file?: MeasureFile;
}

/**
 * How sure the conversion is.
 * - confirmed: the game's own files, documents or staff, or two independent sources
 * - reported: one good source
 * - believed: calculators agree, or it was inferred
 * - none: no conversion is known
 */
export type EvidenceRecord<Reason extends string = string> =
  | { readonly level: 'confirmed' }
  | { readonly level: 'reported' | 'believed' | 'none'; readonly reason: Reason };

export interface Source {
  readonly url: string;
  /** The day it was read, YYYY-MM-DD. */
  readonly read: string;
}

/** The cockpit view of a fresh installation. */
export interface OutOfTheBox {
  readonly degrees: number;
  readonly axis: Axis;
  /** The width : height at which a horizontal angle was seen, where it depends on that. */
  readonly ratio?: number;
  /** Given where the angle is that of each of three screens. */
  readonly screens?: 3;
  /** Given where nobody can change it, so that only the seat can be moved: how sure the angle is. */
  readonly fixed?: 'reported' | 'believed';
}

/** A calculator by somebody else. */
export interface Calculator extends Source {
  /** As it is called where it is published. */
  readonly name: string;
}

/** What other calculators print for a game, where that is not what we print. */
export interface DisagreementRecord<Says extends string = string> {
  readonly by: readonly Calculator[];
  /** What they say, and why we do not. */
  readonly says: Says;
}

/** What a game can be played on, besides a PC. */
export type Console = 'ps4' | 'ps5' | 'xbox' | 'switch';

/** A record with the properties of its shape and no other. Of a mistyped one the compiler would say nothing otherwise. */
export type Only<Shape, Given> = {
  readonly [Key in keyof Given]: Key extends keyof Shape ? Given[Key] : never;
};

/** The codes that a game names its words by. */
interface WordCodes {
  readonly takes: string;
  readonly when: string;
  readonly tip: string;
  readonly sentence: string;
  readonly what: string;
  readonly reason: string;
  readonly note: string;
}

/** One game. Everything the app knows about it. */
export interface GameRecord<Codes extends WordCodes = WordCodes> {
  /** kebab-case, never changed once published: links and saved rigs use it. */
  readonly id: string;
  readonly name: string;
  /** What it is sorted as, where that is not its name: F1 22 comes after F1 2021. */
  readonly sortedAs?: string;
  readonly developer: string;
  /** Given for what is neither raced nor driven, such as flying: it stands behind all that is. */
  readonly kind?: 'other-sim';
  /** Other names that people search for. */
  readonly aliases: readonly string[];
  /** Left out where it is for PCs only, and where the number goes into a file, which a console does not have. */
  readonly consoles?: readonly Console[];
  /** null = no number can be given; `evidence.reason` tells why. */
  readonly scale: ScaleRecord<Codes['takes']> | null;
  /** The same rig under another meaning of the number, where players may have either. */
  readonly otherwise?: readonly {
    readonly when: Codes['when'];
    readonly scale: ScaleRecord<Codes['takes']>;
  }[];
  readonly where: Where<Codes['tip']>;
  readonly triple: TripleRecord<Codes['sentence'], Codes['what']>;
  /** How sure the conversion is. What is less sure than that, such as a range, is told in `note`. */
  readonly evidence: EvidenceRecord<Codes['reason']>;
  readonly note?: Codes['note'];
  readonly outOfTheBox?: OutOfTheBox;
}
