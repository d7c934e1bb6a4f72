import { words } from '#messages/games';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { gameValueText, type NumberShape } from '../../text/game-values';
import { measuresText } from '../../text/measures';
import { settingFor } from '../../domain/games/setting';
import { tripleFor } from '../../domain/games/triple';
import { typedMeasures } from '../../domain/games/typed-measures';
import type { Game } from '../../domain/games/types';

export interface NamedMeasure {
  readonly name: string;
  readonly text: string;
}

/** What a game wants for a rig. */
export interface GameNumber {
  readonly text: string;
  /** What it takes in place of one number, in its order; empty = it is one. */
  readonly measures: readonly NamedMeasure[];
  /** null = it takes several measures, which have no difference. */
  readonly number: { readonly value: number; readonly shape: NumberShape } | null;
  /** On which side of the game's range it is, or that sources disagree about the range; null = it is within. */
  readonly warning: 'below' | 'above' | 'doubtful' | null;
}

const { names } = words.measures;

/** null = no number is known. */
export function gameNumber(game: Game, { rig, view }: ViewedRig): GameNumber | null {
  const setting = settingFor(game, view);
  if (game.scale === null || setting === null) return null;
  if (setting.hasEffect) {
    const { value, outOfRange, doubtful } = setting;
    return {
      text: gameValueText(value, game.scale),
      measures: [],
      number: { value, shape: game.scale },
      warning: outOfRange ?? (doubtful ? 'doubtful' : null),
    };
  }
  const triple = tripleFor(game, rig, view);
  const measures = triple ? typedMeasures(triple) : [];
  return {
    text: measuresText(measures),
    measures: measures.map((measure) => ({
      name: names[measure.what],
      text: gameValueText(measure.value, measure),
    })),
    number: null,
    warning: measures.find((measure) => measure.outOfRange !== null)?.outOfRange ?? null,
  };
}
