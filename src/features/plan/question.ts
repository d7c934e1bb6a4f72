import type { Units } from '../../domain/geometry/units';
import type { ExactAnswer } from '../../domain/rig/exact-answer';
import type { RigEntry } from '../../domain/rig/entry';

/** Today's rig and its answer. */
export interface Today {
  readonly entry: RigEntry;
  /** Units of shown lengths. */
  readonly units: Units;
  readonly answer: ExactAnswer;
}

/** Props of every question, a component in a file of its own and with an entry in `questions`. */
export interface QuestionProps {
  readonly today: Today;
  /** Ids of picked games. */
  readonly pickedGames: readonly string[];
}
