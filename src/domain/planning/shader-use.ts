import { answerFor } from '../games/game-answer';
import type { Game } from '../games/types';
import type { ViewedRig } from '../geometry/compute-view';
import { needsShader } from '../shader/shader-answer';

/** Certainty that a shader could make a game's picture true: a game without sourced views may draw one over all screens. */
export type ShaderUse = 'sure' | 'if-one-picture';

/**
 * Use of a shader in a game; null if a flat picture is true on the rig, or the game draws each screen by itself or takes
 * no number. The number to type with the shader is `answerFor(game, settings.picture)`.
 *
 * @example shaderUse(gameById('f1-25')!, seen) // 'sure', on one curved screen
 */
export const shaderUse = (game: Game, seen: ViewedRig): ShaderUse | null => {
  if (!needsShader(seen)) return null;
  const answer = answerFor(game, seen);
  if (answer.kind !== 'number') return null;
  if (seen.view.triple === null) return 'sure';
  switch (answer.recipe.draws) {
    case 'one-picture':
      return 'sure';
    case undefined:
      return 'if-one-picture';
    default:
      return null;
  }
};
