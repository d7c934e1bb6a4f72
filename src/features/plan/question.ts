import type { ComponentType } from 'react';
import type { Units } from '../../domain/geometry/units';
import type { ExactAnswer } from '../../domain/rig/exact-answer';
import type { RigEntry } from '../../domain/rig/entry';
import type { TypedValues } from './typed-values';

/** The rig as it stands, and what follows from it. */
export interface Today {
  readonly entry: RigEntry;
  /** What lengths are shown in. */
  readonly units: Units;
  readonly answer: ExactAnswer;
}

/** What an answer would change of today's rig, as it would be typed. */
export type RigChange = Partial<RigEntry>;

export interface PictureProps {
  readonly today: Today;
  /** The answer; null = there is none, and today's rig stands alone. */
  readonly change: RigChange | null;
  readonly from?: 'above' | 'side';
}

/** What every question is given. It is one component in a file of its own, and has an entry in `questions`. */
export interface QuestionProps {
  readonly today: Today;
  /** Ids of starred games. */
  readonly favourites: readonly string[];
  /** What was typed and chosen here: it stays while another question is looked at. */
  readonly kept: TypedValues;
  /** Draws an answer beside today's rig. */
  readonly Picture: ComponentType<PictureProps>;
  /** Makes the answer today's rig, and says `done` with a way back. */
  readonly onUse: (change: RigChange, done: string) => void;
  /** Puts the answer beside today's rig in the comparison; null = that is full. */
  readonly onCompare: ((change: RigChange) => void) | null;
}
