import type { Source } from '../games/record-types';
import type { MeasureCode } from '../games/types';

// A game's file: what it looks like, and what a rig wants in it. Codes, no sentences.

/**
 * How a file is written.
 * - ini: `key=value` under `[section]`, a comment may follow
 * - uset: `uset key "value"`, as the truck simulators do
 * - sii: blocks of `key: value`; the three screens are told apart by where they stand
 * - json: with comments, should there be some
 * - xml: `<key>value</key>`
 */
export type FileFormat = 'ini' | 'uset' | 'sii' | 'json' | 'xml';

/** A number for a file. */
export interface Amount {
  readonly value: number;
  /** So many are written; more where the number before had more. */
  readonly decimals: number;
  /** Zeros at the end are left out, as the game does. */
  readonly trims?: true;
}

/** Why a value is what it is: a measure of the rig, or one of these. */
export type FileReason =
  | MeasureCode
  | 'number'
  | 'span'
  | 'cockpit-number'
  | 'camera-number'
  | 'game-minimum'
  | 'game-maximum'
  | 'switch'
  | 'no-narrower-than-lit'
  | 'one-screen'
  | 'three-screens'
  | 'left-edge'
  | 'right-edge'
  | 'own-views'
  | 'heading'
  | 'no-other-turn'
  | 'frustum-width'
  | 'frustum-height'
  | 'part-begins'
  | 'part-width'
  | 'part-height';

/** What is to be known before the file is changed. */
export type FileNote =
  | 'close-first'
  | 'beyond-179'
  | 'frame-width'
  | 'points'
  | 'one-camera'
  | 'switch'
  | 'mode-4'
  | 'read-at-start';

/** A camera of a game that keeps one number for each. */
export type Camera = 'chase' | 'far-chase' | 'bonnet' | 'dash-pro' | 'cockpit' | 'dash' | 'helmet';

interface WantedPlace {
  /** null = wherever the key stands; in JSON, outside of every group. */
  readonly section: string | null;
  readonly key: string;
  /** Of a list, which entry, counted from 0. */
  readonly index?: number;
  /** What the entries of that list are for, where the player may choose another than `index`. */
  readonly cameras?: readonly Camera[];
  readonly reason: FileReason;
  /** Only these are replaced: what stands for something else, such as glasses, is left alone. */
  readonly from?: readonly string[];
  /** The game writes it in quotes. */
  readonly quoted?: true;
  /** A larger number is right as well, and so is none: nothing is said where the key is missing. */
  readonly atLeast?: true;
}

/** A value that the rig asks for. Several numbers stand together in one value, as in `(1, 2)`. */
export type Wanted = WantedPlace & ({ readonly numbers: readonly Amount[] } | { readonly word: string });

/** One file of a game, for one rig. */
export interface GameFile {
  /** Where it is on the player's machine. */
  readonly path: string;
  /** What it is called; `*.plr` is any name that ends so. */
  readonly name: string;
  readonly format: FileFormat;
  /** Sections or keys that it is known by: with none of them it is another file. */
  readonly marks: readonly string[];
  readonly wanted: readonly Wanted[];
  readonly notes: readonly FileNote[];
  readonly sources: readonly Source[];
}
