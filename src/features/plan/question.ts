import type { Units } from '../../domain/geometry/units';
import type { ExactAnswer } from '../../domain/rig/exact-answer';
import type { RigEntry } from '../../domain/rig/entry';

/** The rig as it stands, and what follows from it. */
export interface Today {
  readonly entry: RigEntry;
  /** What lengths are shown in. */
  readonly units: Units;
  readonly answer: ExactAnswer;
}

/** What an answer would change of today's rig, as it would be typed. */
export type RigChange = Partial<RigEntry>;

/** What every question is given. It is one component in a file of its own, and has an entry in `questions`. */
export interface QuestionProps {
  readonly today: Today;
  /** Ids of picked games. */
  readonly pickedGames: readonly string[];
}
