import type { Source } from '../games/record-types';
import type { MeasureCode } from '../games/types';

// A game's file: its format, and the values it gets for a rig. Codes, no sentences.

/**
 * Syntax of a file.
 * - ini: `key=value` under `[section]`, a comment may follow
 * - uset: `uset key "value"`, by the truck simulators
 * - sii: blocks of `key: value`; the order of the blocks tells the three screens apart
 * - json: comments are allowed
 * - xml: `<key>value</key>`
 */
export type FileFormat = 'ini' | 'uset' | 'sii' | 'json' | 'xml';

export interface Amount {
  readonly value: number;
  /** Decimals to write; more if the previous number had more. */
  readonly decimals: number;
  /** True if the game leaves out zeros at the end. */
  readonly trims?: true;
}

/** Reason for a value: a measure of the rig, or one of these. */
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

/** Warning before the file is changed. */
export type FileNote =
  | 'close-first'
  | 'beyond-179'
  | 'frame-width'
  | 'points'
  | 'one-camera'
  | 'switch'
  | 'mode-4'
  | 'read-at-start';

/** A camera of a game with a number for each. */
export type Camera = 'chase' | 'far-chase' | 'bonnet' | 'dash-pro' | 'cockpit' | 'dash' | 'helmet';

interface TargetPlace {
  /** null = any place of the key; in JSON, outside of every group. */
  readonly section: string | null;
  readonly key: string;
  /** Index in a list, counted from 0. */
  readonly index?: number;
  /** Meaning of the list's entries, if the player may choose another than `index`. */
  readonly cameras?: readonly Camera[];
  readonly reason: FileReason;
  /** Only these values are replaced; others, such as one for glasses, stay. */
  readonly from?: readonly string[];
  /** True if the game writes it in quotes. */
  readonly quoted?: true;
  /** A minimum: larger numbers are right as well, and a missing key is no problem. */
  readonly atLeast?: true;
}

/** A value for the rig. Several numbers form one value, as in `(1, 2)`. */
export type TargetValue = TargetPlace & ({ readonly numbers: readonly Amount[] } | { readonly word: string });

/** One file of a game, with the values for one rig. */
export interface GameFile {
  /** Path on the player's machine. */
  readonly path: string;
  /** File name; `*.plr` is any name with that ending. */
  readonly name: string;
  readonly format: FileFormat;
  /** Sections or keys that identify the file: without any of them it is another file. */
  readonly marks: readonly string[];
  readonly targets: readonly TargetValue[];
  readonly notes: readonly FileNote[];
  readonly sources: readonly Source[];
}
