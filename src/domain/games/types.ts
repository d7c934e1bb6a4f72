import type { recordsWithSetting } from './games-with-setting';
import type { recordsWithoutSetting } from './games-without-setting';
import type { Radians } from '../geometry/units';
import type { Fov } from '../geometry/view-angles';
import type { Conversion, EvidenceRecord, GameRecord, ScaleRecord } from './record-types';

// Codes are collected from the tables, so that no list repeats them and the catalogues need a text for exactly these.

type Row = (typeof recordsWithSetting | typeof recordsWithoutSetting)[number];

/** Type of a property that not all members of a union have. */
type In<Union, Key extends string> = Union extends Readonly<Record<Key, infer Value>> ? Value : never;

type Otherwise = In<Row, 'otherwise'>[number];

/** Difference between a game and another of its name. */
export type QualifierCode = In<Row, 'qualifier'>;
/** Meaning of a number: vertical degrees, a slider position. */
export type TakesCode = In<Row['scale'] | Otherwise['scale'], 'takes'>;
/** Condition for another scale. */
export type WhenCode = Otherwise['when'];
export type TipCode = In<Row['where'], 'tip'>;
type Triple = Row['triple'] | In<Row['triple'], 'forOtherStands'>;

/** Instructions for three screens. */
export type SentenceCode = Triple['sentence'];
/** Name of a measure. */
export type MeasureCode = In<In<Triple, 'measures'>[number], 'what'>;
/** Reason why a conversion is not certain. */
export type ReasonCode = In<Row['evidence'], 'reason'>;
export type NoteCode = In<Row, 'note'>;

interface Codes {
  readonly qualifier: QualifierCode;
  readonly takes: TakesCode;
  readonly when: WhenCode;
  readonly tip: TipCode;
  readonly sentence: SentenceCode;
  readonly what: MeasureCode;
  readonly reason: ReasonCode;
  readonly note: NoteCode;
}

/** A game of the table. */
export type ListedGame = GameRecord<Codes>;
export type ListedScale = ScaleRecord<TakesCode>;
type ListedEvidence = EvidenceRecord<ReasonCode>;

/** A rule that the visitor measured. Functions in place of data: only such a game needs their code. */
export interface OwnConversion {
  readonly kind: 'own';
  readonly numberFor: (fov: Fov) => number;
  /** Vertical angle of a number, on a picture of this width : height. */
  readonly verticalOf: (number: number, ratio: number) => Radians;
}

export interface Scale extends Omit<ScaleRecord<TakesCode | 'own'>, 'conversion'> {
  readonly conversion: Conversion | OwnConversion;
}

/**
 * Certainty of a conversion.
 * - own: the visitor's own measurement
 * - shared: a measurement that came with a link
 */
export type Evidence = ListedEvidence | { readonly level: 'own' | 'shared' };

/**
 * Limit of a measurement.
 * - beyond-measured: the number lies beyond the measured ones
 * - other-shape: only pictures of another width : height were measured
 * - far-from-measured: the picture is too different from the measured ones for a number
 */
export type MeasuredLimit = 'beyond-measured' | 'other-shape' | 'far-from-measured';

/** A game of the table, or one that the visitor measured. */
export interface Game extends Omit<ListedGame, 'scale' | 'evidence'> {
  readonly scale: Scale | null;
  readonly evidence: Evidence;
  /** Given if the visitor measured it: the limit of that for a picture, null within. */
  readonly limitFor?: (fov: Fov) => MeasuredLimit | null;
}
