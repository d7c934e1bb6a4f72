import type { recordsWithSetting } from './games-with-setting';
import type { recordsWithoutSetting } from './games-without-setting';
import type { EvidenceRecord, GameRecord, ScaleRecord } from './record-types';

// The library's own types. The codes are collected from the tables, so that a code needs no list of its own: the
// catalogues have to have a text for each, and none besides.

type Row = (typeof recordsWithSetting | typeof recordsWithoutSetting)[number];

/** What is in a property that not all members of a union have. */
type In<Union, Key extends string> = Union extends Readonly<Record<Key, infer Value>> ? Value : never;

type Otherwise = In<Row, 'otherwise'>[number];

/** What a number is: vertical degrees, a slider position. */
export type TakesCode = In<Row['scale'] | Otherwise['scale'], 'takes'>;
/** When another scale counts. */
export type WhenCode = Otherwise['when'];
export type TipCode = In<Row['where'], 'tip'>;
/** What to do with three screens. */
export type SentenceCode = Row['triple']['sentence'];
/** What a measure is. */
export type MeasureCode = In<In<Row['triple'], 'measures'>[number], 'what'>;
/** Why a conversion is not certain. */
export type ReasonCode = In<Row['evidence'], 'reason'>;
export type NoteCode = In<Row, 'note'>;

interface Codes {
  readonly takes: TakesCode;
  readonly when: WhenCode;
  readonly tip: TipCode;
  readonly sentence: SentenceCode;
  readonly what: MeasureCode;
  readonly reason: ReasonCode;
  readonly note: NoteCode;
}

/** The number in a game's menu or file. */
export type Scale = ScaleRecord<TakesCode>;

/** How sure a conversion is. */
export type Evidence = EvidenceRecord<ReasonCode>;

/** One game of the library. */
export type Game = GameRecord<Codes>;
