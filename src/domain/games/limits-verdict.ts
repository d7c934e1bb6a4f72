import { measuresOf, type GameAnswer } from './game-answer';

/** Result of comparing a rig with a game's limits: 'doubtful' = sources disagree about the range. */
export type LimitsVerdict = 'within' | 'below' | 'above' | 'doubtful';

/**
 * Whether the true number, or a measure that the game takes instead, is allowed by the game, and on which side it is not.
 * Rows warn unless 'within'.
 *
 * @example limitsVerdict(gameAnswer(gameById('iracing')!, seen)) // 3 × 27in at 50 cm, which span 185°: 'doubtful'
 */
export const limitsVerdict = (answer: GameAnswer): LimitsVerdict => {
  if (answer.kind === 'number') {
    const { outOfRange, doubtful } = answer.setting;
    return outOfRange ?? (doubtful ? 'doubtful' : 'within');
  }
  return measuresOf(answer).find(({ outOfRange }) => outOfRange !== null)?.outOfRange ?? 'within';
};
