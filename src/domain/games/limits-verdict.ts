import type { ViewedRig } from '../geometry/compute-view';
import { settingFor } from './setting';
import { tripleFor } from './triple';
import { typedMeasures } from './typed-measures';
import type { Game } from './types';

/** What a game's own limits say of a rig: 'doubtful' = sources disagree whether it goes that far. */
export type LimitsVerdict = 'within' | 'beyond' | 'doubtful';

/**
 * Whether the true number, or a measure that the game takes instead, is something the game allows. Where it is not 'within', the
 * game's row warns.
 *
 * @example limitsVerdict(gameById('iracing')!, seen) // 3 × 27in at 50 cm, which span 185°: 'doubtful'
 */
export const limitsVerdict = (game: Game, { rig, view }: ViewedRig): LimitsVerdict => {
  const setting = settingFor(game, view);
  if (setting === null) return 'within';
  if (setting.hasEffect)
    return setting.outOfRange !== null ? 'beyond' : setting.doubtful ? 'doubtful' : 'within';
  const triple = tripleFor(game, rig, view);
  const measures = triple ? typedMeasures(triple) : [];
  return measures.some(({ outOfRange }) => outOfRange !== null) ? 'beyond' : 'within';
};
