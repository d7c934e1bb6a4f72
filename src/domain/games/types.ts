import type { recordsWithSetting } from './games-with-setting';
import type { recordsWithoutSetting } from './games-without-setting';
import type { EvidenceRecord, GameRecord, ScaleRecord } from './record-types';

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

export type Scale = ScaleRecord<TakesCode>;

/** Certainty of a conversion. */
export type Evidence = EvidenceRecord<ReasonCode>;

export type Game = GameRecord<Codes>;
