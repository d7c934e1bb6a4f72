import { words } from '#messages/compare';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { possible } from '../../domain/geometry/outcome';
import { answerFor } from '../../domain/games/game-answer';
import { limitsVerdict } from '../../domain/games/limits-verdict';
import type { Game } from '../../domain/games/types';
import { answerTexts, cautionTexts, type MeasureLine } from '../../text/game-texts';
import type { FigureParts } from '../../text/figures';
import type { NumberShape } from '../../text/game-values';

/** A game's answer for a rig. */
export interface GameNumber {
  /** Comparison key of two rigs. */
  readonly text: string;
  readonly figure: FigureParts;
  /** Measures in place of one number, in their order; empty = one number. */
  readonly measures: readonly MeasureLine[];
  /** null = measures, which have no difference. */
  readonly number: { readonly value: number; readonly shape: NumberShape } | null;
  /** Empty = none. */
  readonly warnings: readonly string[];
}

/** null = no number is known. */
export function gameNumber(game: Game, seen: ViewedRig): GameNumber | null {
  const answer = answerFor(game, seen);
  if (answer.kind === 'unknown' || answer.kind === 'fixed-view') return null;
  const { value, figure, lines } = answerTexts(game, possible(seen));
  const verdict = limitsVerdict(answer);
  return {
    text: value,
    figure,
    measures: lines,
    number: answer.kind === 'number' ? { value: answer.setting.value, shape: answer.scale } : null,
    warnings: [...(verdict === 'within' ? [] : [words.warnings[verdict]]), ...cautionTexts(answer)],
  };
}
